import { DatabaseBusyError } from './errors.ts'

/**
 * The result of the work if it comes in time, for callers that cannot wait for a database that
 * hangs. The work itself goes on.
 * @throws DatabaseBusyError if it is late
 */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new DatabaseBusyError(`No answer within ${milliseconds} ms`)),
      milliseconds,
    )
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
