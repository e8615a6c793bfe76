import { foodOfName } from '@potluck/kitchen'
import { showRow } from '../../recipes/index.ts'

type Row = Parameters<typeof showRow>[0]

/** Two lines about one food, or a line that one recipe alone has. */
export interface LinePair {
  mine: string | undefined
  theirs: string | undefined
}

/** The ingredients of two recipes side by side, paired by their foods, in the order of the first. */
export function pairLines(mine: readonly Row[], theirs: readonly Row[]): LinePair[] {
  const left = theirs.map((row) => ({ food: foodOf(row), text: textOf(row) }))
  const take = (isIt: (other: (typeof left)[number]) => boolean) => {
    const at = left.findIndex(isIt)
    return at === -1 ? undefined : left.splice(at, 1)[0]?.text
  }
  const texts = mine.map(textOf)
  // Equal lines first, or two lines of one food could be crossed.
  const equal = texts.map((text) => take((other) => other.text === text))
  const pairs = mine.map((row, at): LinePair => {
    const food = foodOf(row)
    return { mine: texts[at], theirs: equal[at] ?? take((other) => other.food === food) }
  })
  return [...pairs, ...left.map(({ text }) => ({ mine: undefined, theirs: text }))]
}

function textOf(row: Row): string {
  const { amount, name } = showRow(row)
  return amount === '' ? name : `${amount} ${name}`
}

/** 'Onions, chopped' and 'onion' are one food here. */
function foodOf({ name }: Row): string {
  return foodOfName(name)
    .toLowerCase()
    .replace(/(?:es|s)$/, '')
}
