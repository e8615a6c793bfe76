export { type Activity, fromPost } from './activity.ts'
export { ActivityEntry } from './activity-entry.tsx'
export { CookActivity } from './cook-activity.tsx'
export { EntrySkeletons } from './entry-skeletons.tsx'
