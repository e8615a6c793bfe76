import { FOODS } from '../foods/foods.ts'
import { isFree } from '../keeping.ts'
import type { Wish } from '../wish.ts'
import { capitalize, joinWords } from '../words/join.ts'

/** Named foods that the restrictions excluded, which the cook should be told. */
export function toDietNotes({ asked, keeping }: Wish): string[] {
  if (keeping.avoidances.length === 0) return []
  const out = asked.filter(
    ({ foods, loose, stocked }) =>
      !(loose || stocked) && foods.every((id) => keeping.banned.has(id)),
  )
  return out.slice(0, MOST_NOTES).map(({ word, foods }) => {
    const name = foods[0] ? FOODS[foods[0]].name : word
    const against = keeping.avoidances.filter((avoidance) => !isFree([avoidance], name))
    const blamed = against.length > 0 ? against : keeping.avoidances
    const labels = joinWords(blamed.map(({ label }) => label))
    return `${capitalize(word)} left out: it does not keep to ${labels}.`
  })
}

const MOST_NOTES = 4

/** The claims that a dish's packages must have: 'gluten-free penne'. */
export function toShoppingNote({ keeping }: Wish, ids: readonly (keyof typeof FOODS)[]): string[] {
  const named = ids.filter((id) => keeping.promises.has(id))
  if (named.length === 0) return []
  const names = named.map(
    (id) => `${keeping.promises.get(id)} ${FOODS[id].short ?? FOODS[id].name}`,
  )
  return [
    `Check the packet of the ${joinWords([...new Set(names)])}: the promise on it is what counts.`,
  ]
}
