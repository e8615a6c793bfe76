/** Work that may be done by another thread: what goes in and what comes out are copied, so they are data alone. */
export type Task<Input, Output> = {
  /** Names it to the thread that does it. */
  name: string
  run: (input: Input) => Output | Promise<Output>
}

/** What a task needs to be heavy (a lexicon) it imports when it runs: who only asks for it stays light. */
export function defineTask<Input, Output>(
  name: string,
  run: Task<Input, Output>['run'],
): Task<Input, Output> {
  return { name, run }
}
