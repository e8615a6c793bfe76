import type { ReadRecipe } from '@potluck/contract'
import { type ImportedRecipe, lose } from '@potluck/import'
import { NO_AMOUNT, parseIngredientLine, toTypedRow } from '@potluck/kitchen'
import {
  CUISINES,
  countCharacters,
  countGroups,
  findChoice,
  isListTooLong,
  isMethodTooLong,
  isOriginAddress,
  LIST_LIMITS,
  MEAL_TYPES,
  restMinutes,
  splitTags,
  TEXT_LIMITS,
} from '@potluck/rules'
import type { z } from 'zod'
import { keptOrigin } from '../recipes/index.ts'

/** A recipe as the fields of a draft, before anybody knows whether its cook has it already. */
export type ReadAlone = Omit<z.output<typeof ReadRecipe>, 'double' | 'like'>
type Answer = ReadAlone

/** What is brought in beside the draft, where it is: then it is not lost. */
type Beside = 'collections' | 'created' | 'modified'

/**
 * A recipe from elsewhere as the fields of a draft that may be stored, with what of it has no place
 * there.
 */
export function toReadRecipe(read: ImportedRecipe, beside: readonly Beside[] = []): Answer {
  const recipe = { ...read, lost: [...read.lost] }
  const { name, author } = recipe.source
  const draft = {
    title: cut(recipe, 'title', recipe.title, TEXT_LIMITS.title),
    description: cut(recipe, 'description', recipe.description ?? '', TEXT_LIMITS.description),
    ...takeTimes(recipe),
    servings: cut(recipe, 'servings', recipe.servings.text ?? '', TEXT_LIMITS.servings),
    tags: takeTags(recipe),
    cuisine: choose(recipe, 'cuisine', CUISINES),
    mealType: choose(recipe, 'mealType', MEAL_TYPES),
    origin: keptOrigin({
      address: takeAddress(recipe),
      name: cut(recipe, 'source.name', name ?? '', TEXT_LIMITS.originName),
      author: cut(recipe, 'source.author', author ?? '', TEXT_LIMITS.originName),
    }),
    language: recipe.language,
    ingredients: takeRows(recipe),
    instructions: takeSteps(recipe),
  }
  loseUnplaced(recipe, beside)
  const { images, doubts, lost } = recipe
  return { draft, images: images.slice(0, MOST_NOTED), doubts: doubts.slice(0, MOST_NOTED), lost }
}

/** A cook reads them. */
const MOST_NOTED = 200

/** Without a cook time the total, less the preparing, is one; else what it has beyond both is rest. */
function takeTimes({
  minutes,
}: ImportedRecipe): Pick<Answer['draft'], 'prepTime' | 'cookTime' | 'restTime'> {
  const { prep, cook, total } = minutes
  return {
    prepTime: toTime(prep),
    cookTime: toTime(cook ?? (total ?? 0) - (prep ?? 0)),
    restTime: toTime(restMinutes(minutes)),
  }
}

const toTime = (minutes: number | null | undefined) =>
  minutes && minutes > 0 ? `${minutes} min` : ''

/** What the page says and a draft cannot hold. */
function loseUnplaced(recipe: ImportedRecipe, beside: readonly string[]): void {
  const { notes, rating, nutrition, collections, created, modified } = recipe
  const unplaced = { notes, rating, ...nutrition, collections, created, modified }
  for (const [field, value] of Object.entries(unplaced)) {
    const text = Array.isArray(value) ? value.join(', ') : value
    if (text !== null && text !== '' && !beside.includes(field)) lose(recipe, field, text)
  }
}

/** A text as far as it fits; all of it is told where it does not. */
function cut(recipe: ImportedRecipe, field: string, text: string, atMost: number): string {
  if (countCharacters(text) <= atMost) return text
  lose(recipe, field, text, `Only ${atMost} characters have a place.`)
  return Array.from(text).slice(0, atMost).join('').trim()
}

/** One that is cut, or of no page, would lead nowhere. */
function takeAddress(recipe: ImportedRecipe): string {
  const address = recipe.source.address ?? ''
  if (isOriginAddress(address) && countCharacters(address) <= TEXT_LIMITS.originAddress) {
    return address
  }
  lose(recipe, 'source.address', address, 'It is no address of a web page.')
  return ''
}

