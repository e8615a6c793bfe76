import type { Passable } from './answer-reader.ts'

/** What of an answer may be shown now, and the doubts in it that are new. */
export type Released = Passable

export type Gate = {
  /** Takes what was written next. */
  take(piece: string): void
  /** Forgets what was written: its writer begins anew. */
  restart(): void
  /** Once all that was taken has been read. @throws what reading it threw */
  settled(): Promise<void>
  /** All that was shown. */
  shown(): string
  /** All that was written. */
  written(): string
}

/**
 * Stands between a model and the page, in this order: what is written is gathered (`take`), read from its
 * beginning (`read`, which checks it) once something could have come to be shown, and of what may be shown
 * the new is passed on (`show`). What cannot be read is shown no further.
 */
export function openGate(
  read: (written: string) => Promise<Passable>,
  show: (released: Released) => void,
): Gate {
  const { release, shown } = openRelease(show)
  let written = ''
  let readTo = 0
  let reading: Promise<void> | undefined
  let failure: { error: unknown } | undefined

  return {
    take: (piece) => {
      written += piece
      readOn()
    },
    restart: () => {
      written = ''
      readTo = 0
    },
    settled: async () => {
      while (reading) await reading
      if (failure) throw failure.error
    },
    shown,
    written: () => written,
  }

  /** One reading at a time: what comes meanwhile is read together, when it is done. */
  function readOn(): void {
    if (reading || failure || !isWorthReading(written, readTo, shown())) return
    readTo = written.length
    reading = checkAndRelease()
      .catch((error: unknown) => {
        failure = { error }
      })
      .then(() => {
        reading = undefined
        readOn()
      })
  }

  async function checkAndRelease(): Promise<void> {
    release(await read(written))
  }
}

/**
 * A word more changes nothing but the title: the rest waits for its line or sentence, whose end is
 * known by what follows it; where the answer is an object, a field or an entry ends with its quote.
 */
function isWorthReading(written: string, readTo: number, shown: string): boolean {
  if (readTo === written.length) return false
  return shown === '' || /[\n.!?"]/.test(written.slice(Math.max(0, readTo - 2)))
}

/** Passes on what is new: what was shown is never taken back, and no doubt is told twice. */
function openRelease(show: (released: Released) => void) {
  const told = new Set<string>()
  let shown = ''
  return {
    release: ({ text: whole, checks }: Passable): void => {
      if (!whole.startsWith(shown)) return
      const text = whole.slice(shown.length)
      shown = whole
      const news = checks.filter(isUntold)
      if (text !== '' || news.length > 0) show({ text, checks: news })
    },
    shown: () => shown,
  }

  function isUntold({ text: line, restriction }: Passable['checks'][number]): boolean {
    const key = `${line}\n${restriction}`
    if (told.has(key)) return false
    told.add(key)
    return true
  }
}
