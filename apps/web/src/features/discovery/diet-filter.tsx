import { Trans, useLingui } from '@lingui/react/macro'
import { RESTRICTIONS } from '@potluck/kitchen'
import { findChoice, SEARCH_DIETS } from '@potluck/rules'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type FacetCounts, FilterGroup } from './filter-group.tsx'

interface DietFilterProps {
  /** Labels as the kitchen writes them, or as an address does. */
  chosen: string[]
  counts: FacetCounts | undefined
  onChange: (chosen: string[]) => void
}

/** Diets that a recipe must have been verified for; the rarer ones behind a button. */
export function DietFilter({ chosen, counts, onChange }: DietFilterProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const labels = chosen.map(toLabel)
  const first: readonly string[] = SEARCH_DIETS
  const others = DIETS.filter((diet) => !first.includes(diet))
  const shown = others.filter((diet) => labels.includes(diet) || (open && isOffered(diet, counts)))
  const hasMore = !open && others.some((diet) => !shown.includes(diet) && isOffered(diet, counts))

  return (
    <FilterGroup
      legend={t`Diet`}
      hint={
        <Trans>
          Only recipes that list nothing the diet forbids, and nothing whose label has to be
          checked.
        </Trans>
      }
      options={[...first, ...shown].map((value) => ({ value, label: value }))}
      chosen={labels}
      all
      counts={counts}
      onChange={onChange}
      more={
        hasMore && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Icon of={ChevronDown} size={18} />}
            onClick={() => setOpen(true)}
          >
            <Trans>More diets</Trans>
          </Button>
        )
      }
    />
  )
}

const DIETS: readonly string[] = Object.values(RESTRICTIONS).map(({ label }) => label)

/** Whether a value of `tags` is a diet's label; 'fish' is a tag, 'No fish' a diet. */
export function isDiet(tag: string): boolean {
  return DIETS.includes(toLabel(tag))
}

function toLabel(tag: string): string {
  return findChoice(DIETS, tag.replace(/[\s_]+/g, '-')) ?? findChoice(DIETS, tag) ?? tag
}

function isOffered(diet: string, counts: FacetCounts | undefined): boolean {
  return counts?.some(({ value, count }) => value === diet && count > 0) ?? false
}
