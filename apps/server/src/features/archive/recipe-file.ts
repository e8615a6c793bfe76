import { NewRecipe } from '@potluck/contract'
import { toTextWithGroup } from '@potluck/kitchen'
import { z } from 'zod'
import { toIso } from '../../platform/database/index.ts'
import { toFileName } from '../../platform/file-name.ts'
import { type OwnRecipeCopy, toIsoDuration, wholeMinutes } from '../recipes/index.ts'
import { pictureName } from './read-part.ts'

const Written = NewRecipe.omit({ cover: true, source: true, adaptedFrom: true, picture: true })

/**
 * The recipe word for word, which is what an import reads. Fields that an older archive lacks get
 * the values of a new draft.
 */
export const RecipeCopy = z.object({
  ...Written.required({ title: true, ingredients: true, instructions: true }).shape,
  source: z.enum(['cook', 'assistant']),
  status: z.enum(['draft', 'published']),
  hasCover: z.boolean(),
  adaptedFrom: z.object({ title: z.string().max(120), author: z.string().max(80) }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
})
export type RecipeCopy = z.output<typeof RecipeCopy>

/** The part of a recipe's file that an import reads. */
export const RecipeFile = z.object({
  '@type': z.literal('Recipe'),
  /** The cook whose archive it is. */
  author: z.object({ name: z.string() }).optional().catch(undefined),
  image: z
    .string()
    .regex(/^\.\.\/images\/[0-9a-f]{32}\.webp$/)
    .optional(),
  potluck: RecipeCopy,
})
export type RecipeFile = z.output<typeof RecipeFile>

/**
 * A recipe as a file of the zip: a schema.org Recipe (https://schema.org/Recipe) with an exact
 * copy.
 */
export function toRecipeFile(
  recipe: OwnRecipeCopy,
  username: string,
): { name: string; text: string } {
  const { title, description, imageHash, ingredients, instructions } = recipe
  const file = {
    // A vocabulary of our own, so that other programs ignore the copy.
    '@context': ['https://schema.org', { potluck: 'urn:potluck:recipe' }],
    '@type': 'Recipe',
    name: title,
    description,
    ...(imageHash !== null && { image: `../${pictureName(imageHash)}` }),
    author: { '@type': 'Person', name: username },
    dateCreated: recipe.createdAt,
    dateModified: recipe.updatedAt,
    datePublished: recipe.publishedAt ?? undefined,
    prepTime: toIsoDuration(recipe.prepMinutes),
    cookTime: toIsoDuration(recipe.cookMinutes),
    totalTime: toIsoDuration(wholeMinutes(recipe)),
    inLanguage: recipe.language ?? undefined,
    isBasedOn: recipe.origin?.address || undefined,
    recipeYield: recipe.servings || undefined,
    recipeCuisine: recipe.cuisine ?? undefined,
    recipeCategory: recipe.mealType ?? undefined,
    keywords: recipe.tags.join(', ') || undefined,
    recipeIngredient: ingredients.map(toTextWithGroup),
    recipeInstructions: instructions.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
    potluck: toCopy(recipe),
  }
  return { name: fileName(recipe), text: `${JSON.stringify(file, null, 2)}\n` }
}

/** The copy with every field, including those that older archives lack. */
function toCopy(
  recipe: OwnRecipeCopy,
): Required<Omit<RecipeCopy, 'cuisine'>> & { cuisine: string | null } {
  const { id: _, imageHash: __, ...written } = recipe
  const { prepMinutes: ___, cookMinutes: ____, restMinutes: _____, ...copy } = written
  return {
    ...copy,
    createdAt: toIso(recipe.createdAt),
    updatedAt: toIso(recipe.updatedAt),
    publishedAt: recipe.publishedAt === null ? null : toIso(recipe.publishedAt),
  }
}

/** 'recipes/tomato-soup-3f9a1c04.json': the last digits of an id are its random part. */
function fileName({ id, title }: OwnRecipeCopy): string {
  return `recipes/${[toFileName(title), id.slice(-8)].filter((part) => part !== '').join('-')}.json`
}
