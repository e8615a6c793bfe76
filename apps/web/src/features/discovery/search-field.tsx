import { useLingui } from '@lingui/react/macro'
import { SearchBox } from './search-box.tsx'

interface SearchFieldProps {
  query: string
  onSearch: (query: string) => void
}

/**
 * The page's own search field; on a wide screen the top bar has one, and this is only shown for an
 * empty search.
 */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <search className={query === '' ? 'block md:mb-8' : 'block md:hidden'}>
      <SearchBox
        text={query}
        label={t`Dish or ingredient`}
        onSearch={onSearch}
        suggests
        className="max-w-130"
      />
    </search>
  )
}
