import { useLingui } from '@lingui/react/macro'
import { SEARCH_SORTS, type SearchSort } from '@potluck/rules'
import { Field } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/controls/inputs.tsx'

interface SortSelectProps {
  value: SearchSort
  onChange: (sort: SearchSort) => void
}

/** The order of the results. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const { t } = useLingui()
  const names: Record<SearchSort, string> = {
    relevance: t`Most Relevant`,
    newest: t`Newest First`,
    popular: t`Most Popular`,
    rating: t`Highest Rated`,
  }
  return (
    <Field label={t`Sort by`} hideLabel className="w-44">
      <Select
        value={value}
        onChange={(event) => {
          const sort = SEARCH_SORTS.find((choice) => choice === event.target.value)
          if (sort) onChange(sort)
        }}
      >
        {SEARCH_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
