export { createNotifications } from './notifications.ts'
export { notificationRoutes } from './routes.ts'
