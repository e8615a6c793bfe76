import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Icon } from '../ui/icon.tsx'
import { TextInput } from '../ui/inputs.tsx'

/** The top bar's search; a blank one does nothing. */
export function SearchForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { q = '' } = useSearch({ strict: false })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const term = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (term !== '') void navigate({ to: '/search', search: { q: term } })
  }

  return (
    <search className="hidden min-w-0 flex-1 md:block">
      <form onSubmit={handleSubmit} className="relative mx-auto max-w-110">
        <Icon
          of={Search}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
        />
        <TextInput
          key={q}
          name="q"
          type="search"
          defaultValue={q}
          aria-label={t`Search recipes`}
          placeholder={t`Search recipes`}
          enterKeyHint="search"
          className="pl-10"
        />
      </form>
    </search>
  )
}
