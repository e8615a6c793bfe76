import { Plural, useLingui } from '@lingui/react/macro'
import { SEARCH_LIMITS } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FocusEvent, type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSuggestionList } from './use-suggestion-list.ts'
import type { Suggestion } from './use-suggestions.ts'

const SuggestionList = lazy(() =>
  import('./suggestion-list.tsx').then((it) => ({ default: it.SuggestionList })),
)

interface SearchBoxProps {
  /** Its initial text. */
  text: string
  label: string
  onSearch: (text: string) => void
  /** Suggests while the cook types; only members get suggestions. */
  suggests: boolean
  className?: string
}

/**
 * A search field with suggestions below it (combobox with a list, after the WAI-ARIA practices).
 * The focus stays in the field; arrows select, Enter accepts, Escape closes.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, onSearch, suggests, className = '' } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState(props.text)
  const list = useSuggestionList(text, suggests)
  const { options, isShown, active } = list

  function search(words: string) {
    list.close()
    const wanted = words.trim()
    if (wanted !== '') onSearch(wanted)
  }

  function choose(option: Suggestion) {
    if (option.kind === 'text' || option.kind === 'ingredient') {
      setText(option.text)
      return search(option.text)
    }
    list.close()
    setText('')
    if (option.kind === 'recipe') {
      void navigate({ to: '/recipe/$recipeId', params: { recipeId: option.id } })
    } else {
      void navigate({ to: '/profile/$username', params: { username: option.username } })
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (list.chosen) choose(list.chosen)
    else search(text)
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) list.close()
  }

  function write(words: string) {
    setText(words)
    list.open()
  }

  return (
    <form onSubmit={handleSubmit} onBlur={handleBlur} className={`relative ${className}`}>
      <SearchInput id={id} label={label} text={text} list={list} onWrite={write} />
      {isShown && (
        <Suspense>
          <SuggestionList
            id={id}
            label={t`Suggestions`}
            options={options}
            active={active}
            onChoose={choose}
          />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {isShown && <Plural value={options.length} one="# suggestion" other="# suggestions" />}
      </p>
    </form>
  )
}

interface SearchInputProps {
  /** The id of the list. */
  id: string
  label: string
  text: string
  list: Pick<ReturnType<typeof useSuggestionList>, 'isShown' | 'active' | 'handleKey'>
  onWrite: (text: string) => void
}

function SearchInput({ id, label, text, list, onWrite }: SearchInputProps) {
  const { isShown, active, handleKey } = list
  return (
    <>
      <Icon
        of={Search}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
      />
      <TextInput
        name="q"
        role="combobox"
        value={text}
        maxLength={SEARCH_LIMITS.text}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active !== undefined ? `${id}-${active}` : undefined}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        className="pl-10"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={handleKey}
      />
    </>
  )
}
