import { Trans, useLingui } from '@lingui/react/macro'
import { DIFFICULTIES, MEAL_TYPES, PROFILE_CUISINES, SEARCH_LIMITS, TIMINGS } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { RotateCcw, Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Select, TextInput } from '../../ui/controls/inputs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { parseProfileSearch, type RecipeFilters } from './search.ts'
import { useLater } from './use-later.ts'

const TYPING_PAUSE_MS = 300

/**
 * Narrows the recipes by words of their titles, cuisine, difficulty and meal, all of which are in
 * the address.
 */
export function RecipeFilterBar({ filters }: { filters: RecipeFilters }) {
  const { t } = useLingui()
  const { text, type, choose, reset } = useFilterChanges(filters)
  const difficulties = { Easy: t`Easy`, Medium: t`Medium`, Hard: t`Hard` }
  return (
    <search aria-label={t`Recipes of this cook`} className="mb-6 flex flex-wrap gap-3">
      <div className="relative basis-full lg:flex-1">
        <Icon
          of={Search}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
        />
        <TextInput
          type="search"
          aria-label={t`Search recipes`}
          placeholder={t`Search recipes...`}
          value={text}
          maxLength={SEARCH_LIMITS.text}
          onChange={(event) => type(event.target.value)}
          className="pl-10"
        />
      </div>
      <Filter
        label={t`Cuisine`}
        all={t`All Cuisines`}
        value={filters.cuisine}
        choices={PROFILE_CUISINES}
        onChange={(value) => choose('cuisine', value)}
      />
      <Filter
        label={t`Difficulty`}
        all={t`All Difficulty`}
        value={filters.difficulty}
        choices={DIFFICULTIES}
        names={difficulties}
        onChange={(value) => choose('difficulty', value)}
      />
      <Filter
        label={t`Meal type`}
        all={t`All Meal Types`}
        value={filters.mealType}
        choices={MEAL_TYPES}
        onChange={(value) => choose('mealType', value)}
      />
      <Button
        variant="quiet"
        icon={<Icon of={RotateCcw} size={18} />}
        className="whitespace-nowrap max-md:flex-1 max-md:px-2"
        disabled={text === '' && Object.keys(filters).length === 0}
        onClick={reset}
      >
        <Trans>Reset All</Trans>
      </Button>
    </search>
  )
}

/** Typed text is shown at once; the address follows when the cook pauses or chooses. */
function useFilterChanges(filters: RecipeFilters) {
  const navigate = useNavigate({ from: '/profile/$username' })
  const [text, setText] = useState(filters.search ?? '')
  const later = useLater()

  /** A changed filter starts at the first page. */
  function apply(next: Record<string, unknown>) {
    void navigate({ search: parseProfileSearch(next), replace: true, resetScroll: false })
  }

  return {
    text,

    type: (typed: string) => {
      setText(typed)
      later(() => apply({ ...filters, search: typed }), TYPING_PAUSE_MS)
    },

    choose: (name: keyof RecipeFilters, value: string) =>
      later(() => apply({ ...filters, search: text, [name]: value }), 0),

    reset: () => {
      setText('')
      later(() => apply({}), TIMINGS.filterResetMs)
    },
  }
}

interface FilterProps<Choice extends string> {
  label: string
  /** The label for no choice. */
  all: string
  value: Choice | undefined
  choices: readonly Choice[]
  names?: Record<Choice, string>
  onChange: (value: string) => void
}

function Filter<Choice extends string>(props: FilterProps<Choice>) {
  const { label, all, value, choices, names, onChange } = props
  return (
    <Field label={label} hideLabel className="flex-[1_1_9.5rem] lg:flex-[0_0_10.5rem]">
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {names?.[choice] ?? choice}
          </option>
        ))}
      </Select>
    </Field>
  )
}
