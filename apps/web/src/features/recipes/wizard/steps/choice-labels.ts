import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Cuisine, Difficulty, MealType } from '@potluck/rules'

/** The labels of the choices in the details step. */
export const CHOICE_LABELS = {
  Italian: msg`Italian`,
  Asian: msg`Asian`,
  Mexican: msg`Mexican`,
  Indian: msg`Indian`,
  American: msg`American`,
  French: msg`French`,
  Mediterranean: msg`Mediterranean`,
  Thai: msg`Thai`,
  Chinese: msg`Chinese`,
  Japanese: msg`Japanese`,
  Korean: msg`Korean`,
  Easy: msg`Easy`,
  Medium: msg`Medium`,
  Hard: msg`Hard`,
  Breakfast: msg`Breakfast`,
  Lunch: msg`Lunch`,
  Dinner: msg`Dinner`,
  Snack: msg`Snack`,
  Dessert: msg`Dessert`,
  Appetizer: msg`Appetizer`,
} satisfies Record<Cuisine | Difficulty | MealType, MessageDescriptor>
