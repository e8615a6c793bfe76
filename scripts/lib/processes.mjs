import { spawn } from 'node:child_process'
import os from 'node:os'

/** @typedef {{ code: number, output: string }} Finished */

/**
 * Runs a command to its end and collects what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { timeoutMs?: number }} [options]
 * @returns {Promise<Finished>} code 127 when the command does not exist
 */
export function run(command, args, { timeoutMs, ...options } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      ...options,
      timeout: timeoutMs,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }))
  })
}

/**
 * Runs a command in the foreground, in place of this process: the terminal is its own, signals are
 * passed on, and its exit code becomes ours. Never returns.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<never>}
 */
export function become(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env })
  for (const signal of stopSignals) {
    process.on(signal, () => {
      // Ctrl-C reaches the whole foreground group: the child has it already.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  return new Promise(() => {
    child.once('error', (error) => {
      console.error(error.message)
      process.exit(127)
    })
    child.once('exit', (code, signal) => process.exit(exitCode(code, signal)))
  })
}

/**
 * Under npm: takes the end of the shell between npm and us for a SIGTERM. npm hands a signal to that
 * shell, which dies of it without telling its child; a server would go on and hold its port.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
  const timer = setInterval(look, 250).unref()
  for (const signal of stopSignals) {
    process.on(signal, () => {
      // Once is enough: to a server that is stopping, a second signal means 'at once'.
      clearInterval(timer)
      if (process.listenerCount(signal) === 1) process.exit(exitCode(null, signal))
    })
  }
}

/** @type {readonly NodeJS.Signals[]} */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * What a shell would report: 128 and the signal's number when one ended the process.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? (os.constants.signals[signal] ?? 0) : 0)
}