function takeTags(recipe: ImportedRecipe): string[] {
  const all = splitTags(recipe.tags.join(','))
  const kept = all
    .filter((tag) => countCharacters(tag) <= TEXT_LIMITS.tag)
    .slice(0, LIST_LIMITS.tags)
  const others = all.filter((tag) => !kept.includes(tag)).join(', ')
  lose(recipe, 'tags', others, `At most ${LIST_LIMITS.tags} tags, each short.`)
  return kept
}

/** One of the site's own choices that the page names. */
function choose<Choice extends string>(
  recipe: ImportedRecipe,
  field: 'cuisine' | 'mealType',
  choices: readonly Choice[],
): Choice | null {
  const named = recipe[field]
  if (named === null) return null
  const chosen = named
    .split(/[,/&]/)
    .map((each) => findChoice(choices, each.trim()))
    .find((choice) => choice !== undefined)
  if (!chosen) lose(recipe, field, named, 'It is none of the choices.')
  return chosen ?? null
}

function takeRows(recipe: ImportedRecipe): Answer['draft']['ingredients'] {
  const { ingredients, language } = recipe
  const toRow = language === null || language === 'en' ? toEnglishRow : toRowAsWritten
  const fit = (text: string, atMost: number) => cut(recipe, 'ingredients', text, atMost)
  const lines = ingredients.flatMap(({ group, lines: under }) =>
    under.map((line) => ({ group, line })),
  )
  for (const { line } of lines.slice(LIST_LIMITS.ingredients)) {
    lose(recipe, 'ingredients', line, `At most ${LIST_LIMITS.ingredients} ingredients.`)
  }
  const rows: Answer['draft']['ingredients'] = lines
    .slice(0, LIST_LIMITS.ingredients)
    .map(({ group, line }) => {
      const { name, quantity, unit } = toRow(line)
      const row = {
        name: fit(name, TEXT_LIMITS.ingredientName),
        quantity: fit(quantity || NO_AMOUNT, TEXT_LIMITS.ingredientAmount),
        unit: fit(unit, TEXT_LIMITS.ingredientAmount),
      }
      return group === null ? row : { ...row, group: fit(group, TEXT_LIMITS.ingredientGroup) }
    })
  const isTooMuch = (kept: typeof rows) =>
    isListTooLong(kept) || countGroups(kept) > LIST_LIMITS.ingredientGroups
  return takeWhole(rows, isTooMuch, ({ name }) =>
    lose(recipe, 'ingredients', name, 'The list is longer than a recipe may have.'),
  )
}

/** The first of what is too much together; the others are told. */
function takeWhole<Line>(
  lines: readonly Line[],
  isTooMuch: (lines: Line[]) => boolean,
  tell: (line: Line) => void,
): Line[] {
  const kept = [...lines]
  while (isTooMuch(kept)) {
    const last = kept.pop()
    if (last === undefined) break
    tell(last)
  }
  return kept
}

type Row = { name: string; quantity: string; unit: string }

const toEnglishRow = (line: string): Row => toTypedRow(parseIngredientLine(line))

/** A line of another language keeps its words: '2 EL Butter' does not become '2 tbsp Butter'. */
function toRowAsWritten(line: string): Row {
  const figure = FIGURE.exec(line)?.[0] ?? ''
  return { name: line.slice(figure.length).trim(), quantity: figure.trim(), unit: '' }
}

const NUMBER = String.raw`(?:\d[\d.,]*[¼-¾⅐-⅞]?|[¼-¾⅐-⅞])`
/** Two numbers have a mark or a blank between them, so that there is one way to read them. */
const FIGURE = new RegExp(String.raw`^${NUMBER}(?:(?:\s?[-–/⁄]\s?|\s)${NUMBER})*(?=\s|\p{L})`, 'u')

/** A method has no headings of its own: one stands before the first step under it. */
function takeSteps(recipe: ImportedRecipe): string[] {
  const steps = recipe.steps.flatMap(({ group, lines }) =>
    lines.map((line, at) => (at === 0 && group !== null ? `${withColon(group)} ${line}` : line)),
  )
  for (const step of steps.slice(LIST_LIMITS.steps)) {
    lose(recipe, 'steps', step, `At most ${LIST_LIMITS.steps} steps.`)
  }
  const fitting = steps
    .slice(0, LIST_LIMITS.steps)
    .map((step) => cut(recipe, 'steps', step, TEXT_LIMITS.step))
  return takeWhole(fitting, isMethodTooLong, (step) =>
    lose(recipe, 'steps', step, 'The method is longer than a recipe may have.'),
  )
}

const withColon = (heading: string) => `${heading.replace(/:$/, '').trimEnd()}:`
