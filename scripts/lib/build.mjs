import { cpSync, existsSync, rmSync } from 'node:fs'
import { precompress } from './precompress.mjs'
import { run } from './processes.mjs'
import { showProgress } from './progress.mjs'
import { inProject, packageCommand } from './project.mjs'
import { hasChanged, keepStamp, takeStamp } from './stamps.mjs'

/** @typedef {'server' | 'web'} Half */

/** The production server's entry. */
export const serverBundle = inProject('apps', 'server', 'dist', 'main.js')

const sharedInputs = ['packages', 'scripts/lib', 'package.json', 'package-lock.json']
/** What each half is built from and the file that shows it was. */
const halves = {
  server: {
    build: buildServer,
    inputs: ['apps/server', ...sharedInputs],
    result: serverBundle,
  },
  web: {
    build: buildWeb,
    inputs: ['apps/web', ...sharedInputs],
    result: inProject('apps/web/dist/index.html'),
  },
}

/** Builds the halves whose sources changed since they were last built; mostly none. */
export async function ensureBuilt() {
  /** @type {Half[]} */
  const all = ['server', 'web']
  const stale = all.filter((half) => {
    const { inputs, result } = halves[half]
    return !existsSync(result) || hasChanged(half, inputs)
  })
  if (stale.length > 0) await build(stale)
}

/**
 * Builds the given halves at once. Ends the process when one fails.
 * @param {Half[]} wanted
 */
export async function build(wanted) {
  const stamps = wanted.map((half) => /** @type {const} */ ([half, takeStamp(halves[half].inputs)]))
  const done = showProgress(`Building the ${wanted.join(' and the ')}`)
  try {
    await Promise.all(wanted.map((half) => halves[half].build()))
  } catch (error) {
    done('failed')
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  for (const [half, stamp] of stamps) keepStamp(half, stamp)
  done()
}

/** One bundle with the heavy parts as chunks that load on first use. */
async function buildServer() {
  const { build: bundle, formatMessages } = await import('esbuild')
  const out = inProject('apps/server/dist')
  rmSync(out, { recursive: true, force: true })
  const { warnings } = await bundle({
    // Worker threads have entries of their own, which share their chunks with the server.
    entryPoints: ['main.ts', 'kitchen-thread.ts', 'import-thread.ts', 'page-thread.ts'].map(
      (file) => inProject('apps/server/src', file),
    ),
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Flat, so that a file beside the bundle is './…' from every chunk.
    chunkNames: '[name]-[hash]',
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    // These load binaries or files of their own from beside themselves.
    external: ['sharp', '@electric-sql/pglite', 'pg-native'],
    // CommonJS dependencies ask for Node's modules and for where they are at run time.
    banner: {
      js: [
        "import { createRequire as nodeCreateRequire } from 'node:module'",
        'const require = nodeCreateRequire(import.meta.url)',
        'const { filename: __filename, dirname: __dirname } = import.meta',
      ].join('\n'),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  for (const text of await formatMessages(warnings, { kind: 'warning' })) console.warn(text)
  cpSync(inProject('apps/server/migrations'), `${out}/migrations`, { recursive: true })
  for (const folder of ['dishes', 'knowledge'])
    cpSync(inProject('packages/cookbook', folder), `${out}/${folder}`, { recursive: true })
}

async function buildWeb() {
  const folder = inProject('apps/web')
  await must([...packageCommand('vite'), 'build', '--logLevel', 'warn'], folder)
  await must([process.execPath, `${folder}/renderer.mjs`], folder)
  await precompress(`${folder}/dist/assets`)
}

/**
 * @param {string[]} commandLine
 * @param {string} cwd
 */
async function must([command = '', ...args], cwd) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await run(command, args, { cwd, env })
  if (code !== 0) throw new Error(output)
}
