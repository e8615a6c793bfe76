import { useLingui } from '@lingui/react/macro'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../../../ui/toast.ts'
import { focusField, focusNeighbour, keepFocus } from './row-focus.ts'

interface RowActsOptions {
  count: number
  move: (from: number, to: number) => void
  remove: (index: number) => void
}

interface RowActs {
  /** For the list element that holds the rows. */
  list: RefObject<HTMLOListElement | null>
  /** The last thing that happened, for a live region. */
  said: string
  say: (sentence: string) => void
  move: (from: number, to: number) => void
  /** Takes a row out; with `putBack` a toast offers to undo it. */
  remove: (index: number, putBack?: () => void) => void
  /** Makes a change, then focuses the first field of the row at an index. */
  goTo: (index: number, change?: () => void) => void
}

/** Moves and removes the rows of a list; the focus goes along, and screen readers are told. */
export function useRowActs({ count, move, remove }: RowActsOptions): RowActs {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')

  return {
    list,
    said,
    say,
    move: (from, to) => {
      keepFocus(() => move(from, to))
      say(t`Moved to place ${to + 1} of ${count}.`)
    },
    remove: (index, putBack) => {
      focusNeighbour(list.current, index, () => remove(index))
      say(t`Removed.`)
      if (putBack) toast.message(t`Removed.`, { action: { label: t`Undo`, onPress: putBack } })
    },
    goTo: (index, change) => {
      if (change) flushSync(change)
      focusField(list.current?.children[index])
    },
  }
}
