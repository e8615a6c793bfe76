import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder like the web build's, with pages that contain only what the server fills in. */
export async function layWebPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-web-'))
  for (const inner of ['.vite', 'assets']) await mkdir(join(folder, inner))
  await writeFile(join(folder, 'index.html'), page('shell'))
  await writeFile(join(folder, 'landing.html'), page('landing'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  return folder
}

function page(name: string): string {
  return `<!doctype html><html lang="en"><head><title>Potluck</title>
    <!--head--></head><body class="${name}"><!--app--><!--data-->
    <script type="module" src="/assets/start.js"></script></body></html>`
}
