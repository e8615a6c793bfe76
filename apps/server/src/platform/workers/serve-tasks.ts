import { parentPort } from 'node:worker_threads'
import type { Task } from './task.ts'
import type { Order, Reply } from './thread.ts'

/**
 * Makes this thread do tasks, one after the other.
 * @param prepare loads what they need, before the first task
 */
export async function serveTasks(
  tasks: readonly Task<never, unknown>[],
  prepare: () => Promise<void>,
): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('Tasks are served by a worker thread')
  const byName = new Map(tasks.map((task) => [task.name, task]))
  const answer = (reply: Reply) => port.postMessage(reply)
  await prepare()
  port.on('message', async ({ task: name, input }: Order) => {
    try {
      const task = byName.get(name)
      if (!task) throw new Error(`No thread knows the task ${name}`)
      // Whoever named the task passed its input.
      answer({ type: 'done', output: await task.run(input as never) })
    } catch (error) {
      answer({ type: 'failed', error })
    }
  })
  answer({ type: 'ready' })
}
