export { QuickActions } from './quick-actions.tsx'
