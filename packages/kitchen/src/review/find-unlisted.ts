import { findMentions, type Mention } from '../diets/mentions.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { FORMS } from '../recognition/forms.ts'
import { PLAIN_WORDS } from '../recognition/plain-words.ts'
import { toTokens } from '../text/tokens.ts'
import type { ReadRecipe } from './read-for-review.ts'

/** `pantryStaples`: whether what every kitchen has (salt, pepper, oil for the pan) need not be listed. */
export type UnlistedOptions = { pantryStaples: boolean }

/** Foods that a step uses and no line lists, each once. What is only offered or made of the list is none. */
export function findUnlisted(read: ReadRecipe, { pantryStaples }: UnlistedOptions): Mention[] {
  const { recipe, lines } = read
  const known: Known = {
    foods: lines.flatMap(({ contents }) => [...contents.ingredients, ...contents.mentions]),
    words: wordsOf(recipe.ingredients.join(' , ')),
    staples: pantryStaples,
  }
  const found = findMentions(recipe.instructions, lines).filter(
    (mention) => !mention.offered && !NOT_USED.test(mention.text) && !isKnown(mention, known),
  )
  return [...new Map(found.map((mention) => [mention.name, mention])).values()]
}

type Known = { foods: readonly Ingredient[]; words: ReadonlySet<string>; staples: boolean }

/** What a sentence leaves to the cook, or tells of other ways to do it; tools and looks. */
const NOT_USED =
  /\b(?:if|may|might|could|you can|can be|can also|or|optional\w*|also|whatever|often|usually|traditionally|prefer|try|variation|instead|enjoy|etc|desired?|such as|like|suggest\w*|option|alternatively|any|unless|e\.g|to a cream|as you would|potato masher|\w+ shredder|tea spoons?|steamer)\b/i

function isKnown({ name, contents }: Mention, known: Known): boolean {
  const [food] = contents.ingredients
  if (food && (isMadeHere(food, known) || isPartOf(name, known))) return true
  return name.split(' and ').every((part) => isKnownName(part, known))
}

/** 'Salt and white pepper', 'canned tomatoes' of a can of tomatoes. */
function isKnownName(name: string, { words, staples }: Known): boolean {
  if (NO_FOOD_ALONE.has(name) || ALWAYS_THERE.has(name)) return true
  const said = name.split(' ')
  const last = said.at(-1) ?? ''
  const others = said.slice(0, -1)
  if (MADE_OF.has(last) && others.some((word) => words.has(word))) return true
  const isPlain = others.every(
    (word) => PLAIN_WORDS.has(word) || FORMS.has(word) || KINDS_OF_OIL.has(word),
  )
  return isPlain && (words.has(last) || (staples && PANTRY_STAPLES.has(last)))
}

/** A sauce or dough of which half the parts are listed is made of them. */
function isMadeHere({ of }: Ingredient, { foods }: Known): boolean {
  const listed = of.filter(({ ingredient }) =>
    foods.some((food) => isKindOf(food, ingredient) || isKindOf(ingredient, food)),
  )
  return listed.length > 0 && listed.length * 2 >= of.filter(({ sure }) => sure).length
}

/** 'Chicken skin', 'bacon grease': cut or run out of what is listed. */
function isPartOf(name: string, { words }: Known): boolean {
  const said = name.split(' ')
  return PARTS.has(said.at(-1) ?? '') && said.slice(0, -1).some((word) => words.has(word))
}

const PARTS = wordSet(
  'skin bone fat grease dripping juice liquid water brine flesh meat shell seed leaf peel zest rind',
  'piece tendon starch syrup oil slice wedge stalk stem head yolk white cream marrow carcass crumb',
)

/** 'Tomato sauce' of listed tomatoes. */
const MADE_OF = wordSet('sauce paste puree mix mixture dressing soup powder broth stock')

const KINDS_OF_OIL = wordSet('neutral cooking frying vegetable')

/** What runs out, forms or shows while one cooks; a color; a tool. */
const NO_FOOD_ALONE = wordSet(
  'juice starch alcohol whey roux dough iron green orange citrus grit jam bitter squash fat grease',
  'skin bone tendon dripping broth stock yolk white shell caramel foam froth crumb crumbs paste',
  'meat fish vegetable fruit herb spice seasoning condiment nut berry ganache glaze acid curd sauce tea icing shortbread sausage dal bread pasta',
)

const ALWAYS_THERE: ReadonlySet<string> = new Set([
  'water',
  'ice',
  'ice cube',
  'ice water',
  'boiling water',
])

const PANTRY_STAPLES: ReadonlySet<string> = new Set(['salt', 'pepper', 'oil'])

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(toTokens(text).map(({ word }) => word))
}

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
