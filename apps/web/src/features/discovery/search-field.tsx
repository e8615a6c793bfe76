import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/inputs.tsx'

interface SearchFieldProps {
  query: string
  onSearch: (query: string) => void
}

/** The page's own search field; on a desk the top bar has one, and this stands for a blank search alone. */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState(query)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSearch(text.trim())
  }

  return (
    <search className={query === '' ? 'block' : 'block md:hidden'}>
      <form onSubmit={handleSubmit} className="flex max-w-130 gap-2">
        <div className="relative flex-1">
          <Icon
            of={Search}
            className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
          />
          <TextInput
            type="search"
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            aria-label={t`Dish or ingredient`}
            placeholder={t`Dish or ingredient`}
            enterKeyHint="search"
            className="pl-10"
          />
        </div>
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  )
}
