import { countServings, parseDuration, parseIngredientLine } from '@potluck/kitchen'
import { composeLine } from '../../fields/compose-line.ts'
import { toGroups } from '../../fields/headings.ts'
import { MOST_READ } from '../../fields/limit-lines.ts'
import { readNutritionText } from '../../fields/read-nutrients.ts'
import { type ImportedRecipe, type LineGroup, startRecipe } from '../../recipe.ts'
import { partOfName } from '../../shapes/headings.ts'
import { hasAmount, listedParts } from '../../shapes/lines.ts'
import { withoutBullets } from '../../text/bullets.ts'
import { languageOfTag } from '../../text/language.ts'
import { headedLines, plainLine, withoutColon } from '../../text/plain-line.ts'
import { losePleas } from '../../text/step-lines.ts'
import { isNode, listOf, type Node } from './nodes.ts'
import { readInstructions } from './read-instructions.ts'
import { readLosses } from './read-losses.ts'
import { readNutrition } from './read-nutrition.ts'
import { firstText, listTexts, rawTexts } from './texts.ts'

/** A schema.org Recipe (https://schema.org/Recipe) as a recipe of ours. */
export function readRecipeNode(node: Node): ImportedRecipe {
  const recipe = startRecipe(firstText(node.name) ?? firstText(node.headline) ?? '')
  recipe.description = firstText(node.description) ?? null
  recipe.language = languageOfTag(firstText(node.inLanguage))
  recipe.source = {
    address: addressOf(node.url) ?? addressOf(node.mainEntityOfPage) ?? null,
    name: firstText(node.publisher) ?? null,
    author: listTexts(node.author).join(', ') || null,
  }
  const yields = listOf(node.recipeYield ?? node.yield).flatMap(yieldOf)
  // '4' beside '4 servings' is one figure twice; the longer says of what.
  recipe.servings.text = yields.toSorted((one, other) => other.length - one.length)[0] ?? null
  recipe.servings.count = countServings(recipe.servings.text ?? '') ?? null
  recipe.minutes = {
    prep: minutesOf(node.prepTime),
    cook: minutesOf(node.cookTime),
    total: minutesOf(node.totalTime),
  }
  recipe.ingredients = readIngredients(node.recipeIngredient ?? node.ingredients)
  recipe.steps = readInstructions(node.recipeInstructions ?? node.instructions)
  takeListNames(recipe)
  recipe.images = listOf(node.image).flatMap((image) => imageOf(image) ?? [])
  recipe.tags = listTexts(node.keywords)
    .flatMap((words) => words.split(/\s*,\s*/))
    .filter(Boolean)
  recipe.cuisine = listTexts(node.recipeCuisine).join(', ') || null
  recipe.mealType = listTexts(node.recipeCategory).join(', ') || null
  const nutrition = listOf(node.nutrition)[0]
  if (typeof nutrition === 'string') readNutritionText(recipe, plainLine(nutrition))
  else recipe.nutrition = readNutrition(nutrition)
  recipe.created = firstText(node.dateCreated) ?? firstText(node.datePublished) ?? null
  recipe.modified = firstText(node.dateModified) ?? null
  recipe.lost.push(...readLosses(node))
  losePleas(recipe)
  return recipe
}

/** A yield is a figure, a text, or a QuantitativeValue. */
function yieldOf(value: unknown): string[] {
  const amount = isNode(value) ? firstText(value.value) : undefined
  if (!isNode(value) || amount === undefined) return listTexts(value)
  return [[amount, firstText(value.unitText)].filter(Boolean).join(' ')]
}

/** Steps that are called 'Ingredients' show that more of a page is marked as its method than that. */
function takeListNames(recipe: ImportedRecipe): void {
  const isStep = (line: string) => partOfName(withoutColon(line)) !== 'ingredients'
  if (recipe.steps.every(({ lines }) => lines.every(isStep))) return
  recipe.steps = recipe.steps
    .map(({ group, lines }) => ({ group, lines: lines.filter(isStep) }))
    .filter(({ lines }) => lines.length > 0)
  recipe.doubts.push({ field: 'steps', reason: MORE_THAN_STEPS })
}

