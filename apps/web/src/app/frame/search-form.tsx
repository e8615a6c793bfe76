import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SearchBox } from '../../features/discovery/index.ts'

/** The search in the top bar; an empty one does nothing. */
export function SearchForm({ member }: { member: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { q = '' } = useSearch({ strict: false })
  return (
    <search className="hidden min-w-0 flex-1 md:block">
      <SearchBox
        key={q}
        text={q}
        label={t`Search recipes`}
        onSearch={(term) => void navigate({ to: '/search', search: { q: term } })}
        suggests={member}
        className="mx-auto max-w-110"
      />
    </search>
  )
}
