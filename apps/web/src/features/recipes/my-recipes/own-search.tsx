import { Trans, useLingui } from '@lingui/react/macro'
import { SEARCH_LIMITS } from '@potluck/rules'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface OwnSearchProps {
  /** What is searched for; '' for all recipes. */
  words: string
  onSearch: (words: string) => void
}

/** Searches one's own recipes, drafts too. Keyed by its words by whoever draws it. */
export function OwnSearch({ words, onSearch }: OwnSearchProps) {
  const { t } = useLingui()
  const [text, setText] = useState(words)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(text.trim())
  }

  return (
    <search className="mt-6">
      <form onSubmit={search} className="flex flex-wrap gap-3">
        <div className="relative min-w-0 flex-1 basis-60 sm:max-w-110">
          <Icon of={Search} className="absolute inset-y-0 left-3 my-auto text-ink-soft" />
          <TextInput
            type="search"
            aria-label={t`Search your recipes`}
            placeholder={t`Title, ingredient or tag`}
            maxLength={SEARCH_LIMITS.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="pl-10"
          />
        </div>
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
        {words !== '' && (
          <Button variant="quiet" onClick={() => onSearch('')}>
            <Trans>Show all</Trans>
          </Button>
        )}
      </form>
    </search>
  )
}
