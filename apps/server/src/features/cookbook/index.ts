export { createHouseBook } from './house-book.ts'
export { bookTasks } from './kitchen-tasks.ts'
