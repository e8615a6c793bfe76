import { useLingui } from '@lingui/react/macro'
import type { VersionField } from './version-fields.ts'

/** The names of a recipe's fields, as the wizard's steps call them. */
export function useFieldLabels(): Record<VersionField, string> {
  const { t } = useLingui()
  return {
    videoUrl: t`Video`,
    origin: t`Source`,
    language: t`Language`,
    title: t`Title`,
    description: t`Description`,
    cookTime: t`Cook time`,
    prepTime: t`Prep time`,
    restTime: t`Rest time`,
    servings: t`Servings`,
    tags: t`Tags`,
    cuisine: t`Cuisine`,
    difficulty: t`Difficulty`,
    mealType: t`Meal type`,
    allowComments: t`Allow comments`,
    ingredients: t`Ingredients`,
    instructions: t`Instructions`,
  }
}
