export { SideBySide } from './side-by-side.tsx'
