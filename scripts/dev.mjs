/**
 * `npm run dev`: the server from its TypeScript, restarted on change, and Vite with hot reload in
 * front of it (apps/web/vite.config.ts passes the API's paths on). One Ctrl-C stops both.
 */
import { spawn } from 'node:child_process'
import { prepare } from './lib/node.mjs'
import { stopSignals } from './lib/processes.mjs'
import { inProject, packageCommand } from './lib/project.mjs'

await prepare(import.meta.url)

const apiPort = process.env.API_PORT ?? '3001'
const webPort = process.env.WEB_PORT ?? '5173'
const address = `http://localhost:${webPort}`
const main = 'apps/server/src/main.ts'

const children = [
  start([process.execPath, '--watch', '--watch-preserve-output', inProject(main)], {
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  }),
  start([...packageCommand('vite'), inProject('apps/web'), '--clearScreen', 'false'], {
    API_PORT: apiPort,
    WEB_PORT: webPort,
  }),
]
console.log(`Potluck for development: ${address} (API on ${apiPort}); Ctrl-C stops both.`)

let stopping = false
for (const signal of stopSignals) process.on(signal, () => stop(0))
for (const child of children) child.once('exit', (code) => stop(code ?? 1))

/**
 * @param {string[]} commandLine
 * @param {NodeJS.ProcessEnv} settings
 */
function start([command = '', ...args], settings) {
  return spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of the terminal's reach: Ctrl-C comes here, and each child is told to stop once.
    detached: process.platform !== 'win32',
    cwd: inProject(),
    env: { ...process.env, ...settings },
  })
}

/** @param {number} code */
async function stop(code) {
  if (stopping) return
  stopping = true
  await Promise.all(children.map(end))
  process.exit(code)
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}
