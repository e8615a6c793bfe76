import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url))

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

/** Prints the JavaScript, gzip, that each page loads before it can be used. */
export async function measurePageWeights(): Promise<void> {
  const path = `${DIST}.vite/manifest.json`
  if (!existsSync(path)) {
    console.log('\nNo web build: run `npm run build` for the page weights.')
    return
  }
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, Chunk>
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  const pages = Object.keys(manifest).filter((key) => /src\/features\/.*-page\.tsx$/.test(key))
  console.log('\nFirst-load JavaScript, gzip')
  for (const page of pages) {
    const files = new Set([...reach(manifest, entry), ...reach(manifest, page)])
    const sizes = await Promise.all(
      Array.from(files, async (file) => gzipSync(await readFile(`${DIST}${file}`)).length),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    console.log(`  ${page.replace('src/features/', '').padEnd(40)} ${(total / 1000).toFixed(1)} kB`)
  }
}

function reach(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => reach(manifest, name, seen))]
}
