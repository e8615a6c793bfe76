import { UNITS, type UnitId } from '@potluck/kitchen'

/** The `list` of a field that takes a unit. */
export const UNIT_SUGGESTIONS_ID = 'units'

/** The usual units; any other word may be typed. */
const USUAL: readonly UnitId[] = [
  ...(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'oz', 'lb', 'fl-oz', 'pinch'] as const),
  ...(['clove', 'can', 'slice', 'bunch', 'sprig', 'stalk', 'stick', 'packet', 'jar'] as const),
  ...(['dash', 'piece', 'cm', 'pint', 'quart'] as const),
]

/** The units that the browser suggests while the cook types. */
export function UnitSuggestions() {
  return (
    <datalist id={UNIT_SUGGESTIONS_ID}>
      {USUAL.map((id) => (
        <option key={id} value={nameOf(id)} />
      ))}
    </datalist>
  )
}

function nameOf(id: UnitId): string {
  const { singular, short } = UNITS[id]
  return short || singular
}
