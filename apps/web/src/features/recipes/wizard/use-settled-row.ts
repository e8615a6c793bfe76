import { type FocusEvent, useRef } from 'react'
import type { Recogniser } from './recognise.ts'
import { useRecognisedWords } from './recognised-note.tsx'

interface SettledRowOptions {
  /** The row at this moment, as one line. */
  read: () => string
  recognise: Recogniser | undefined
  onSettled: (sentence: string) => void
}

interface SettledRow {
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/** Says what was recognised in a row when the focus leaves it, if it was changed meanwhile. */
export function useSettledRow({ read, recognise, onSettled }: SettledRowOptions): SettledRow {
  const sayWords = useRecognisedWords()
  const found = useRef('')

  function settle() {
    const line = read()
    if (line === '' || line === found.current || !recognise) return
    const { facts, gap } = sayWords(recognise(line))
    onSettled(`${line}: ${[...facts, ...(gap ? [gap] : [])].join(', ')}`)
  }

  return {
    onFocus: (event) => {
      if (isOutside(event)) found.current = read()
    },
    onBlur: (event) => {
      if (isOutside(event)) settle()
    },
  }
}

/** The focus came from, or goes to, somewhere else than this row. */
function isOutside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}
