export { type Activity, fromPost } from './activity.ts'
export { ActivityEntry } from './activity-entry.tsx'
