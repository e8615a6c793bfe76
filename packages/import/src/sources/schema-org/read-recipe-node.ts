import { countServings, parseDuration } from '@potluck/kitchen'
import { type ImportedRecipe, type LineGroup, startRecipe } from '../../recipe.ts'
import { plainLine, plainLines } from '../../text/plain-line.ts'
import { isNode, isOfType, listOf, type Node } from './nodes.ts'
import { readNutrition } from './read-nutrition.ts'

/** A schema.org Recipe (https://schema.org/Recipe) as a recipe of ours. */
export function readRecipeNode(node: Node): ImportedRecipe {
  const recipe = startRecipe(firstText(node.name) ?? firstText(node.headline) ?? '')
  recipe.description = firstText(node.description) ?? null
  recipe.language = languageOf(firstText(node.inLanguage))
  recipe.source = {
    address: addressOf(node.url) ?? addressOf(node.mainEntityOfPage) ?? null,
    name: firstText(node.publisher) ?? null,
    author: listTexts(node.author).join(', ') || null,
  }
  const yields = listTexts(node.recipeYield ?? node.yield)
  // '4' beside '4 servings' is one figure twice; the longer says of what.
  recipe.servings.text = yields.toSorted((one, other) => other.length - one.length)[0] ?? null
  recipe.servings.count = countServings(recipe.servings.text ?? '') ?? null
  recipe.minutes = {
    prep: minutesOf(node.prepTime),
    cook: minutesOf(node.cookTime),
    total: minutesOf(node.totalTime),
  }
  recipe.ingredients = oneGroup(
    listTexts(node.recipeIngredient ?? node.ingredients).flatMap(plainLines),
  )
  recipe.steps = readInstructions(node.recipeInstructions)
  recipe.images = listOf(node.image).flatMap((image) => addressOf(image) ?? [])
  recipe.tags = listTexts(node.keywords).flatMap((words) => words.split(/\s*,\s*/))
  recipe.cuisine = listTexts(node.recipeCuisine).join(', ') || null
  recipe.mealType = listTexts(node.recipeCategory).join(', ') || null
  recipe.nutrition = readNutrition(node.nutrition)
  recipe.created = firstText(node.dateCreated) ?? firstText(node.datePublished) ?? null
  recipe.modified = firstText(node.dateModified) ?? null
  return recipe
}

const oneGroup = (lines: string[]): LineGroup[] =>
  lines.length > 0 ? [{ group: null, lines }] : []

/** Text, HowToStep and HowToSection in any mixture; a section's name heads its steps. */
function readInstructions(value: unknown): LineGroup[] {
  const groups: LineGroup[] = []
  for (const part of listOf(value)) {
    const isSection = isNode(part) && isOfType(part, 'HowToSection')
    const lines = isSection ? listOf(part.itemListElement).flatMap(stepLines) : stepLines(part)
    const last = groups.at(-1)
    if (isSection) groups.push({ group: firstText(part.name) ?? null, lines })
    else if (last && last.group === null) last.lines.push(...lines)
    else groups.push({ group: null, lines })
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

function stepLines(part: unknown): string[] {
  if (!isNode(part)) return listTexts(part).flatMap(plainLines)
  const text = firstText(part.text) ?? firstText(part.description) ?? firstText(part.name)
  const inner = listOf(part.itemListElement)
  return text ? plainLines(text) : inner.flatMap(stepLines)
}

/** Every text of a value, of things their names. */
export function listTexts(value: unknown): string[] {
  return listOf(value).flatMap((part) => {
    if (typeof part === 'number') return [String(part)]
    if (isNode(part)) return listTexts(part['@value'] ?? part.name ?? part.text)
    if (typeof part !== 'string') return []
    const line = plainLine(part)
    return line === '' ? [] : [line]
  })
}

const firstText = (value: unknown): string | undefined => listTexts(value)[0]

function addressOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  const address = isNode(first) ? (first.url ?? first.contentUrl ?? first['@id']) : first
  return typeof address === 'string' && /^https?:\/\//i.test(address.trim())
    ? address.trim()
    : undefined
}

function minutesOf(value: unknown): number | null {
  const duration = parseDuration(firstText(value) ?? '')
  return duration.ok ? Math.round(duration.minutes.max) : null
}

const languageOf = (tag: string | undefined) =>
  /^[a-z]{2,3}/i.exec(tag ?? '')?.[0].toLowerCase() ?? null
