export { createLog } from './logging.ts'
