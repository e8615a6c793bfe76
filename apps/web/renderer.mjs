/**
 * After `vite build`: builds the renderer into dist/renderer, by which the server draws pages, and
 * draws the landing page with it: dist/landing.html is dist/index.html with the page's markup in it.
 * The server fills head and data into both.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const folder = import.meta.dirname
const dist = path.join(folder, 'dist')
const rendererDir = path.join(dist, 'renderer')

await build({
  configFile: path.join(folder, 'vite.config.ts'),
  logLevel: 'warn',
  // One piece with its libraries, of which node_modules need hold nothing then.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: path.join(folder, 'src/entry-server.tsx'),
    outDir: rendererDir,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    sourcemap: false,
  },
})
/** @type {import('@potluck/contract').Renderer} */
const { renderPage } = await import(pathToFileURL(path.join(rendererDir, 'entry-server.js')).href)
const markup = await renderPage({
  address: '/',
  boot: { user: null, thirdParty: null },
  theme: undefined,
})

const place = '<!--app-->'
const shell = await readFile(path.join(dist, 'index.html'), 'utf8')
if (!shell.includes(place)) throw new Error(`dist/index.html has no ${place}`)
await writeFile(
  path.join(dist, 'landing.html'),
  shell.replace(place, () => markup),
)
