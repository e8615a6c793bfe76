import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Switch } from '../../../ui/controls/checks.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { pantryQuery } from '../api.ts'
import type { AskDraft } from './ask-draft.ts'
import { addIngredients, endsIngredient, splitIngredients } from './split-ingredients.ts'

type Listed = Pick<AskDraft, 'ingredients' | 'pendingIngredient' | 'useInventory'>

interface IngredientsPanelProps {
  listed: Listed
  pantryLeftOut: boolean
  onChange: (change: Partial<Listed>) => void
}

/** What is at home: foods typed one by one, and the pantry. */
export function IngredientsPanel({ listed, pantryLeftOut, onChange }: IngredientsPanelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <IngredientEntry listed={listed} onChange={onChange} />
      <PantrySwitch
        on={listed.useInventory && !pantryLeftOut}
        leftOut={pantryLeftOut}
        onChange={(useInventory) => onChange({ useInventory })}
      />
    </div>
  )
}

/** Foods as chips, followed by an input for the next one. */
function IngredientEntry({ listed, onChange }: Pick<IngredientsPanelProps, 'listed' | 'onChange'>) {
  const { t } = useLingui()
  const { ingredients, pendingIngredient } = listed
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new food moves the input out of sight
  useEffect(() => {
    box.current?.scrollTo({ left: box.current.scrollWidth, top: box.current.scrollHeight })
  }, [ingredients.length])

  function add(text: string) {
    onChange({ ingredients: addIngredients(ingredients, text), pendingIngredient: '' })
  }

  function remove(name: string) {
    onChange({ ingredients: ingredients.filter((other) => other !== name) })
    input.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && pendingIngredient.trim() !== '') {
      event.preventDefault()
      add(pendingIngredient)
    }
    const last = ingredients.at(-1)
    if (event.key === 'Backspace' && pendingIngredient === '' && last !== undefined) remove(last)
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (splitIngredients(text).length < 2) return
    event.preventDefault()
    add(text)
  }

  return (
    <fieldset
      ref={box}
      className="flex min-w-0 items-center gap-1.5 overflow-auto rounded-field border border-line-strong bg-surface p-1.5 has-[input:focus-visible]:border-tomato has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-tomato md:max-h-36 md:flex-wrap"
    >
      <legend className="sr-only">
        <Trans>Ingredients</Trans>
      </legend>
      <ul className="contents">
        {ingredients.map((name) => (
          <li key={name} className="shrink-0 max-md:whitespace-nowrap">
            <Chip onRemove={() => remove(name)}>{name}</Chip>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        value={pendingIngredient}
        aria-label={t`Add an ingredient`}
        placeholder={ingredients.length === 0 ? t`Rice, two leeks, half a lemon…` : t`One more…`}
        enterKeyHint="enter"
        autoComplete="off"
        onChange={({ target }) =>
          endsIngredient(target.value)
            ? add(target.value)
            : onChange({ pendingIngredient: target.value })
        }
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        className="h-8 min-w-48 flex-1 bg-transparent px-1.5 outline-none placeholder:text-ink-soft touch:h-11"
      />
    </fieldset>
  )
}

interface PantrySwitchProps {
  on: boolean
  leftOut: boolean
  onChange: (on: boolean) => void
}

function PantrySwitch({ on, leftOut, onChange }: PantrySwitchProps) {
  const { t } = useLingui()
  const { data: foods } = useQuery(pantryQuery())
  return (
    <div className="flex items-center gap-x-4">
      <Switch
        label={t`Use my pantry`}
        checked={on}
        disabled={leftOut}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className="text-sm text-ink-soft">
        {leftOut ? <Trans>left out of this chat</Trans> : foods && <PantryLink foods={foods} />}
      </p>
    </div>
  )
}

function PantryLink({ foods }: { foods: string[] }) {
  return (
    <Link
      to="/dashboard/inventory"
      className="inline-flex min-h-11 items-center text-tomato underline underline-offset-4"
    >
      {foods.length === 0 ? (
        <Trans>nothing in it yet</Trans>
      ) : (
        <Plural value={foods.length} one="# food in it" other="# foods in it" />
      )}
    </Link>
  )
}
