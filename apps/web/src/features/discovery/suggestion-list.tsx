import { Trans } from '@lingui/react/macro'
import { Carrot, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import type { Suggestion } from './use-suggestions.ts'

interface SuggestionListProps {
  /** The id of the field; options are `{id}-{index}`. */
  id: string
  label: string
  options: Suggestion[]
  active: number | undefined
  onChoose: (option: Suggestion) => void
}

/** The suggestions of a search field, by kind. */
export function SuggestionList({ id, label, options, active, onChoose }: SuggestionListProps) {
  const numbered = options.map((option, index) => ({ option, index }))
  const draw = (kind: Suggestion['kind']) =>
    numbered.flatMap(({ option, index }) =>
      option.kind === kind ? (
        <Option
          key={index}
          id={`${id}-${index}`}
          isActive={index === active}
          onChoose={() => onChoose(option)}
        >
          <OptionContent option={option} />
        </Option>
      ) : (
        []
      ),
    )
  const recipes = draw('recipe')
  const ingredients = draw('ingredient')
  const cooks = draw('cook')
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-[min(480px,60dvh)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
    >
      {draw('text')}
      {recipes.length > 0 && (
        <Group id={`${id}-recipes`} name={<Trans>Recipes</Trans>}>
          {recipes}
        </Group>
      )}
      {ingredients.length > 0 && (
        <Group id={`${id}-ingredients`} name={<Trans>Ingredients</Trans>}>
          {ingredients}
        </Group>
      )}
      {cooks.length > 0 && (
        <Group id={`${id}-cooks`} name={<Trans>Cooks</Trans>}>
          {cooks}
        </Group>
      )}
    </div>
  )
}

function Group({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options stand in a group, no fieldset may in a list of them
    <div role="group" aria-labelledby={id} className="mt-1 border-t border-line pt-1">
      <p id={id} className="px-3 py-1 text-sm font-medium text-ink-soft">
        {name}
      </p>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field must not lose the focus when a suggestion is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      ref={(option) => {
        if (isActive) option?.scrollIntoView({ block: 'nearest' })
      }}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 hover:bg-sunk aria-selected:bg-sunk forced-colors:aria-selected:outline"
    >
      {children}
    </div>
  )
}

function OptionContent({ option }: { option: Suggestion }) {
  if (option.kind === 'recipe') {
    return (
      <>
        <span className="-ml-1 h-9 w-12 shrink-0 overflow-hidden rounded-field bg-sunk">
          <RecipeCover imageUrl={option.imageUrl} alt="" sizes="48px" />
        </span>
        <span className="min-w-0 truncate">{option.title}</span>
      </>
    )
  }
  if (option.kind === 'cook') {
    const { username, name, avatar } = option
    return (
      <>
        <Avatar person={{ username, fullName: name, avatar }} size="sm" />
        <span className="min-w-0 truncate">
          {name}
          {name !== username && <span className="text-ink-soft"> @{username}</span>}
        </span>
      </>
    )
  }
  if (option.kind === 'ingredient') {
    return (
      <>
        <Icon of={Carrot} className="shrink-0 text-ink-soft" />
        <span className="min-w-0 truncate">{option.text}</span>
      </>
    )
  }
  return (
    <>
      <Icon of={Search} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 truncate">
        <Trans>Search for “{option.text}”</Trans>
      </span>
    </>
  )
}
