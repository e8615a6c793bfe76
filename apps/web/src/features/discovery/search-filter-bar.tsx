import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  COOK_TIME_BANDS,
  type CookTimeBand,
  DIFFICULTIES,
  findChoice,
  SEARCH_CUISINES,
} from '@potluck/rules'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { DifficultyName } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SearchPageAnswer } from './api.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { DietFilter, isDiet } from './diet-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import { PantryFilter } from './pantry-filter.tsx'
import type { SearchFilters } from './search-params.ts'
import { useBandNames } from './use-band-names.ts'

type Counts = SearchPageAnswer['filters']

interface SearchFilterBarProps {
  filters: SearchFilters
  /** How many results each choice has; undefined until they are known. */
  counts: Counts | undefined
  onChange: (changes: Partial<SearchFilters>) => void
}

/**
 * One row that shows what narrows the results; cuisine, diet, difficulty, time and pantry open from
 * it.
 */
export function SearchFilterBar({ filters, counts, onChange }: SearchFilterBarProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { tags, difficulty, cookTime } = filters
  const diets = tags.filter(isDiet)
  const cuisines = tags.filter((tag) => !isDiet(tag))
  const chosen = tags.length + difficulty.length + cookTime.length + (filters.pantry ? 1 : 0)

  return (
    <div className="mt-4 mb-6 border-line md:border-b md:pb-4">
      <div className="flex items-center gap-2">
        <Button
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
        <ChosenFilters filters={filters} onChange={onChange} />
      </div>
      <div
        id={id}
        className={`gap-x-10 gap-y-4 pt-5 md:flex-wrap ${open ? 'grid md:flex' : 'hidden'}`}
      >
        <FilterGroup
          legend={t`Cuisine`}
          options={cuisineOptions(cuisines)}
          chosen={cuisines}
          counts={counts?.tags}
          onChange={(next) => onChange({ tags: [...next, ...diets] })}
        />
        <DietFilter
          chosen={diets}
          counts={counts?.tags}
          onChange={(next) => onChange({ tags: [...cuisines, ...next] })}
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
        <PantryFilter isOn={filters.pantry} missing={filters.missing} onChange={onChange} />
      </div>
    </div>
  )
}

/** The cuisines of the list, and any others in the address, so that they can be removed. */
function cuisineOptions(chosen: string[]) {
  const others = chosen.filter((tag) => findChoice(SEARCH_CUISINES, tag) === undefined)
  return [...SEARCH_CUISINES, ...others].map((value) => ({ value: String(value), label: value }))
}

function BandName({ band }: { band: CookTimeBand }) {
  return useBandNames()[band]
}
