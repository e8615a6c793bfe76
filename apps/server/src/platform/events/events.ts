import { changeRows, type Database, type Db } from '../database/index.ts'
import { uuidv7 } from '../ids.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import type { Event, EventOf, EventType } from './event.ts'

/**
 * Reacts to an event in a transaction of its own, which also records that the event was handled:
 * however often the event arrives, what is written through `tx` is written once. For anything else
 * (a mail) use `jobs.send(tx, …)`.
 */
export type EventHandler<Type extends EventType> = (event: EventOf<Type>, tx: Db) => Promise<void>

export type Events = {
  /** Emits an event when the transaction commits. */
  emit(tx: Db, event: Event): Promise<void>
  /**
   * Handles every event of a type. `name` ('notifications') is unique among its subscribers and
   * must never change: the database records by it who has handled what. Call it before `jobs.open`.
   */
  subscribe<Type extends EventType>(type: Type, name: string, handler: EventHandler<Type>): void
}

/** Events carried by `jobs`: one row in the same transaction. */
export function createEvents(database: Database, jobs: Jobs): Events {
  const subscribers: Subscriber[] = []
  jobs.work(deliverEvent, async ({ id, event }) => {
    const concerned = subscribers.filter(({ type }) => type === event.type)
    const outcomes = await Promise.allSettled(
      concerned.map((subscriber) => handleOnce(database, subscriber, { id, event })),
    )
    // A failing subscriber does not stop the others; the event is delivered again to it alone.
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    if (failures.length > 0)
      throw new AggregateError(failures, `${event.type} was not handled by all`)
  })
  jobs.work(forgetHandled, async () => {
    await changeRows(database.db)`
      delete from event_handled where handled_at < now() - interval '30 days'`
  })
  jobs.schedule(forgetHandled, '20 3 * * *')
  return {
    async emit(tx, event) {
      await jobs.send(tx, deliverEvent, { id: uuidv7(), event })
    },
    subscribe(type, name, handler) {
      if (subscribers.some((other) => other.type === type && other.name === name)) {
        throw new Error(`${name} hears ${type} already`)
      }
      subscribers.push({
        type,
        name,
        handle: async (event, tx) => {
          if (isOfType(event, type)) await handler(event, tx)
        },
      })
    },
  }
}

// Kept longer than any job: after that the event cannot arrive again.
const forgetHandled = defineJob('forget-handled-events')
const deliverEvent = defineJob<{ id: string; event: Event }>('deliver-event', { concurrency: 2 })

type Subscriber = {
  type: EventType
  name: string
  handle: (event: Event, tx: Db) => Promise<void>
}

async function handleOnce(
  database: Database,
  subscriber: Subscriber,
  { id, event }: { id: string; event: Event },
): Promise<void> {
  await database.transaction(async (tx) => {
    const noted = await changeRows(tx)`
      insert into event_handled (event_id, handler)
      values (${id}, ${`${event.type} ${subscriber.name}`}) on conflict do nothing`
    if (noted === 1) await subscriber.handle(event, tx)
  })
}

function isOfType<Type extends EventType>(event: Event, type: Type): event is EventOf<Type> {
  return event.type === type
}
