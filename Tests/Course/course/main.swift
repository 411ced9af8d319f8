import CourseKit

Course.main()
