import { Trans, useLingui } from '@lingui/react/macro'
import { PLANNER_LIMITS } from '@potluck/rules'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { NewEntry, Place } from './api.ts'
import { FoundRecipes, RecentRecipes, SavedRecipes } from './recipe-choices.tsx'
import { useMealNames } from './use-meal-names.ts'
import { dayNames } from './week.ts'

interface AddMealDialogProps {
  place: Place
  /** Answers whether it was added. */
  onAdd: (entry: NewEntry) => Promise<boolean>
  onClose: () => void
}

/** Adds to a meal: a few words, or a recipe that was used lately, is saved or is searched for. */
export function AddMealDialog({ place, onAdd, onClose }: AddMealDialogProps) {
  const { t, i18n } = useLingui()
  const meals = useMealNames()
  const [tab, setTab] = useState<'recent' | 'saved' | 'search'>('recent')
  const { whole } = dayNames(place.day, i18n.locale)
  const lists = { recent: RecentRecipes, saved: SavedRecipes, search: FoundRecipes }
  const List = lists[tab]
  // The dialog opens first: its list, which may be long, is drawn in the next frame.
  const isOpened = useDeferredValue(true, false)

  async function add(entry: NewEntry) {
    if (await onAdd(entry)) onClose()
  }

  return (
    <Dialog open onClose={onClose} title={meals[place.meal]} description={whole}>
      <QuickAdd onAdd={(text) => add({ ...place, text })} />
      <Tabs
        className="mt-5"
        label={t`Recipes`}
        tabs={[
          { value: 'recent', label: t`Recent` },
          { value: 'saved', label: t`Saved` },
          { value: 'search', label: t`Search` },
        ]}
        value={tab}
        onChange={setTab}
      >
        <div className="-mt-3 h-[46dvh] min-h-60 overflow-y-auto overscroll-contain">
          {isOpened && <List onChoose={(recipeId) => add({ ...place, recipeId })} />}
        </div>
      </Tabs>
    </Dialog>
  )
}

function QuickAdd({ onAdd }: { onAdd: (text: string) => Promise<void> }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setRefused(true)
    await onAdd(text.trim())
  }

  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-3">
      <Field
        label={t`Quick add`}
        error={isRefused ? t`Write what you will eat.` : undefined}
        className="flex-1"
      >
        <TextInput
          value={text}
          maxLength={PLANNER_LIMITS.text}
          placeholder={t`Leftovers`}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value)
            setRefused(false)
          }}
        />
      </Field>
      <Button type="submit" className="mt-7.5">
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}
