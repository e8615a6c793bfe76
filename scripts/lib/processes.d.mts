export type Finished = {
  code: number
  output: string
}
/** @typedef {{ code: number, output: string }} Finished */
/**
 * Runs a command to its end and collects what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { timeoutMs?: number }} [options]
 * @returns {Promise<Finished>} code 127 when the command does not exist
 */
export declare function run(
  command: string,
  args: string[],
  {
    timeoutMs,
    ...options
  }?: import('node:child_process').SpawnOptions & {
    timeoutMs?: number
  },
): Promise<Finished>
/**
 * Runs a command in the foreground, in place of this process: the terminal is its own, signals are
 * passed on, and its exit code becomes ours. Never returns.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<never>}
 */
export declare function become(
  command: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<never>
/**
 * Under npm: takes the end of the shell between npm and us for a SIGTERM. npm hands a signal to that
 * shell, which dies of it without telling its child; a server would go on and hold its port.
 */
export declare function stopWithNpm(): void
/** @type {readonly NodeJS.Signals[]} */
export declare const stopSignals: readonly NodeJS.Signals[]
/**
 * What a shell would report: 128 and the signal's number when one ended the process.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export declare function exitCode(code: number | null, signal: NodeJS.Signals | null): number
