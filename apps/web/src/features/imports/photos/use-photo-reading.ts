import { useEffect, useRef, useState } from 'react'
import { lookAtPhoto } from './api.ts'
import type { PhotoLine } from './photo-line.ts'
import type { Language } from './recognition/languages.ts'
import { PhotoError } from './recognition/read-photo.ts'

export type ChosenPhoto = { id: number; file: File }
/** What reads: the browser itself, or the model of this site. */
export type Reader = { by: 'browser'; language: Language } | { by: 'model' }

export type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'reading'; share: number | undefined }
  | { kind: 'read'; lines: PhotoLine[] }
  | { kind: 'failed'; error: unknown }

type States = Partial<Record<number, PhotoState>>

/** Reads photos one after the other; what was read stays when the next one fails. */
export function usePhotoReading() {
  const [states, setStates] = useState<States>({})
  const running = useRef<AbortController>(undefined)
  const isReading = Object.values(states).some((state) => state?.kind === 'reading')

  useEffect(() => () => running.current?.abort(), [])

  function set(id: number, state: PhotoState | undefined) {
    setStates((before) => ({ ...before, [id]: state }))
  }

  async function read(photos: readonly ChosenPhoto[], reader: Reader) {
    const { signal } = startAnew()
    const unread = photos.filter(({ id }) => states[id]?.kind !== 'read')
    for (const { id } of unread) set(id, { kind: 'waiting' })
    const reading = { reader, signal, set }
    if (reader.by === 'model') await readEach(unread, reading, (file) => lookAtPhoto(file, signal))
    else await readInBrowser(unread, reader.language, reading)
  }

  function startAnew(): AbortController {
    running.current?.abort()
    running.current = new AbortController()
    return running.current
  }

  function cancel() {
    running.current?.abort()
    setStates((before) =>
      Object.fromEntries(Object.entries(before).filter(([, state]) => state?.kind === 'read')),
    )
  }

  return { states, isReading, read, cancel, set }
}

type Reading = {
  signal: AbortSignal
  set: (id: number, state: PhotoState | undefined) => void
}

async function readInBrowser(
  photos: readonly ChosenPhoto[],
  language: Language,
  reading: Reading,
): Promise<void> {
  const { signal, set } = reading
  const [first] = photos
  if (first) set(first.id, { kind: 'reading', share: undefined })
  let recogniser: Awaited<ReturnType<typeof open>> | undefined
  try {
    recogniser = await open(language)
    const { read, readPhoto } = recogniser
    await readEach(photos, reading, (file, onShare) =>
      readPhoto(file, { recogniser: read, signal, onShare }),
    )
  } catch (error) {
    if (signal.aborted) return
    for (const { id } of photos) set(id, { kind: 'failed', error })
  } finally {
    recogniser?.read.close()
  }
}

/** The reader's code is loaded when somebody first reads a photo. */
async function open(language: Language) {
  const [{ openRecogniser }, { readPhoto }] = await Promise.all([
    import('./recognition/recogniser.ts'),
    import('./recognition/read-photo.ts'),
  ])
  return { read: await openRecogniser(language), readPhoto }
}

async function readEach(
  photos: readonly ChosenPhoto[],
  { signal, set }: Reading,
  readOne: (file: File, onShare: (share: number) => void) => Promise<PhotoLine[]>,
): Promise<void> {
  for (const { id, file } of photos) {
    if (signal.aborted) return
    set(id, { kind: 'reading', share: undefined })
    try {
      const lines = await readOne(file, (share) => set(id, { kind: 'reading', share }))
      if (!signal.aborted) set(id, { kind: 'read', lines })
    } catch (error) {
      if (signal.aborted) return
      set(id, { kind: 'failed', error })
    }
  }
}

/** Whether trying the same photo again may help. */
export const mayWorkAgain = (error: unknown) => !(error instanceof PhotoError)
