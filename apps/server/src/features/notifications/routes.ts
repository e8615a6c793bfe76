import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Notifications } from './notifications.ts'

export function notificationRoutes({
  alerts,
  preferences,
  streams,
}: Notifications): Handlers<typeof contract.notifications> {
  return {
    'GET /notifications': ({ member, query }) => alerts.list(member, query),
    'GET /notifications/unread-counts': ({ member }) => alerts.countUnread(member),
    'POST /notifications/readings': ({ member, body }) => alerts.markRead(member, body.ids),
    'DELETE /notifications/{id}': ({ member, params }) => alerts.remove(member, params.id),
    'GET /notifications/events': ({ member }) => streams.open(member),
    'GET /notifications/preferences': ({ member }) => preferences.read(member),
    'PUT /notifications/preferences': ({ member, body }) => preferences.change(member, body),
  }
}
