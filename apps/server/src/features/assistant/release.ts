import type { Passable } from './answer-reader.ts'

/** What of an answer may be shown now, and the doubts in it that are new. */
export type Released = Passable

export type Gate = {
  /** Takes what was written next. */
  take(piece: string): void
  /** Once all that was taken has been read. @throws what reading it threw */
  settled(): Promise<void>
  /** All that was shown. */
  shown(): string
  /** All that was written. */
  written(): string
}

/**
 * Stands between a model and the page: an answer is read as it grows (`openReader`), and what may be
 * shown is passed on. What comes while it is being read is read together.
 */
export function openGate(
  read: (written: string) => Promise<Passable>,
  show: (released: Released) => void,
): Gate {
  const told = new Set<string>()
  let written = ''
  let shown = ''
  let readTo = 0
  let reading: Promise<void> | undefined
  let failure: { error: unknown } | undefined

  return {
    take: (piece) => {
      written += piece
      start()
    },
    settled: async () => {
      while (reading) await reading
      if (failure) throw failure.error
    },
    shown: () => shown,
    written: () => written,
  }

  function start(): void {
    if (reading || !isDue()) return
    reading = readOn().then(() => {
      reading = undefined
      start()
    })
  }

  async function readOn(): Promise<void> {
    try {
      while (isDue()) {
        readTo = written.length
        release(await read(written))
      }
    } catch (error) {
      failure = { error }
    }
  }

  /**
   * A word more changes nothing but the title: the rest waits for its line or sentence, whose end is
   * known by what follows it.
   */
  function isDue(): boolean {
    if (failure || readTo === written.length) return false
    return shown === '' || /[\n.!?]/.test(written.slice(Math.max(0, readTo - 2)))
  }

  function release({ text: whole, checks }: Passable): void {
    if (!whole.startsWith(shown)) return
    const text = whole.slice(shown.length)
    shown = whole
    const news = checks.filter(({ text: line, restriction }) => {
      const key = `${line}\n${restriction}`
      return !told.has(key) && told.add(key)
    })
    if (text !== '' || news.length > 0) show({ text, checks: news })
  }
}
