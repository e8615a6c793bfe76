import { encodeCover, planCover } from '@potluck/covers'
import { countServings, fromIngredientRow, type UnitId } from '@potluck/kitchen'
import {
  CUISINES,
  DIFFICULTIES,
  type Difficulty,
  findChoice,
  keptIngredients,
  keptSteps,
  MEAL_TYPES,
  type MealType,
  type Publishable,
  splitTags,
  timeMinutes,
} from '@potluck/rules'
import { keptOrigin, type Origin } from './origin.ts'

/** An ingredient as it was typed; `group` is its heading, left out if it has none. */
export type WrittenIngredient = { name: string; quantity: string; unit: string; group?: string }

/** What a cook writes of a recipe, which is what a revision keeps. */
export type RecipeContent = {
  title: string
  description: string
  prepTime: string
  cookTime: string
  /** In which nobody works and nothing cooks: chilling, rising, marinating. */
  restTime: string
  servings: string
  tags: string[]
  cuisine: string | null
  difficulty: Difficulty | null
  mealType: MealType | null
  allowComments: boolean
  videoUrl: string | null
  origin: Origin | null
  language: string | null
  ingredients: WrittenIngredient[]
  instructions: string[]
}

export const EMPTY_CONTENT: RecipeContent = {
  title: '',
  description: '',
  prepTime: '',
  cookTime: '',
  restTime: '',
  servings: '',
  tags: [],
  cuisine: null,
  difficulty: null,
  mealType: null,
  allowComments: true,
  videoUrl: null,
  origin: null,
  language: null,
  ingredients: [],
  instructions: [],
}

type SentIngredient = Omit<WrittenIngredient, 'group'> & { group?: string | null | undefined }
type Sendable = Omit<RecipeContent, 'ingredients'> & { ingredients: SentIngredient[] }
type ContentChanges = { [Field in keyof Sendable]?: Sendable[Field] | undefined }

/**
 * Content with the fields of `changes` that were sent; rows without name and quantity, blank steps
 * and repeated tags are dropped. Cuisine, meal type and difficulty that nobody chose are taken from
 * the tags if these name one.
 */
export function applyChanges(content: RecipeContent, changes: ContentChanges): RecipeContent {
  const sent = Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => field in content && value !== undefined),
  )
  const merged: Sendable = { ...content, ...sent }
  const tags = splitTags(merged.tags.join(','))
  return {
    ...merged,
    videoUrl: merged.videoUrl?.trim() ?? null,
    origin: keptOrigin(merged.origin),
    tags,
    cuisine: merged.cuisine ?? fromTags(tags, CUISINES),
    difficulty: merged.difficulty ?? fromTags(tags, DIFFICULTIES),
    mealType: merged.mealType ?? fromTags(tags, MEAL_TYPES),
    ingredients: keptIngredients(merged.ingredients).map(toWrittenIngredient),
    instructions: keptSteps(merged.instructions),
  }
}

/** A blank heading counts as no heading. */
export function toWrittenIngredient({ group, ...row }: SentIngredient): WrittenIngredient {
  return group?.trim() ? { ...row, group } : row
}

/** What the kitchen reads from the content, stored with it. */
export function readContent(id: string, content: RecipeContent) {
  return {
    coverCode: encodeCover(
      planCover({
        id,
        title: content.title,
        tags: content.tags,
        ingredients: content.ingredients.map(({ name }) => name),
      }),
    ),
    prepMinutes: timeMinutes(content.prepTime) ?? null,
    cookMinutes: timeMinutes(content.cookTime) ?? null,
    restMinutes: timeMinutes(content.restTime) ?? null,
    servingsCount: countServings(content.servings) ?? null,
  }
}

/** A typed quantity and unit as the kitchen reads them; nulls if it cannot. */
export function readAmount(row: WrittenIngredient): {
  quantityMin: number | null
  quantityMax: number | null
  unitId: UnitId | null
} {
  const { quantity, unit } = fromIngredientRow(row)
  return {
    quantityMin: quantity?.min ?? null,
    quantityMax: quantity?.max ?? null,
    unitId: unit ?? null,
  }
}

/** The parts of the content that the publication rule checks. */
export function toPublishable(content: RecipeContent, hasCover: boolean): Publishable {
  return { ...content, hasCover }
}

function fromTags<Choice extends string>(
  tags: string[],
  choices: readonly Choice[],
): Choice | null {
  for (const tag of tags) {
    const choice = findChoice(choices, tag)
    if (choice) return choice
  }
  return null
}
