import { findFoodSpans } from '../../adapting/find-foods.ts'
import { isOneOf } from '../../adapting/read-dish.ts'
import { toSentences } from '../../adapting/take-out.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { joinWords } from '../words/join.ts'
import { type Revised, withNote } from './change.ts'

/** A can of 400 g holds 240 g of beans, which 100 g of dried ones make. */
export function ofDriedBeans(recipe: RecipeData, lines: readonly string[]): Revised {
  const isSoaked = recipe.instructions.some((step) => /\bsoak/i.test(step))
  const canned = lines.filter((line) => !/\bdr(?:y|ied)\b/i.test(line))
  if (isSoaked || canned.length === 0) return no('Its beans are dried ones as it is.')
  const names = canned.map((line) => plainName(line))
  const now = new Map(canned.map((line) => [line, `${sayGrams(line)}dried ${plainName(line)}`]))
  const beans = joinWords(names.map((name) => `the ${name}`))
  const isLentil = names.every((name) => /\blentils?\b/i.test(name))
  const first = isLentil
    ? `Simmer ${beans} in plenty of water for 20 to 30 minutes, until tender, and drain them.`
    : `The day before soak ${beans} in plenty of cold water. Drain them, boil them hard for 10 minutes in fresh water and simmer them for 45 to 90 minutes, until they are tender all through, then drain them.`
  return {
    ok: true,
    recipe: withNote(
      {
        ...recipe,
        totalTime: '',
        ingredients: recipe.ingredients.map((line) => now.get(line) ?? line),
        instructions: [first, ...recipe.instructions.map(withoutCan)],
      },
      'Dried beans in place of canned, soaked and boiled before.',
      [...now].map(([line, dried]) => `${line} → ${dried}`),
    ),
  }
}

/** Without an amount there is none. */
function sayGrams(line: string): string {
  const isMeasured = parseIngredientLine(line).quantity !== undefined
  return isMeasured ? `${Math.max(50, Math.round(cansOf(line) * 10) * 10)} g ` : ''
}

/** Ripe tomatoes hold more water than canned ones, which boils away. */
export function ofFreshTomatoes(recipe: RecipeData, lines: readonly string[]): Revised {
  const canned = lines.filter((line) => IN_CANS.test(line))
  if (canned.length === 0) return no('Its tomatoes are fresh as it is.')
  const now = new Map(
    canned.map((line) => [
      line,
      `${Math.round(cansOf(line) * 10) * 50} g ripe tomatoes, skinned and chopped`,
    ]),
  )
  const first =
    'Cut a cross into the tomatoes, pour boiling water over them, leave them for 1 minute, then skin and chop them.'
  const steps = recipe.instructions.map(withoutCan)
  const at = steps.findIndex((step) => /\btomato/i.test(step))
  return {
    ok: true,
    recipe: withNote(
      {
        ...recipe,
        ingredients: recipe.ingredients.map((line) => now.get(line) ?? line),
        instructions: [
          first,
          ...(at < 0 ? steps : steps.with(at, behind(steps[at] ?? '', LONGER))),
        ],
      },
      'Fresh tomatoes in place of canned, which simmer for longer.',
      [...now].map(([line, fresh]) => `${line} → ${fresh}`),
    ),
  }
}

const LONGER =
  'Fresh tomatoes give more water: simmer them for 10 to 15 minutes longer, until the sauce is as thick as you like it.'

export function ofCannedTomatoes(recipe: RecipeData, lines: readonly string[]): Revised {
  const fresh = lines.filter((line) => !IN_CANS.test(line))
  if (fresh.length === 0) return no('Its tomatoes are canned as it is.')
  const isSimmered = recipe.instructions.some((step) =>
    /\b(?:simmer|stew|sauce|boil|blend|pur[eé]e|cook)\w*/i.test(step),
  )
  const isShown = recipe.instructions.some((step) =>
    /\b(?:stuff\w*|hollow|restuff|slices? of tomato|sliced tomato|halves|scoop|empty)\b/i.test(
      step,
    ),
  )
  const isRaw = /\b(?:salad|salsa|sandwich|bruschetta|pico|ceviche|gazpacho|burger|wrap)\b/i.test(
    recipe.title,
  )
  if (!isSimmered || isShown || isRaw)
    return no(
      'Its tomatoes are eaten raw, in slices or filled, and canned ones are too soft for that, so I leave it as it is. Canned tomatoes do in what simmers: a sauce, a soup or a stew.',
    )
  const now = new Map(
    fresh.map((line) => {
      const cans = Math.max(1, Math.round((gramsIn(line) ?? 400) / 400))
      return [
        line,
        `${cans === 1 ? '1 can' : `${cans} cans`} (400 g${cans === 1 ? '' : ' each'}) chopped tomatoes`,
      ]
    }),
  )
  const steps = recipe.instructions.map((step) =>
    toSentences(step)
      .filter((sentence) => !readies(sentence))
      .join(' '),
  )
  return {
    ok: true,
    recipe: withNote(
      {
        ...recipe,
        ingredients: recipe.ingredients.map((line) => now.get(line) ?? line),
        instructions: steps.filter((step) => step !== ''),
      },
      'Canned tomatoes in place of fresh; the water that fresh ones give is in the can.',
      [
        ...[...now].map(([line, canned]) => `${line} → ${canned}`),
        ...recipe.instructions
          .filter((_step, at) => steps[at] === '')
          .map((step) => `${step} → not needed`),
      ],
    ),
  }
}

/** What is done to fresh tomatoes alone. */
function readies(sentence: string): boolean {
  return (
    /^\W*(?:skin|peel|blanch|scald|core|quarter|chop|dice|wash|halve|deseed|cut)\b/i.test(
      sentence,
    ) &&
    !/\b(?:fry|saut[eé]|add|simmer|cook|pan|pot)\b/i.test(sentence) &&
    findFoodSpans(sentence).every(({ ingredient }) => isOneOf(ingredient, ['tomato']))
  )
}

const IN_CANS =
  /\b(?:cans?|tins?|canned|tinned|jars?|jarred|drained)\b|\b(?:14|15|28)[ -]?(?:\.5 )?oz/i

/** Of 400 g each; a large one of 28 ounces is two. */
function cansOf(line: string): number {
  const { quantity, unit } = parseIngredientLine(line)
  const size = /\b(?:28|29|30)[ -]?oz|\b(?:800|850) ?g\b/i.test(line) ? 2 : 1
  if (unit === 'can' || (unit === undefined && !/^\W*\d+ ?x /i.test(line)))
    return (quantity?.max ?? 1) * size
  return Math.max(0.5, (gramsIn(line) ?? 400) / 400)
}

function gramsIn(line: string): number | undefined {
  return nutritionOf({ ingredients: [line] }).lines[0]?.grams
}

function plainName(line: string): string {
  return parseIngredientLine(line)
    .name.replace(/\b(?:canned|tinned|cooked|cans? of|tins? of) ?/gi, '')
    .toLowerCase()
}

/** 'The can of beans' is the beans. */
function withoutCan(step: string): string {
  return step
    .replace(/\b(?:the |a |both )?(?:cans?|tins?) of (?=\p{L})/giu, 'the ')
    .replace(/\b(?:canned|tinned) (?=\p{L})/giu, '')
}

function behind(step: string, say: string): string {
  return `${step.trim()}${/[.!?)]$/.test(step.trim()) ? '' : '.'} ${say}`
}

function no(reason: string): Revised {
  return { ok: false, reason }
}
