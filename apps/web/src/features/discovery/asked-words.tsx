import { Trans, useLingui } from '@lingui/react/macro'
import { parseSearchText, withoutTerm } from '@potluck/rules'
import { Link } from '@tanstack/react-router'
import { Chip } from '../../ui/controls/chip.tsx'
import type { SearchPageAnswer } from './api.ts'
import { type SearchFilters, toSearchParams } from './search-params.ts'

interface AskedWordsProps {
  filters: SearchFilters
  corrected: SearchPageAnswer['corrected'] | undefined
  onChange: (changes: Partial<SearchFilters>) => void
}

/** How the words were understood: corrections and exclusions. */
export function AskedWords({ filters, corrected, onChange }: AskedWordsProps) {
  const { t } = useLingui()
  const excluded = parseSearchText(filters.q).filter((term) => term.excluded)
  return (
    <>
      {corrected && (
        <p role="status" className="mb-4">
          <Trans>
            Showing results for <strong className="font-semibold">“{corrected.to}”</strong>.
          </Trans>{' '}
          <Link
            to="/search"
            search={toSearchParams({ ...filters, exact: true })}
            className="inline-block py-1 text-tomato underline underline-offset-4"
          >
            <Trans>Search instead for “{corrected.from}”</Trans>
          </Link>
        </p>
      )}
      {excluded.length > 0 && (
        <ul aria-label={t`Excluded`} className="mb-4 flex flex-wrap gap-2">
          {excluded.map((term) => {
            const words = term.words.join(' ')
            return (
              <li key={term.from}>
                <Chip onRemove={() => onChange({ q: withoutTerm(filters.q, term) })}>
                  {t`Without ${words}`}
                </Chip>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
