export { cook } from './cook.ts'
