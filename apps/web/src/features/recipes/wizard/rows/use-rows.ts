import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSteady } from '../../../../platform/use-steady.ts'
import { toast } from '../../../../ui/overlays/toast.ts'
import { focusField, focusNeighbour, keepFocus } from './row-focus.ts'
import { useRowDrag } from './use-row-drag.ts'

interface RowsOptions<Row> {
  /** The result of useFieldArray for the list. */
  fields: FieldArray<Row>
  /** The current content of a row. */
  read: (index: number) => Row
  blank: Row
  isBlank: (row: Row) => boolean
  /** How many rows there may be. */
  limit: number
  /** The pasted rows that there is room for; by default the first ones. */
  take?: (rows: Row[], room: number) => Row[]
}

interface FieldArray<Row> {
  fields: { id: string }[]
  append: (row: Row, options: FieldArrayOptions) => void
  insert: (index: number, rows: Row | Row[], options: FieldArrayOptions) => void
  update: (index: number, row: Row) => void
  move: (from: number, to: number) => void
  remove: (index: number) => void
}

interface FieldArrayOptions {
  shouldFocus: boolean
}

export interface Rows<Row> {
  /** The ref of the list element that holds the rows. */
  list: RefObject<HTMLOListElement | null>
  count: number
  isFull: boolean
  /** The last thing that happened, for a live region. */
  said: string
  say: (sentence: string) => void
  isBlank: (index: number) => boolean
  /** The props that every row needs from its list. */
  at: (index: number) => RowPlace
  /** Adds a blank row at the end, unless the list is full. */
  add: () => void
  /** Inserts a row at an index and focuses it. */
  put: (index: number, row: Row) => void
  /** Focuses the first field of a row. */
  goTo: (index: number) => void
  /**
   * Fills a blank row and inserts the others below it, as many as there is room for; answers those
   * used.
   */
  fillIn: (index: number, rows: Row[]) => Row[]
}

/** A row's index and its functions, which stay the same objects while the list is mounted. */
export interface RowPlace {
  index: number
  isLast: boolean
  isOnly: boolean
  /** Moves a row to another index. */
  onMove: (from: number, to: number) => void
  /** Called when a pointer picks the row up by its handle. */
  onGrab: (event: PointerEvent, index: number) => void
  onRemove: (index: number) => void
}

/** Adds, moves and removes the rows of a list; the focus follows, and screen readers are told. */
export function useRows<Row>(options: RowsOptions<Row>): Rows<Row> {
  const { fields, read, blank, isBlank, limit } = options
  const { take = (rows, room) => rows.slice(0, room) } = options
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const count = fields.fields.length
  const unfocused = { shouldFocus: false }
  const onMove = useSteady(move)
  const onRemove = useSteady(remove)
  const onGrab = useSteady(useRowDrag(list, move))

  function goTo(index: number) {
    focusField(list.current?.children[index])
  }

  function move(from: number, to: number) {
    keepFocus(() => fields.move(from, to))
    say(t`Moved to place ${to + 1} of ${count}.`)
  }

  /** Removing a row can be undone. */
  function remove(index: number) {
    const row = read(index)
    focusNeighbour(list.current, index, () => fields.remove(index))
    say(t`Removed.`)
    if (isBlank(row)) return
    const putBack = () => fields.insert(index, row, unfocused)
    toast.message(t`Removed.`, { action: { label: t`Undo`, onPress: putBack } })
  }

  function add() {
    if (count >= limit) return
    flushSync(() => fields.append(blank, unfocused))
    goTo(count)
  }

  function put(index: number, row: Row) {
    flushSync(() => fields.insert(index, row, unfocused))
    goTo(index)
  }

  function fillIn(index: number, rows: Row[]): Row[] {
    const isFirstHere = isBlank(read(index))
    // The blank row is used for the first one.
    const taken = take(rows, limit - count + (isFirstHere ? 1 : 0))
    const [first, ...others] = taken
    flushSync(() => {
      if (isFirstHere && first !== undefined) fields.update(index, first)
      fields.insert(index + 1, isFirstHere ? others : taken, unfocused)
    })
    goTo(index + taken.length - (isFirstHere ? 1 : 0))
    return taken
  }

  return {
    list,
    count,
    said,
    say,
    add,
    put,
    goTo,
    fillIn,
    isFull: count >= limit,
    isBlank: (index) => isBlank(read(index)),
    at: (index) => ({
      index,
      isLast: index === count - 1,
      isOnly: count === 1,
      onMove,
      onGrab,
      onRemove,
    }),
  }
}
