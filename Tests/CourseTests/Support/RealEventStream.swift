/// An event stream as `swift test` of Swift 6.3.1 wrote it, without its times and addresses.
enum RealEventStream {
  static let text = #"""
    {"kind":"test","payload":{"displayName":"bool",\#
    "id":"SampleTests.Step1ShapesTests\/bool()\/Step1Tests.swift:9:4",\#
    "isParameterized":false,"kind":"function","name":"bool()",\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":4,"fileID":"SampleTests\/Step1Tests.swift","line":9}},"version":0}
    {"kind":"test","payload":{"displayName":"throws",\#
    "id":"SampleTests.Step1ShapesTests\/throwing()\/Step1Tests.swift:16:4",\#
    "isParameterized":false,"kind":"function","name":"throwing()",\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":4,"fileID":"SampleTests\/Step1Tests.swift","line":16}},"version":0}
    {"kind":"test","payload":{"displayName":"known",\#
    "id":"SampleTests.Step1ShapesTests\/known()\/Step1Tests.swift:22:4",\#
    "isParameterized":false,"kind":"function","name":"known()",\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":4,"fileID":"SampleTests\/Step1Tests.swift","line":22}},"version":0}
    {"kind":"test","payload":{"displayName":"table",\#
    "id":"SampleTests.Step1ShapesTests\/table(n:s:)\/Step1Tests.swift:24:4",\#
    "isParameterized":true,"kind":"function","name":"table(n:s:)",\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":4,"fileID":"SampleTests\/Step1Tests.swift","line":24}},"version":0}
    {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default",\#
    "text":"Test run started."},{"symbol":"details",\#
    "text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details",\#
    "text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"bool\" started."}],"testID":"SampleTests.Step1ShapesTests\/bool()\/Step1T\#
    ests.swift:9:4"},"version":0}
    {"kind":"event","payload":{"_comments":["Comment."],\#
    "_sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":50,"fileID":"SampleTests\/Step1Tests.swift","line":9},"issue":{"isKnown":false,\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":50,"fileID":"SampleTests\/Step1Tests.swift","line":9}},"kind":"issueRecorded",\#
    "messages":[{"symbol":"fail","text":"Expectation failed: (list → [1,\#
     2]).isEmpty → false"},{"symbol":"details","text":"Comment."}],\#
    "testID":"SampleTests.Step1ShapesTests\/bool()\/Step1Tests.swift:9:4"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail",\#
    "text":"Test \"bool\" failed after 0.001 seconds with 1 issue."}],\#
    "testID":"SampleTests.Step1ShapesTests\/bool()\/Step1Tests.swift:9:4"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"throws\" started."}],"testID":"SampleTests.Step1ShapesTests\/throwing()\/\#
    Step1Tests.swift:16:4"},"version":0}
    {"kind":"event","payload":{"_comments":[],\#
    "_sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":4,"fileID":"SampleTests\/Step1Tests.swift","line":16},\#
    "issue":{"_error":{"code":1,"description":"Step 1 is not written yet (Sample.swift:27)",\#
    "domain":"Sample.NotWritten"},"isKnown":false,\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":4,"fileID":"SampleTests\/Step1Tests.swift","line":16}},"kind":"issueRecorded",\#
    "messages":[{"symbol":"fail","text":"Caught error: Step 1 is not written yet (Sample.swi\#
    ft:27)"}],"testID":"SampleTests.Step1ShapesTests\/throwing()\/Step1Tests.swift:16:4"},\#
    "version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail",\#
    "text":"Test \"throws\" failed after 0.001 seconds with 1 issue."}],\#
    "testID":"SampleTests.Step1ShapesTests\/throwing()\/Step1Tests.swift:16:4"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"known\" started."}],"testID":"SampleTests.Step1ShapesTests\/known()\/Step\#
    1Tests.swift:22:4"},"version":0}
    {"kind":"event","payload":{"_comments":["inside"],\#
    "_sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":75,"fileID":"SampleTests\/Step1Tests.swift","line":22},"issue":{"isKnown":true,\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":75,"fileID":"SampleTests\/Step1Tests.swift","line":22}},"kind":"issueRecorded",\#
    "messages":[{"symbol":"passWithKnownIssue","text":"Issue recorded"},{"symbol":"details",\#
    "text":"inside"},{"symbol":"details","text":"known one"}],\#
    "testID":"SampleTests.Step1ShapesTests\/known()\/Step1Tests.swift:22:4"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded",\#
    "messages":[{"symbol":"passWithKnownIssue",\#
    "text":"Test \"known\" passed after 0.001 seconds with 1 known issue."}],\#
    "testID":"SampleTests.Step1ShapesTests\/known()\/Step1Tests.swift:22:4"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"table\" started."}],"testID":"SampleTests.Step1ShapesTests\/table(n:s:)\/\#
    Step1Tests.swift:24:4"},"version":0}
    {"kind":"event","payload":{"_comments":["Row."],\#
    "_sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":84,"fileID":"SampleTests\/Step1Tests.swift","line":24},\#
    "_testCase":{"displayName":"2, \"a\"","id":"…"},"issue":{"isKnown":false,\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":84,"fileID":"SampleTests\/Step1Tests.swift","line":24}},"kind":"issueRecorded",\#
    "messages":[{"symbol":"fail","text":"Expectation failed: (n → 2) < 2"},\#
    {"symbol":"details","text":"Row."}],"testID":"SampleTests.Step1ShapesTests\/table(n:s:)\\#
    /Step1Tests.swift:24:4"},"version":0}
    {"kind":"event","payload":{"_comments":["Row."],\#
    "_sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":84,"fileID":"SampleTests\/Step1Tests.swift","line":24},\#
    "_testCase":{"displayName":"2, \"b\"","id":"…"},"issue":{"isKnown":false,\#
    "sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":84,"fileID":"SampleTests\/Step1Tests.swift","line":24}},"kind":"issueRecorded",\#
    "messages":[{"symbol":"fail","text":"Expectation failed: (n → 2) < 2"},\#
    {"symbol":"details","text":"Row."}],"testID":"SampleTests.Step1ShapesTests\/table(n:s:)\\#
    /Step1Tests.swift:24:4"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail",\#
    "text":"Test \"table\" with 6 test cases failed after 0.001 seconds with 4 issues."}],\#
    "testID":"SampleTests.Step1ShapesTests\/table(n:s:)\/Step1Tests.swift:24:4"},\#
    "version":0}
    {"kind":"event","payload":{"_comments":["late issue"],\#
    "_sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sample\/Step1Tests.swift",\#
    "column":106,"fileID":"SampleTests\/Step1Tests.swift","line":31},\#
    "issue":{"isKnown":false,"sourceLocation":{"_filePath":"\/course\/Tests\/Chapters\/01-Sa\#
    mple\/Step1Tests.swift","column":106,"fileID":"SampleTests\/Step1Tests.swift",\#
    "line":31}},"kind":"issueRecorded","messages":[{"symbol":"fail",\#
    "text":"Issue recorded"},{"symbol":"details","text":"late issue"}]},"version":0}
    {"kind":"event","payload":{"kind":"runEnded","messages":[{"symbol":"fail",\#
    "text":"Test run with 25 tests in 1 suite failed after 0.324 seconds with 24 issues (inc\#
    luding 1 known issue)."}]},"version":0}

    """#
}
