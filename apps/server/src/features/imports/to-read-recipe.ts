import type { ReadRecipe } from '@potluck/contract'
import type { ImportedRecipe, LineGroup } from '@potluck/import'
import { parseIngredientLine, toTypedRow } from '@potluck/kitchen'
import {
  CUISINES,
  countCharacters,
  findChoice,
  LIST_LIMITS,
  MEAL_TYPES,
  splitTags,
  TEXT_LIMITS,
} from '@potluck/rules'
import type { z } from 'zod'

type Answer = z.output<typeof ReadRecipe>
type Lost = Answer['lost']

/** A recipe from elsewhere as the fields of a draft, with what of it has no place there. */
export function toReadRecipe(recipe: ImportedRecipe): Answer {
  const lost: Lost = [...recipe.lost]
  const fit = (field: string, text: string, atMost: number) => cut(lost, field, text, atMost)
  const { prep, cook, total } = recipe.minutes
  const tags = takeTags(lost, recipe.tags)
  const { address, name, author } = recipe.source
  return {
    draft: {
      title: fit('title', recipe.title, TEXT_LIMITS.title),
      description: fit('description', recipe.description ?? '', TEXT_LIMITS.description),
      prepTime: toTime(prep),
      // A page that has one time alone means the whole of it.
      cookTime: toTime(cook ?? (total === null ? null : Math.max(0, total - (prep ?? 0)))),
      servings: fit('servings', recipe.servings.text ?? '', TEXT_LIMITS.servings),
      tags,
      cuisine: choose(lost, 'cuisine', recipe.cuisine, CUISINES),
      mealType: choose(lost, 'mealType', recipe.mealType, MEAL_TYPES),
      origin: {
        address: fit('source.address', address ?? '', TEXT_LIMITS.originAddress),
        name: fit('source.name', name ?? '', TEXT_LIMITS.originName),
        author: fit('source.author', author ?? '', TEXT_LIMITS.originName),
      },
      language: recipe.language,
      ingredients: takeRows(lost, recipe),
      instructions: takeSteps(lost, recipe.steps),
    },
    images: recipe.images,
    doubts: recipe.doubts,
    lost: [
      ...lost,
      ...listUnplaced(recipe).map(([field, value]) => ({
        field,
        value,
        reason: 'A recipe has no place for it.',
      })),
    ],
  }
}

const toTime = (minutes: number | null) => (minutes === null ? '' : `${minutes} min`)

/** What the page says and a draft cannot hold. */
function listUnplaced({ notes, rating, nutrition }: ImportedRecipe): [string, string][] {
  const found: [string, string | number | null | undefined][] = [
    ['notes', notes],
    ['rating', rating],
    ['nutrition.calories', nutrition?.calories],
  ]
  return found.flatMap(([field, value]) =>
    value === null || value === undefined ? [] : [[field, String(value)]],
  )
}

/** A text as far as it fits; all of it is told where it does not. */
function cut(lost: Lost, field: string, text: string, atMost: number): string {
  if (countCharacters(text) <= atMost) return text
  lost.push({ field, value: text, reason: `Only ${atMost} characters have a place.` })
  return Array.from(text).slice(0, atMost).join('').trim()
}

function takeTags(lost: Lost, tags: readonly string[]): string[] {
  const all = splitTags(tags.join(','))
  const fitting = all.filter((tag) => countCharacters(tag) <= TEXT_LIMITS.tag)
  const kept = fitting.slice(0, LIST_LIMITS.tags)
  for (const tag of all.filter((each) => !kept.includes(each))) {
    lost.push({
      field: 'tags',
      value: tag,
      reason: `At most ${LIST_LIMITS.tags} tags, each short.`,
    })
  }
  return kept
}

/** One of the site's own choices that the page names. */
function choose<Choice extends string>(
  lost: Lost,
  field: string,
  named: string | null,
  choices: readonly Choice[],
): Choice | null {
  if (named === null) return null
  const chosen = named
    .split(/\s*[,/&]\s*/)
    .map((each) => findChoice(choices, each))
    .find((choice) => choice !== undefined)
  if (!chosen) lost.push({ field, value: named, reason: 'It is none of the choices.' })
  return chosen ?? null
}

function takeRows(
  lost: Lost,
  { ingredients, language }: ImportedRecipe,
): Answer['draft']['ingredients'] {
  const toRow = language === null || language === 'en' ? toEnglishRow : toRowAsWritten
  const rows = ingredients.flatMap(({ group, lines }) =>
    lines.map(toRow).map(({ name, quantity, unit }) => {
      const row = {
        name: cut(lost, 'ingredients', name, TEXT_LIMITS.ingredientName),
        quantity: cut(lost, 'ingredients', quantity || NO_AMOUNT, TEXT_LIMITS.ingredientAmount),
        unit: cut(lost, 'ingredients', unit, TEXT_LIMITS.ingredientAmount),
      }
      if (group === null) return row
      return { ...row, group: cut(lost, 'ingredients', group, TEXT_LIMITS.ingredientGroup) }
    }),
  )
  for (const { name } of rows.slice(LIST_LIMITS.ingredients)) {
    lost.push({
      field: 'ingredients',
      value: name,
      reason: `At most ${LIST_LIMITS.ingredients} ingredients.`,
    })
  }
  return rows.slice(0, LIST_LIMITS.ingredients)
}

/** A row says how much: of a line that does not, that it does not. */
const NO_AMOUNT = '–'

type Row = { name: string; quantity: string; unit: string }

const toEnglishRow = (line: string): Row => toTypedRow(parseIngredientLine(line))

/** A line of another language keeps its words: '2 EL Butter' does not become '2 tbsp Butter'. */
function toRowAsWritten(line: string): Row {
  const figure = FIGURE.exec(line)?.[0] ?? ''
  return { name: line.slice(figure.length).trim(), quantity: figure.trim(), unit: '' }
}

const FIGURE = /^(?:\d[\d.,]*|[¼-¾⅐-⅞])(?:\s?[-–/⁄]?\s?(?:\d[\d.,]*|[¼-¾⅐-⅞]))*(?=\s|\p{L})/u

/** A method has no headings of its own: one stands before the first step under it. */
function takeSteps(lost: Lost, groups: readonly LineGroup[]): string[] {
  const steps = groups.flatMap(({ group, lines }) =>
    lines.map((line, at) => (at === 0 && group !== null ? `${withColon(group)} ${line}` : line)),
  )
  for (const step of steps.slice(LIST_LIMITS.steps)) {
    lost.push({ field: 'steps', value: step, reason: `At most ${LIST_LIMITS.steps} steps.` })
  }
  return steps.slice(0, LIST_LIMITS.steps).map((step) => cut(lost, 'steps', step, TEXT_LIMITS.step))
}

const withColon = (heading: string) => `${heading.replace(/\s*:$/, '')}:`
