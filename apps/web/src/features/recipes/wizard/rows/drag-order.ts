/** The position of a row in the list, in pixels from the list's top. */
export interface RowBox {
  top: number
  height: number
}

/**
 * The index that a row dragged by `by` pixels moves to: past every row whose middle its own middle
 * has crossed.
 */
export function findTarget(boxes: readonly RowBox[], from: number, by: number): number {
  const middle = (box: RowBox | undefined) => (box ? box.top + box.height / 2 : 0)
  const at = middle(boxes[from]) + by
  const isBefore = (box: RowBox, index: number) => index !== from && middle(box) < at
  return boxes.filter(isBefore).length
}

/** How far a row moves aside while another is dragged: by that row's height and gap. */
export function findShift(
  boxes: readonly RowBox[],
  drag: { from: number; to: number },
  index: number,
) {
  const { from, to } = drag
  const [dragged, next] = [boxes[from], boxes[from + 1] ?? boxes[from - 1]]
  if (!dragged || !next || index === from) return 0
  const gap = Math.max(
    0,
    next.top > dragged.top
      ? next.top - dragged.top - dragged.height
      : dragged.top - next.top - next.height,
  )
  const room = dragged.height + gap
  if (index > from && index <= to) return -room
  return index < from && index >= to ? room : 0
}
