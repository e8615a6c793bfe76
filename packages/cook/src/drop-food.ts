import { type Dish, toRecipe } from '@potluck/cookbook'
import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { checkDiet, toKey } from '@potluck/kitchen/knowledge'
import { reviewRecipe } from '@potluck/kitchen/review'

/** Fewer things in a dish are not that dish any more. */
const FEWEST_LEFT = 5

/**
 * A dish without a vegetable or an aromatic that somebody left out, taken out of its list and out of the enumerations
 * of its steps: a lentil soup without carrots. Undefined where it is what the dish is made or called of, or where a
 * step does more with it than name it among others.
 */
export function dropFood(dish: Dish, rules: readonly string[]): RecipeData | undefined {
  if (!rules.every((rule) => /^no /i.test(rule))) return undefined
  const isAgainst = (text: string) =>
    checkDiet({ ingredients: [text], steps: [] }, rules).verdict === 'contains'
  const out = dish.lines.filter(({ text }) => isAgainst(text))
  const kept = dish.lines.filter((line) => !out.includes(line)).map(({ text }) => text)
  const names = out
    .flatMap(({ text }) => namesOf(parseIngredientLine(text).name))
    // The 'beans' of a line that goes are not the green ones that stay.
    .filter((name) => name.includes(' ') || !kept.some((text) => mentionOf(name).test(text)))
  // What only some call it by, it can lose: a beef stew is also one 'with potatoes and carrots'.
  const title = ` ${toKey(dish.title)} `
  const isOneOfMains = dish.lines.some(
    (line) => line.role === 'main' && line.essential && !out.includes(line),
  )
  const isIt = out.some(
    ({ role, essential, text }) =>
      (essential && IS_SAUCE.test(text)) ||
      (!LOOSE.has(role) && (role !== 'main' || essential || !isOneOfMains)),
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

/** What a sauce is made of is no piece in it. */
const IS_SAUCE = /\b(?:crushed|chopped tomatoes|passata|puree|canned whole tomatoes|cans?)\b/i

/** What does nothing for the others: yeast and flour, fat and eggs hold a dish together. */
const LOOSE: ReadonlySet<string> = new Set(['body', 'aromatic', 'seasoning', 'garnish'])

/** How steps speak of a line: by its whole name, or its last words. */
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

/** Crumbs 'like peas' are none. */
const NOT_COMPARED = '(?<!\\b(?:like|size of) (?:an? |small )?)'

/** Out of an enumeration alone: 'the onion, carrots and celery', 'the garlic and ginger'. */
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
