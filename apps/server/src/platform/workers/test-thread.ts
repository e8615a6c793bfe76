import { threadId } from 'node:worker_threads'
import { serveTasks } from './serve-tasks.ts'
import { defineTask } from './task.ts'

const double = defineTask('double', (value: number) => value * 2)
const refuse = defineTask('refuse', (words: string): string => {
  throw new Error(words)
})
const loop = defineTask('loop', (ever: boolean) => {
  while (ever);
})
const crash = defineTask('crash', (code: number) => {
  process.exit(code)
})
/** Blocks its thread until the shared number is no longer 0. */
const hold = defineTask('hold', (gate: Int32Array) => {
  Atomics.wait(gate, 0, 0)
})
/** Writes its number to the next place of a shared list, whose first number is the count. */
const note = defineTask('note', ({ list, value }: { list: Int32Array; value: number }) => {
  Atomics.store(list, Atomics.add(list, 0, 1) + 1, value)
})

const whoAmI = defineTask('whoAmI', (_: null) => threadId)

await serveTasks([double, refuse, loop, crash, hold, note, whoAmI], async () => undefined)
