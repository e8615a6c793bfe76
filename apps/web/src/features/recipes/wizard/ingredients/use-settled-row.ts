import { useLingui } from '@lingui/react'
import { type FocusEvent, useRef } from 'react'
import type { LoadedRecognition } from './use-recognition.ts'

interface SettledRowOptions {
  /** The row's current content as one line. */
  read: () => string
  recognition: LoadedRecognition | undefined
  onSettled: (sentence: string) => void
}

interface SettledRow {
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/** Reports what was recognised in a row when the focus leaves it, if it was changed. */
export function useSettledRow({ read, recognition, onSettled }: SettledRowOptions): SettledRow {
  const { i18n } = useLingui()
  const found = useRef('')

  function settle() {
    const line = read()
    if (line === '' || line === found.current || !recognition) return
    const { facts, gap } = recognition.toWords(i18n, recognition.recognise(line))
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

/** Whether the focus moved between this row and something outside it. */
function isOutside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}
