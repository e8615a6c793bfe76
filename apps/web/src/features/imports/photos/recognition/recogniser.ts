import { type Box, crop, fromTesseract, type Grey, type ReadColumn, toPgm } from '@potluck/photo'
import tesseract from 'tesseract.js'
import type { Language } from './languages.ts'

const { createWorker, OEM, PSM } = tesseract

export type Recogniser = Awaited<ReturnType<typeof openRecogniser>>

/**
 * Starts tesseract in a worker of its own. Program and data come from our own server, some 5 MB that
 * the browser keeps.
 */
export async function openRecogniser(language: Language) {
  const files: string = import.meta.env.VITE_RECOGNITION_FILES
  let tell: (share: number) => void = () => undefined
  let fail: (reason: unknown) => void = () => undefined
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    workerPath: `${files}/worker.min.js`,
    corePath: `${files}/tesseract-core-simd-lstm.js`,
    langPath: files,
    // From an address of ours, so that it has its own policy; the browser's cache keeps the data.
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') tell(progress)
    },
    errorHandler: (reason) => fail(reason),
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
  return {
    /** The lines in a part of a page. */
    read: async (
      page: Grey,
      part: Box,
      onShare: (share: number) => void,
    ): Promise<ReadColumn['lines']> => {
      tell = onShare
      const failed = new Promise<never>((_, reject) => {
        fail = reject
      })
      const picture = new Blob([new Uint8Array(toPgm(crop(page, part)))])
      const read = worker.recognize(picture, {}, { text: false, blocks: true })
      const { data } = await Promise.race([read, failed])
      return fromTesseract(data.blocks ?? [], part)
    },
    close: () => void worker.terminate(),
  }
}
