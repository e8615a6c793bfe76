export { notificationParts } from './archive-parts.ts'
export { createNotifications } from './notifications.ts'
export { notificationRoutes } from './routes.ts'
