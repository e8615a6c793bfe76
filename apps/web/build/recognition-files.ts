import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Languages that print is recognised in, as tesseract names them; `features/imports/photos` offers them. */
const LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita']

/**
 * Lays tesseract and its data beside the build's other files, in a folder named after what is in
 * it, since tesseract finds its files by their own names. The page learns the folder from
 * `import.meta.env.VITE_RECOGNITION_FILES`.
 */
export function recognitionFiles(): Plugin {
  const files = listFiles()
  const folder = `assets/recognition-${hashOf([...files.values()])}`
  return {
    name: 'recognition-files',
    config: () => ({
      define: { 'import.meta.env.VITE_RECOGNITION_FILES': JSON.stringify(`/${folder}`) },
    }),
    generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const [name, file] of files) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(file) })
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? ''
        const file = files.get(name)
        if (!file) return next()
        const type = TYPES.find(([ending]) => name.endsWith(ending))?.[1]
        response.setHeader('content-type', type ?? 'application/octet-stream')
        response.end(readFileSync(file))
      })
    },
  }
}

const TYPES = [
  ['.js', 'text/javascript'],
  ['.wasm', 'application/wasm'],
] as const

/** The name that each file has in the folder, and where it is. */
function listFiles(): Map<string, string> {
  const { resolve } = createRequire(import.meta.url)
  const core = dirname(resolve('tesseract.js-core/package.json'))
  return new Map([
    ['worker.min.js', resolve('tesseract.js/dist/worker.min.js')],
    // The one for processors that compute several numbers at once: every browser of our targets has it.
    ['tesseract-core-simd-lstm.js', join(core, 'tesseract-core-simd-lstm.js')],
    ['tesseract-core-simd-lstm.wasm', join(core, 'tesseract-core-simd-lstm.wasm')],
    ...LANGUAGES.map((language): [string, string] => [
      `${language}.traineddata.gz`,
      join(
        dirname(resolve(`@tesseract.js-data/${language}/package.json`)),
        `4.0.0_best_int/${language}.traineddata.gz`,
      ),
    ]),
  ])
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 10)
}
