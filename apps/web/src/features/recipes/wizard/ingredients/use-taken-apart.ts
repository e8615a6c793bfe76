import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form'
import { useSteady } from '../../../../platform/use-steady.ts'
import { toast } from '../../../../ui/overlays/toast.ts'
import type { IngredientFields } from '../ingredient-rows.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { takeApart } from './ingredient-fields.ts'

export interface TakenApart {
  /** Whether the name is a whole line that will be split when the focus leaves. */
  isLine: (row: IngredientFields) => boolean
  /**
   * Splits a line that was typed as a name into its fields, unless the cook undid that before;
   * answers the new row.
   */
  takeApartRow: (index: number) => IngredientFields | undefined
}

/** Splits lines that were typed into a name; each split can be undone. */
export function useTakenApart(
  form: UseFormReturn<RecipeForm>,
  { update }: Pick<UseFieldArrayReturn<RecipeForm, 'ingredients'>, 'update'>,
): TakenApart {
  const { t } = useLingui()
  const [putBack, setPutBack] = useState<ReadonlySet<string>>(new Set())
  const takeApartSteadily = useSteady(takeApartRow)

  function write(index: number, row: IngredientFields) {
    // A row of another kind has to be mounted again.
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

  /** The row may have moved by now. */
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
