import type { Workers } from './workers.ts'

/** For commands, which serve nobody beside. */
export const inThisThread: Workers = {
  run: async (task, input) => task.run(input),
  wake: () => undefined,
  close: async () => undefined,
}
