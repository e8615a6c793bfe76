/** Work that another thread may do: input and output are copied, so they must be plain data. */
export type Task<Input, Output> = {
  /** Identifies it to the thread that does it. */
  name: string
  run: (input: Input) => Output | Promise<Output>
}

/**
 * Heavy dependencies of a task (a lexicon) must be imported when it runs, so that callers stay
 * light.
 */
export function defineTask<Input, Output>(
  name: string,
  run: Task<Input, Output>['run'],
): Task<Input, Output> {
  return { name, run }
}
