import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form'
import { toast } from '../../../../ui/overlays/toast.ts'
import type { IngredientFields } from '../ingredient-rows.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { useSteady } from '../rows/use-steady.ts'
import { takeApart } from './ingredient-fields.ts'

export interface TakenApart {
  /** The name is a whole line that leaving the field takes apart. */
  isLine: (row: IngredientFields) => boolean
  /** Puts a line that was typed as a name into the fields it belongs to, unless it was put back before; answers what became of it. */
  takeApartRow: (index: number) => IngredientFields | undefined
}

/** Takes lines apart that were typed into a name; each can be had back as it was typed. */
export function useTakenApart(
  form: UseFormReturn<RecipeForm>,
  { update }: Pick<UseFieldArrayReturn<RecipeForm, 'ingredients'>, 'update'>,
): TakenApart {
  const { t } = useLingui()
  const [putBack, setPutBack] = useState<ReadonlySet<string>>(new Set())
  const takeApartSteadily = useSteady(takeApartRow)

  function write(index: number, row: IngredientFields) {
    // Another kind of row is drawn anew.
    if (row.heading !== form.getValues(`ingredients.${index}.heading`)) return update(index, row)
    form.setValue(`ingredients.${index}`, row, { shouldDirty: true, shouldValidate: true })
  }

  function takeApartRow(index: number) {
    const typed = { ...form.getValues(`ingredients.${index}`) }
    const apart = putBack.has(typed.name) ? undefined : takeApart(typed)
    if (!apart) return
    write(index, apart)
    const onPress = () => undo(typed, apart)
    const { name } = typed
    const said = apart.heading ? t`“${name}” is a heading now.` : t`“${name}” was taken apart.`
    toast.message(said, { action: { label: t`Undo`, onPress } })
    return apart
  }

  /** The row may stand elsewhere by now. */
  function undo(typed: IngredientFields, apart: IngredientFields) {
    const rows = form.getValues('ingredients')
    const index = rows.findIndex((row) => isSame(row, apart))
    if (index < 0) return toast.message(t`It was changed since, and stays as it is.`)
    setPutBack((before) => new Set([...before, typed.name]))
    write(index, typed)
  }

  return useMemo(
    () => ({
      isLine: (row) => !putBack.has(row.name) && takeApart(row) !== undefined,
      takeApartRow: takeApartSteadily,
    }),
    [putBack, takeApartSteadily],
  )
}

function isSame(one: IngredientFields, other: IngredientFields): boolean {
  return (
    one.name === other.name &&
    one.quantity === other.quantity &&
    one.unit === other.unit &&
    one.heading === other.heading
  )
}
