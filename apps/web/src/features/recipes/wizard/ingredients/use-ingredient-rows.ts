import { useLingui } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import type { ClipboardEvent } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useSteady } from '../../../../platform/use-steady.ts'
import {
  BLANK_INGREDIENT,
  type IngredientFields,
  isBlankIngredient,
  takeRows,
  toHeadingRow,
} from '../ingredient-rows.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { useRows } from '../rows/use-rows.ts'
import { readPastedIngredients } from './pasted-list.ts'
import { listProblem } from './text-sums.ts'
import { useTakenApart } from './use-taken-apart.ts'

/**
 * The rows of ingredients and headings: how many there may be, and what can be done with them
 * besides typing.
 */
export function useIngredientRows(form: UseFormReturn<RecipeForm>) {
  const { t } = useLingui()
  const ingredients = useFieldArray({
    control: form.control,
    name: 'ingredients',
    rules: { validate: (list) => listProblem(list) ?? true },
  })
  const { fields } = ingredients
  const headings = fields.filter(({ heading }) => heading).length
  const rows = useRows<IngredientFields>({
    fields: ingredients,
    read: (index) => form.getValues(`ingredients.${index}`),
    blank: BLANK_INGREDIENT,
    isBlank: isBlankIngredient,
    limit: LIST_LIMITS.ingredients + headings,
    take: (list, room) =>
      takeRows(list, { ingredients: room, headings: LIST_LIMITS.ingredientGroups - headings }),
  })
  const lines = useTakenApart(form, ingredients)

  /** A list pasted into a row fills that row and those below. */
  function paste(index: number, event: ClipboardEvent) {
    const list = readPastedIngredients(event.clipboardData.getData('text/plain'))
    // A single line pasted into a row with content is meant for the field.
    if (!list || (list.length === 1 && !rows.isBlank(index))) return
    event.preventDefault()
    const added = countIngredients(rows.fillIn(index, list))
    rows.say(t`${added} of ${countIngredients(list)} ingredients added.`)
  }

  /** Put above a blank last row, so that this row can be filled in. */
  function addHeading() {
    rows.put(rows.isBlank(rows.count - 1) ? rows.count - 1 : rows.count, toHeadingRow(''))
  }

  /** Goes to the next row; after the last it adds one. */
  function goOn(index: number) {
    if (index === rows.count - 1) rows.add()
    else rows.goTo(index + 1)
  }

  const onPaste = useSteady(paste)
  const onEnter = useSteady(goOn)
  const hasRoomForHeading = headings < LIST_LIMITS.ingredientGroups
  return { fields, rows, lines, onPaste, onEnter, addHeading, hasRoomForHeading }
}

export function countIngredients(rows: readonly IngredientFields[]): number {
  return rows.filter(({ heading }) => !heading).length
}
