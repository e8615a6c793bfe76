import type { Workers } from './workers.ts'

/** For commands, which serve no requests. */
export const inThisThread: Workers = {
  run: async (task, input) => task.run(input),
  wake: () => undefined,
  close: async () => undefined,
}
