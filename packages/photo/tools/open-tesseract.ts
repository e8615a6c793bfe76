import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { type Grey, type TesseractBlocks, toPgm } from '../src/index.ts'

const { resolve } = createRequire(import.meta.url)

export type Tesseract = Awaited<ReturnType<typeof openTesseract>>

/** Tesseract as browsers have it: the same program and the same data, and no network. */
export async function openTesseract(language: 'eng' | 'deu' | 'fra' | 'spa' | 'ita') {
  const folder = dirname(resolve(`@tesseract.js-data/${language}/package.json`))
  const langPath = `${folder}/4.0.0_best_int`
  const worker = await createWorker(language, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
  return {
    read: async (picture: Grey): Promise<TesseractBlocks> => {
      const file = Buffer.from(toPgm(picture))
      const { data } = await worker.recognize(file, {}, { text: false, blocks: true })
      return data.blocks ?? []
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
