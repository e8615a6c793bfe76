import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const NAME = 'virtual:bookmarklet'
const RESOLVED = `\0${NAME}`

/** The script of the bookmark as a text: one piece, as small as it gets, from packages/capture. */
export function bookmarklet(): Plugin {
  return {
    name: 'bookmarklet',
    resolveId: { filter: { id: /^virtual:bookmarklet$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:bookmarklet$/ },
      async handler() {
        const index = createRequire(import.meta.url).resolve('@potluck/capture')
        const { outputFiles } = await build({
          entryPoints: [join(dirname(index), 'bookmarklet-entry.ts')],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          target: ['chrome120', 'firefox128', 'safari17.4'],
        })
        return `export const bookmarklet = ${JSON.stringify(outputFiles[0]?.text.trim())}`
      },
    },
  }
}
