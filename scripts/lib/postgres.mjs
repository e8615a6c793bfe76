import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { run } from './processes.mjs'

/** @typedef {{ url: string, stop: () => Promise<unknown> }} TestServer */
/** @typedef {{ uid?: number, gid?: number }} Identity */

/**
 * A PostgreSQL for tests: a throw-away one from this machine's binaries, else the server that
 * TEST_DATABASE_URL names (its user must be allowed to create databases), else undefined. `url`
 * leads to a maintenance database; `stop` leaves nothing behind, and so does the end of the process.
 * @returns {Promise<TestServer | undefined>}
 */
export async function findTestPostgres() {
  for (const folder of await listBinaryFolders()) {
    const server = await startThrowaway(folder)
    if (server) return server
  }
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: async () => undefined } : undefined
}

/** Folders that hold initdb and postgres, the newest versions of a place first. */
async function listBinaryFolders() {
  const configured = await run('pg_config', ['--bindir'])
  const folders = [
    ...(configured.code === 0 ? [configured.output.trim()] : []),
    ...versions('/usr/lib/postgresql', 'bin'),
    ...versions('/opt/homebrew/opt', 'bin', /^postgresql(@|$)/),
    ...versions('/usr/local/opt', 'bin', /^postgresql(@|$)/),
    ...versions('/Applications/Postgres.app/Contents/Versions', 'bin'),
    ...versions('C:\\Program Files\\PostgreSQL', 'bin'),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return [...new Set(folders)].filter((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name + suffix))),
  )
}

/**
 * @param {string} parent
 * @param {string} child
 * @param {RegExp} [name]
 */
function versions(parent, child, name = /./) {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((entry) => name.test(entry))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((entry) => path.join(parent, entry, child))
}

/**
 * @param {string} binaries
 * @returns {Promise<TestServer | undefined>} undefined when this installation does not work here
 */
async function startThrowaway(binaries) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'potluck-postgres-'))
  const remove = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  const identity = await findIdentity()
  if (identity.uid !== undefined) chownSync(home, identity.uid, identity.gid ?? identity.uid)
  // The working folder must be one that the unprivileged user may enter; messages are read below.
  const context = { ...identity, cwd: home, env: { ...process.env, HOME: home, LC_ALL: 'C' } }

  if (!(await createCluster(binaries, home, context))) {
    remove()
    return undefined
  }
  // Another process may take the port between its choice and its use.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = await findFreePort()
    const child = spawn(path.join(binaries, 'postgres'), serverArguments(home, port), {
      ...context,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const atExit = () => {
      child.kill('SIGQUIT')
      // It writes a last status file; nothing but waiting is left to a process that ends.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
      remove()
    }
    if (await saysReady(child)) {
      process.once('exit', atExit)
      return {
        url: `postgres://postgres@127.0.0.1:${port}/postgres`,
        stop: async () => {
          await stopServer(child)
          process.off('exit', atExit)
          remove()
        },
      }
    }
    await stopServer(child)
  }
  remove()
  return undefined
}

/**
 * @param {string} binaries
 * @param {string} home
 * @param {import('node:child_process').SpawnOptions} context
 */
async function createCluster(binaries, home, context) {
  // As a server in use has it: case and accents of all languages, a sort order nobody relies on.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
    const { code } = await run(
      path.join(binaries, 'initdb'),
      [
        '-D',
        path.join(home, 'data'),
        '--username=postgres',
        '--auth=trust',
        '--encoding=UTF8',
        `--locale=${locale}`,
        '--no-sync',
        '--no-instructions',
      ],
      context,
    )
    if (code === 0) return true
  }
  return false
}

/**
 * @param {string} home
 * @param {number} port
 */
function serverArguments(home, port) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Nothing here outlives the run, so nothing needs to reach the disk.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '64MB',
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', path.join(home, 'data'), ...flags]
}

/** PostgreSQL refuses to run as root: root lends it another account. @returns {Promise<Identity>} */
async function findIdentity() {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
    if (uid.code === 0 && gid.code === 0)
      return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  return {}
}

/** @param {import('node:child_process').ChildProcess} child */
function saysReady(child) {
  return new Promise((resolve) => {
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve(true)
    })
    child.once('error', () => resolve(false))
    child.once('exit', () => resolve(false))
  })
}

/** @param {import('node:child_process').ChildProcess} child */
async function stopServer(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
