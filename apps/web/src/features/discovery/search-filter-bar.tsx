import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  COOK_TIME_BANDS,
  type CookTimeBand,
  DIFFICULTIES,
  findChoice,
  SEARCH_CUISINES,
} from '@potluck/rules'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { DifficultyName } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ToggleChip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SearchPageAnswer } from './api.ts'
import type { SearchFilters } from './search-params.ts'

type Counts = SearchPageAnswer['filters']

interface SearchFilterBarProps {
  filters: SearchFilters
  /** How many results each choice has; undefined until they are known. */
  counts: Counts | undefined
  onChange: (changes: Partial<SearchFilters>) => void
}

/** Cuisine, difficulty and time; on a phone behind a button. */
export function SearchFilterBar({ filters, counts, onChange }: SearchFilterBarProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { tags, difficulty, cookTime } = filters
  const chosen = tags.length + difficulty.length + cookTime.length

  return (
    <div className="mt-4 mb-6 border-line md:mt-0 md:border-y md:py-4">
      <Button
        className="md:hidden"
        icon={<Icon of={SlidersHorizontal} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {chosen === 0 ? (
          <Trans>Filters</Trans>
        ) : (
          <Plural value={chosen} one="# filter" other="# filters" />
        )}
      </Button>
      <div
        id={id}
        className={`gap-x-10 gap-y-4 max-md:pt-5 md:flex md:flex-wrap ${open ? 'grid' : 'max-md:hidden'}`}
      >
        <FilterGroup
          legend={t`Cuisine`}
          options={cuisineOptions(tags)}
          chosen={tags}
          counts={counts?.tags}
          onChange={(next) => onChange({ tags: next })}
        />
        <FilterGroup
          legend={t`Difficulty`}
          options={DIFFICULTIES.map((value) => ({
            value,
            label: <DifficultyName difficulty={value} />,
          }))}
          chosen={difficulty}
          counts={counts?.difficulty}
          onChange={(next) => onChange({ difficulty: next })}
        />
        <FilterGroup
          legend={t`Cooking time`}
          options={COOK_TIME_BANDS.map((value) => ({ value, label: <BandName band={value} /> }))}
          chosen={cookTime}
          counts={counts?.cookTime}
          onChange={(next) => onChange({ cookTime: next })}
        />
        {chosen > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start max-md:-ml-3 md:self-end"
            onClick={() => onChange({ tags: [], difficulty: [], cookTime: [] })}
          >
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

interface FilterGroupProps<Value extends string> {
  legend: string
  options: { value: Value; label: ReactNode }[]
  chosen: Value[]
  counts: Counts['tags'] | undefined
  onChange: (chosen: Value[]) => void
}

function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { legend, options, chosen, counts, onChange } = props

  function toggle(value: Value) {
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    )
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const pressed = chosen.includes(value)
          // The others' counts are of the results as they are now, without them: no promise to make.
          const counted = pressed || chosen.length === 0
          return (
            <ToggleChip key={value} pressed={pressed} onClick={() => toggle(value)}>
              {label}
              {counted && <ChoiceCount value={value} counts={counts} />}
            </ToggleChip>
          )
        })}
      </div>
    </fieldset>
  )
}

function ChoiceCount({ value, counts }: { value: string; counts: Counts['tags'] | undefined }) {
  const count = counts?.find((each) => each.value.toLowerCase() === value.toLowerCase())?.count
  if (count === undefined) return null
  return <span className="font-normal tabular-nums opacity-75">{count}</span>
}

/** The cuisines of the list, and whatever else the address asks for, so that it can be taken away. */
function cuisineOptions(tags: string[]) {
  const others = tags.filter((tag) => findChoice(SEARCH_CUISINES, tag) === undefined)
  return [...SEARCH_CUISINES, ...others].map((value) => ({ value: String(value), label: value }))
}

function BandName({ band }: { band: CookTimeBand }) {
  const { t } = useLingui()
  return {
    '0-30': t`Up to 30 min`,
    '30-60': t`30–60 min`,
    '60+': t`Over 60 min`,
  }[band]
}
