import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import type { SearchFilters } from './search-params.ts'
import { useBandNames } from './use-band-names.ts'

interface ChosenFiltersProps {
  filters: SearchFilters
  onChange: (changes: Partial<SearchFilters>) => void
}

/** The chosen filters in one row that can be swiped; each can be removed, and all at once. */
export function ChosenFilters({ filters, onChange }: ChosenFiltersProps) {
  const { t } = useLingui()
  const bandNames = useBandNames()
  const { tags, difficulty, cookTime, pantry } = filters
  const difficultyNames = { Easy: t`Easy`, Medium: t`Medium`, Hard: t`Hard` }
  const chosen = [
    ...tags.map((tag) => ({ name: tag, change: { tags: without(tags, tag) } })),
    ...difficulty.map((one) => ({
      name: difficultyNames[one],
      change: { difficulty: without(difficulty, one) },
    })),
    ...cookTime.map((band) => ({
      name: bandNames[band],
      change: { cookTime: without(cookTime, band) },
    })),
    ...(pantry ? [{ name: t`My pantry`, change: { pantry: false } }] : []),
  ]
  if (chosen.length === 0) return null
  return (
    <div className="flex min-w-0 items-center gap-2 overflow-x-auto py-0.5 [scrollbar-width:none] *:shrink-0">
      <ul aria-label={t`Chosen filters`} className="flex gap-2">
        {chosen.map(({ name, change }) => (
          <li key={name}>
            <Chip onRemove={() => onChange(change)}>{name}</Chip>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onChange({ tags: [], difficulty: [], cookTime: [], pantry: false })}
      >
        <Trans>Clear filters</Trans>
      </Button>
    </div>
  )
}

function without<Value>(values: readonly Value[], taken: Value): Value[] {
  return values.filter((value) => value !== taken)
}
