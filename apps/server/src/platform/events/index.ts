export type { Event, EventOf, EventType } from './event.ts'
export { createEvents, type EventHandler, type Events } from './events.ts'
export { createLive, type Live, type LiveListener } from './live.ts'
