import { type Dish, toRecipe } from '@potluck/cookbook'
import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { checkDiet, toKey } from '@potluck/kitchen/knowledge'
import { reviewRecipe } from '@potluck/kitchen/review'

/** Ingredient lines: with fewer left it is no longer the same dish. */
const FEWEST_LEFT = 5

/**
 * Returns the dish without a vegetable or seasoning that the cook refused (a lentil soup without carrots), removed from
 * the ingredients and from the lists in its steps. Undefined if the dish is made of it or named after it, or if a step
 * does more with it than name it in a list.
 */
export function dropFood(dish: Dish, rules: readonly string[]): RecipeData | undefined {
  if (!rules.every((rule) => /^no /i.test(rule))) return undefined
  const isAgainst = (text: string) =>
    checkDiet({ ingredients: [text], steps: [] }, rules).verdict === 'contains'
  const out = dish.lines.filter(({ text }) => isAgainst(text))
  const kept = dish.lines.filter((line) => !out.includes(line)).map(({ text }) => text)
  const names = out
    .flatMap(({ text }) => namesOf(parseIngredientLine(text).name))
    // If the white beans go and the green beans stay, the bare word 'beans' must stay too.
    .filter((name) => name.includes(' ') || !kept.some((text) => mentionOf(name).test(text)))
  // Only the title counts: by another of its names, a beef stew is one 'with potatoes and carrots'.
  const title = ` ${toKey(dish.title)} `
  const isOneOfMains = dish.lines.some(
    (line) => line.role === 'main' && line.essential && !out.includes(line),
  )
  const isIt = out.some(
    ({ role, essential, text }) =>
      (essential && IS_SAUCE.test(text)) ||
      (!CAN_BE_LEFT_OUT.has(role) && (role !== 'main' || essential || !isOneOfMains)),
  )
  if (isIt || out.length === 0 || names.some((name) => title.includes(` ${toKey(name)} `)))
    return undefined
  if (dish.lines.length - out.length < FEWEST_LEFT) return undefined
  const recipe = toRecipe(dish)
  const gone = new Set(out.map(({ text }) => text))
  const instructions = recipe.instructions.map((step) => names.reduce(withoutName, step))
  const speaks = (text: string) => names.some((name) => mentionOf(name).test(text))
  if (instructions.some(speaks)) return undefined
  const about = names.reduce(withoutName, dish.about)
  const made = {
    ...recipe,
    ingredients: recipe.ingredients.filter((line) => !gone.has(line)),
    instructions,
    tips: recipe.tips.filter((tip) => !speaks(tip)),
    description: speaks(about) ? '' : about,
    adaptations: [
      `Without ${[...new Set(out.map(({ text }) => parseIngredientLine(text).name))].join(' and ')}.`,
    ],
  }
  return reviewRecipe(made, { restrictions: [] }).faults.length === 0 ? made : undefined
}

/** Foods that a sauce is made of, which cannot be left out like a piece of vegetable in it. */
const IS_SAUCE = /\b(?:crushed|chopped tomatoes|passata|puree|canned whole tomatoes|cans?)\b/i

/** Roles of lines that can be left out. Others hold a dish together, such as flour and yeast, fat and eggs. */
const CAN_BE_LEFT_OUT: ReadonlySet<string> = new Set(['body', 'aromatic', 'seasoning', 'garnish'])

/** The names by which steps may call an ingredient: its whole name, its last two words, or its last word. */
function namesOf(name: string): string[] {
  const words = name.split(' ')
  const tails = [words, words.slice(-2), words.slice(-1)].map((part) => part.join(' '))
  return [...new Set(tails)]
}

function mentionOf(name: string): RegExp {
  return new RegExp(`${NOT_COMPARED}\\b${stemOf(name)}\\b`, 'i')
}

function stemOf(name: string): string {
  return `${name.toLowerCase().replace(/(?:es|s)$/, '')}(?:es|s)?`
}

/** Skips comparisons: crumbs 'like peas' contain no peas. */
const NOT_COMPARED = '(?<!\\b(?:like|size of) (?:an? |small )?)'

/**
 * Removes a name from the lists in a step and from nowhere else: 'the onion, carrots and celery', 'the garlic and
 * ginger'.
 */
export function withoutName(step: string, name: string): string {
  const stem = `(?:(?:[a-z]+ed|frozen|fresh) )?${stemOf(name)}(?: in [a-z]+s\\b)?`
  const said = `(?:(?:half|the rest|most) of )?(?:the |a |an )?${stem}`
  const rules: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`, ${said} and (?=[a-z])`, 'gi'), ' and '],
    [new RegExp(`, ${said}(?=,)`, 'gi'), ''],
    [new RegExp(`(\\bthe |[a-z] )${stem}, (?=(?:the )?[a-z])`, 'gi'), '$1'],
    [
      new RegExp(
        `\\b(the )?${stem} and (?=(?:the )?[a-z])(?!(?:cook|fry|stir|simmer|boil|add|let|turn|bake|roast)\\b)`,
        'gi',
      ),
      '$1',
    ],
    [new RegExp(`, ([a-z ]+) and ${said}\\b`, 'gi'), ' and $1'],
    [new RegExp(` and ${said}\\b(?! (?:is|are|until))`, 'gi'), ''],
  ]
  return rules
    .reduce((now, [words, left]) => now.replace(words, left), step)
    .replaceAll(/\bthe the\b/g, 'the')
}
