import type { ReactNode } from 'react'
import { ToggleChip } from '../../ui/controls/chip.tsx'
import type { SearchPageAnswer } from './api.ts'

export type FacetCounts = SearchPageAnswer['filters']['tags']

interface FilterGroupProps<Value extends string> {
  legend: string
  /** A line about what a choice finds. */
  hint?: ReactNode
  options: { value: Value; label: ReactNode }[]
  chosen: Value[]
  /** Results must meet all chosen values; otherwise one is enough. */
  all?: boolean
  /** How many results each choice has; undefined until they are known. */
  counts: FacetCounts | undefined
  onChange: (chosen: Value[]) => void
  /** After the choices. */
  more?: ReactNode
}

/** Choices of one kind, of which any number can be picked. */
export function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { legend, hint, options, chosen, all = false, counts, onChange, more } = props

  function toggle(value: Value) {
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    )
  }

  return (
    <fieldset className={`min-w-0 ${hint ? 'md:basis-full' : ''}`}>
      <legend className="mb-2 text-sm font-medium text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const pressed = chosen.includes(value)
          // If one value is enough, the other counts are of results without them, so they are not
          // shown.
          const counted = all || pressed || chosen.length === 0
          return (
            <ToggleChip key={value} pressed={pressed} onClick={() => toggle(value)}>
              {label}
              {counted && <ChoiceCount value={value} counts={counts} />}
            </ToggleChip>
          )
        })}
        {more}
      </div>
      {hint && <p className="mt-2 max-w-measure text-sm text-ink-soft">{hint}</p>}
    </fieldset>
  )
}

function ChoiceCount({ value, counts }: { value: string; counts: FacetCounts | undefined }) {
  const count = counts?.find((each) => each.value.toLowerCase() === value.toLowerCase())?.count
  if (count === undefined) return null
  return <span className="font-normal tabular-nums opacity-75">{count}</span>
}
