import { Plural, useLingui } from '@lingui/react/macro'
import { SEARCH_LIMITS } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useId,
  useState,
} from 'react'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

const SuggestionList = lazy(() =>
  import('./suggestion-list.tsx').then((it) => ({ default: it.SuggestionList })),
)

interface SearchBoxProps {
  /** What stands in it at first. */
  text: string
  label: string
  onSearch: (text: string) => void
  /** Suggests while one types; only members are answered. */
  suggests: boolean
  className?: string
}

/**
 * A field to search with, and what the text may come to be below it (combobox with a list, after the
 * WAI-ARIA practices). The focus stays in the field; arrows choose, Enter takes, Escape closes.
 */
export function SearchBox({
  text: first,
  label,
  onSearch,
  suggests,
  className = '',
}: SearchBoxProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const options = useSuggestions(text, suggests && isOpen)
  const isShown = isOpen && options.length > 0

  function close() {
    setOpen(false)
    setActive(undefined)
  }

  function search(words: string) {
    close()
    const wanted = words.trim()
    if (wanted !== '') onSearch(wanted)
  }

  function choose(option: Suggestion) {
    if (option.kind === 'text' || option.kind === 'ingredient') {
      setText(option.text)
      return search(option.text)
    }
    close()
    setText('')
    if (option.kind === 'recipe') {
      void navigate({ to: '/recipe/$recipeId', params: { recipeId: option.id } })
    } else {
      void navigate({ to: '/profile/$username', params: { username: option.username } })
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const option = isShown && active !== undefined ? options[active] : undefined
    if (option) choose(option)
    else search(text)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setOpen(true)
    if (isShown) setActive(moveFrom(active, step, options.length))
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <form onSubmit={handleSubmit} onBlur={handleBlur} className={`relative ${className}`}>
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
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
          setActive(undefined)
        }}
        onKeyDown={handleKey}
      />
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

/** From the field to the first or the last, round through the field again. */
function moveFrom(active: number | undefined, step: number, count: number): number | undefined {
  if (active === undefined) return step > 0 ? 0 : count - 1
  const next = active + step
  return next < 0 || next >= count ? undefined : next
}
