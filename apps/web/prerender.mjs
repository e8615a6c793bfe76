/**
 * After `vite build`: renders the landing page and writes dist/landing.html, which is dist/index.html
 * with the page's markup in it. The server fills head and data into both.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const folder = import.meta.dirname
const dist = path.join(folder, 'dist')
const rendererDir = path.join(folder, '../../node_modules/.cache/potluck/prerender')

await build({
  configFile: path.join(folder, 'vite.config.ts'),
  logLevel: 'warn',
  build: {
    ssr: path.join(folder, 'src/entry-prerender.tsx'),
    outDir: rendererDir,
    emptyOutDir: true,
    manifest: false,
    sourcemap: false,
  },
})
const renderer = path.join(rendererDir, 'entry-prerender.js')
const { renderLandingPage } = await import(pathToFileURL(renderer).href)
const markup = await renderLandingPage()
await rm(rendererDir, { recursive: true, force: true })

const place = '<!--app-->'
const shell = await readFile(path.join(dist, 'index.html'), 'utf8')
if (!shell.includes(place)) throw new Error(`dist/index.html has no ${place}`)
await writeFile(
  path.join(dist, 'landing.html'),
  shell.replace(place, () => markup),
)
