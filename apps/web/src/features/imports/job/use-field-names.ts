import { useLingui } from '@lingui/react/macro'

/** What a column of a table can be, in words; a field of the server's that is not here keeps its name. */
export function useFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    title: t`Title`,
    description: t`Description`,
    ingredients: t`Ingredients`,
    steps: t`Instructions`,
    notes: t`Notes`,
    prep: t`Preparation time`,
    cook: t`Cooking time`,
    total: t`Total time`,
    servings: t`Servings`,
    source: t`Source or address`,
    author: t`Author`,
    tags: t`Tags`,
    collections: t`Categories, as collections`,
    cuisine: t`Cuisine`,
    mealType: t`Meal`,
    rating: t`Rating`,
    nutrition: t`Nutrition`,
    nutrient: t`A nutrient`,
    image: t`Picture`,
    language: t`Language`,
    created: t`Written on`,
    modified: t`Changed on`,
  }
}
