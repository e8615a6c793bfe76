import type { Passable } from './answer-reader.ts'

/** The part of an answer that may be shown now, and the new doubts in it. */
export type Released = Passable

export type Gate = {
  /** Takes the next piece of written text. */
  take(piece: string): void
  /** Drops what was written: the writer starts again. */
  restart(): void
  /** Resolves once everything taken has been read. @throws what reading it threw */
  settled(): Promise<void>
  /** All that was shown. */
  shown(): string
  /** All that was written. */
  written(): string
}

/**
 * Stands between a model and the page: collects what is written (`take`), reads it from the
 * beginning (`read`, which checks it) whenever something new may have become visible, and passes
 * the new part on (`show`). Nothing after unreadable text is shown.
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

  /** One reading at a time: text that arrives meanwhile is read together afterwards. */
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
 * A further word only changes the title: everything else waits for the end of its line or sentence,
 * which is known by what follows; in an object a field or an entry ends with its quote.
 */
function isWorthReading(written: string, readTo: number, shown: string): boolean {
  if (readTo === written.length) return false
  return shown === '' || /[\n.!?"]/.test(written.slice(Math.max(0, readTo - 2)))
}

/** Passes on what is new: shown text is never taken back, and no doubt is reported twice. */
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
