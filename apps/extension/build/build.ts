/** `npm run build:extension`: the browser extension, a folder and a zip for each browser. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { zipSync } from 'fflate'
import { drawIcon } from '../../web/build/icons.ts'
import extension from '../package.json' with { type: 'json' }
import { type Browser, ICON_SIZES, manifestOf } from './manifest.ts'

const from = join(import.meta.dirname, '../src')
const dist = join(import.meta.dirname, '../dist')

rmSync(dist, { recursive: true, force: true })
await makeFor('chromium')
await makeFor('firefox')

async function makeFor(browser: Browser): Promise<void> {
  const out = join(dist, browser)
  mkdirSync(out, { recursive: true })
  await bundle(out)
  for (const name of ['options.html', 'options.css'])
    copyFileSync(join(from, name), join(out, name))
  for (const size of ICON_SIZES) writeFileSync(join(out, `icon-${size}.png`), await drawIcon(size))
  const manifest = JSON.stringify(manifestOf(browser, extension.version), null, 2)
  writeFileSync(join(out, 'manifest.json'), manifest)
  zip(out)
  process.stdout.write(`apps/extension/dist/${browser} and ${browser}.zip\n`)
}

async function bundle(out: string): Promise<void> {
  const options: BuildOptions = {
    bundle: true,
    outdir: out,
    target: ['chrome120', 'firefox128'],
    minifySyntax: true,
    legalComments: 'none',
  }
  const whole = ['background.ts', 'options.ts'].map((name) => join(from, name))
  await build({ ...options, format: 'esm', entryPoints: whole })
  await build({ ...options, format: 'iife', entryPoints: [join(from, 'hand-in.ts')] })
  await build({
    ...options,
    format: 'iife',
    globalName: 'potluckPage',
    entryPoints: [join(from, 'captured.ts')],
    // A script that runs in a page answers with its last expression.
    footer: { js: 'potluckPage.captured' },
  })
}

function zip(folder: string): void {
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))])
  writeFileSync(`${folder}.zip`, zipSync(Object.fromEntries(files)))
}