const MORE_THAN_STEPS = 'The page marks more than the steps as the method, so compare it.'

/** Lines of an entry of a list may be broken; of one text for all each line is an ingredient. */
function readIngredients(value: unknown): LineGroup[] {
  const parts = listOf(value).slice(0, MOST_READ)
  const texts = parts.flatMap(textsOfIngredient)
  const said = texts.flatMap((text) =>
    headedLines(texts.length === 1 ? text : text.replace(/\s+/g, ' ')),
  )
  const lines = said.map(({ line }) => line)
  const [only, another] = lines
  const parted = only && another === undefined ? atCommas(only) : withoutBullets(lines)
  const headings = boldHeadings(said)
  return toGroups(
    parted.filter((line) => !isListName(line)),
    (line) => (headings.has(line) ? withoutColon(line) : headingOf(line)),
  )
}

/** A list of some of them has a name, which heads them. */
function textsOfIngredient(part: unknown): string[] {
  if (!isNode(part)) return rawTexts(part)
  if (part.itemListElement === undefined) return withAmount(part)
  const inner = listOf(part.itemListElement).slice(0, MOST_READ)
  const name = firstText(part.name)
  return [
    ...(name === undefined ? [] : [`${withoutColon(name)}:`]),
    ...inner.flatMap((each) => (isNode(each) ? withAmount(each) : rawTexts(each))),
  ]
}

/** Lines in bold letters without an amount, where most lines are in none. */
function boldHeadings(said: ReturnType<typeof headedLines>): ReadonlySet<string> {
  const bold = said.filter(
    ({ line, isHeading }, at) => isHeading && !hasAmount(line) && said[at + 1]?.isHeading === false,
  )
  return new Set(bold.length * 2 < said.length ? bold.map(({ line }) => line) : [])
}

/** 'Ingredients:' is what the list is called; 'Ingredients: Beef, Garlic' what a page files it under. */
function isListName(line: string): boolean {
  const [name = '', ...words] = withoutColon(line).split(/[:：]/)
  return partOfName(name.trim()) === 'ingredients' && !hasAmount(words.join(':'))
}

/** One text for all. */
const atCommas = (text: string) => listedParts(text) ?? withoutBullets([text])

/** By its colon or its words, and never with an amount: those of the kitchen know. */
const headingOf = (line: string) =>
  parseIngredientLine(line).heading === true ? withoutColon(line) : undefined

/** Some say how much beside the name: a PropertyValue, or a HowToSupply with its quantity. */
function withAmount(part: Node): string[] {
  const names = rawTexts(part)
  const said = part.value ?? part.amount ?? part.requiredQuantity
  const amount = firstText(isNode(said) ? said.value : said)
  const unit = firstText((isNode(said) ? said : part).unitText)
  return names.map((food) =>
    amount && food.startsWith(amount) ? food : composeLine({ amount, unit, food }),
  )
}

/** The address of a thing, or undefined of one that leads nowhere from outside its page. */
function addressOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  const address = textOfAddress(isNode(first) ? (first.url ?? first['@id']) : first)
  return address && /^https?:\/\//i.test(address) ? address : undefined
}

/** An address as the page has it, which may be relative to the page. */
function imageOf(image: unknown): string | undefined {
  const address = textOfAddress(
    isNode(image) ? (image.url ?? image.contentUrl ?? image['@id']) : image,
  )
  return address && !/^(?:data|javascript):/i.test(address) ? address : undefined
}

function textOfAddress(value: unknown): string | undefined {
  const [first] = listOf(value)
  const address = isNode(first) ? (first['@id'] ?? first['@value']) : first
  return typeof address === 'string' ? address.trim() : undefined
}

function minutesOf(value: unknown): number | null {
  const [first] = listOf(value)
  const said = firstText(isNode(first) ? (first.maxValue ?? first.value ?? first) : first) ?? ''
  // 'PT40MIN' is as near to a duration as some programs come.
  const duration = parseDuration(said.replace(/^PT(?=\d+ ?\p{L}{2,}$)/iu, ''))
  // Zero is what a form was left with.
  return duration.ok ? Math.round(duration.minutes.max) || null : null
}
