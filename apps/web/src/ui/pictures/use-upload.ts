import { useEffect, useRef, useState } from 'react'
import type { OnProgress } from '../../platform/send-with-progress.ts'

/** How an upload is followed and cancelled: options of `call` besides its body. */
export interface Upload {
  signal: AbortSignal
  onProgress: OnProgress
}

/** An upload in progress. */
export interface UploadUnderWay {
  /** From 0 to 1; at 1 the server has all of it and is processing it. */
  sent: number
  /** Cancels it; undefined once the server has all of it. */
  cancel: (() => void) | undefined
}

/** Follows an upload, and cancels it on request or when the page is left. */
export function useUpload() {
  const [sent, setSent] = useState<number>()
  const controller = useRef<AbortController>(undefined)

  useEffect(() => () => controller.current?.abort(), [])

  async function run<Answer>(start: (upload: Upload) => Promise<Answer>): Promise<Answer> {
    controller.current = new AbortController()
    setSent(0)
    try {
      return await start({ signal: controller.current.signal, onProgress: setSent })
    } finally {
      setSent(undefined)
    }
  }

  const underWay: UploadUnderWay | undefined =
    sent === undefined
      ? undefined
      : { sent, cancel: sent < 1 ? () => controller.current?.abort() : undefined }
  return { underWay, run }
}
