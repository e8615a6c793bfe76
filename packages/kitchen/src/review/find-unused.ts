import type { LineRead } from '../diets/line-read.ts'
import type { Aisle } from '../lexicon/aisles.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { FORMS } from '../recognition/forms.ts'
import { PLAIN_WORDS } from '../recognition/plain-words.ts'
import { toSegments } from '../recognition/segments.ts'
import { toTokens } from '../text/tokens.ts'
import type { UnlistedOptions } from './find-unlisted.ts'
import type { ReadRecipe } from './read-for-review.ts'

/** Lines that no step uses, as far as its words tell. */
export function findUnused(read: ReadRecipe, { pantryStaples }: UnlistedOptions): LineRead[] {
  const steps = read.recipe.instructions.map((step) => toTokens(step))
  const words = new Set(steps.flatMap((tokens) => tokens.map(({ word }) => word)))
  const text = steps.map((tokens) => tokens.map(({ word }) => word).join(' ')).join(' . ')
  const isSketch = words.size < WORDS_EACH * read.lines.length
  if (pantryStaples && (isSketch || ALL_OF_THEM.test(text))) return []
  const foods = steps.flatMap((tokens) =>
    toSegments(tokens).flatMap((segment) =>
      segment.kind === 'ingredient' ? segment.ingredient : [],
    ),
  )
  const used: Used = { words, foods: [...new Set(foods)], text }
  return read.lines.filter(
    (line) => !isUsed(line, used) && !(pantryStaples && (isSaid(line, used) || isLeft(line))),
  )
}

type Used = { words: ReadonlySet<string>; foods: readonly Ingredient[]; text: string }

/** A method of fewer different words for each line is a sketch that leaves the rest to the cook. */
const WORDS_EACH = 4.5

const ALL_OF_THEM =
  /\b(?:(?:all|remaining|rest of|other|above|these|the) (?:of )?(?:the |your |other |remaining |rest of the )?ingredient|(?<!bring )everything)\b/

function isUsed({ line, contents }: LineRead, { words, foods }: Used): boolean {
  const own = [...contents.ingredients, ...contents.mentions]
  if (own.some((food) => foods.some((said) => isKindOf(food, said) || isKindOf(said, food))))
    return true
  const named = toTokens(line.name)
  if (words.has(named.at(-1)?.word ?? '')) return true
  return named.some(
    ({ word }) => words.has(word) && word.length > 2 && !PLAIN_WORDS.has(word) && !FORMS.has(word),
  )
}

/** Whether the steps speak of a group that the line belongs to: 'the spices', 'season'. */
function isSaid({ contents, line }: LineRead, { text }: Used): boolean {
  const [food] = contents.ingredients
  if (!food) return true
  const own = line.comment ?? ''
  return GROUP_WORDS.some(
    ([pattern, aisles]) =>
      pattern.test(text) && aisles.some((aisle) => aisle === food.aisle || own.includes(aisle)),
  )
}

/** What a step may call foods of these aisles together. */
const GROUP_WORDS: readonly (readonly [RegExp, readonly Aisle[]])[] = [
  [
    /\b(?:spice|season|seasoning|seasoned|rub|aromatic|herb|curry|masala|tempering)\b/,
    ['herbs-and-spices', 'other'],
  ],
  [
    /\b(?:vegetable|veg|veggie|salad|green|fruit|aromatic|herb|topping|filling|garnish)\b/,
    ['produce', 'canned-and-jarred'],
  ],
  [
    /\b(?:dry|flour mixture|batter|dough)\b/,
    ['baking', 'herbs-and-spices', 'pasta-rice-and-grains', 'other'],
  ],
  [
    /\b(?:wet|liquid|batter|dough)\b/,
    ['dairy-and-eggs', 'oils-and-vinegars', 'drinks', 'plant-based'],
  ],
  [
    /\b(?:sauce|dressing|marinade|marinate|glaze|vinaigrette)\b/,
    ['sauces-and-condiments', 'oils-and-vinegars', 'world-foods', 'herbs-and-spices'],
  ],
  [/\b(?:meat)\b/, ['meat']],
  [/\b(?:seafood)\b/, ['fish']],
  [/\b(?:fry|grease|greased|oiled|saute)\b/, ['oils-and-vinegars']],
  [/\b(?:drink|pour over|cover with)\b/, ['drinks']],
  [/\b(?:boil|water)\b/, ['other']],
]

/** What is optional, or to put on the table with it. */
function isLeft({ line }: LineRead): boolean {
  const remarks = `${line.comment ?? ''} ${line.preparation ?? ''}`
  return (
    line.optional ||
    /\b(?:serve|serving|garnish|taste|grease|greasing|topping|dust|dusting|glaze|glazing|brush|brushing|drizzle)\b/i.test(
      remarks,
    )
  )
}
