export { QuickActions } from './quick-actions.tsx'
export { weekLabel, weekOf } from './week.ts'
