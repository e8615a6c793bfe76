export { servePages } from './pages.ts'
