import { type Avoidance, toAvoidance } from '../diets/avoidance.ts'
import type { Finding, Verdict } from '../diets/check-diet.ts'
import { type Objection, objectTo } from '../diets/check-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { contentsOfIngredient } from '../recognition/contents.ts'
import { withPromises } from '../recognition/kept-promises.ts'
import { type FoodNamed, foodsInText } from './foods-in-text.ts'
import { verdictOf } from './verdict.ts'

/**
 * A sentence of running text (a title, a description, a step, a tip) before anybody sees it:
 * 'contains' when it names food that is avoided as something to eat. 'Vegan butter', 'no butter',
 * 'instead of butter' and 'buttery' do not.
 */
export function reviewSentence(
  text: string,
  restrictions: readonly string[],
): { verdict: Verdict; findings: Finding[] } {
  const foods = foodsInText(text)
  const findings = restrictions.map(toAvoidance).flatMap((avoidance) =>
    foods.flatMap((food): Finding[] => {
      const objection = objectToFood(avoidance, food)
      if (!objection) return []
      const { verdict, reason } = objection
      return [{ restriction: avoidance.id, line: food.text, verdict, reason: `${reason}.` }]
    }),
  )
  return { verdict: verdictOf(findings), findings }
}

/** The foods in a text that break one of the restrictions, each once. */
export function foodsAgainst(text: string, restrictions: readonly string[]): Ingredient[] {
  const avoidances = restrictions.map(toAvoidance)
  const against = foodsInText(text).flatMap((food) =>
    partsOf(food).filter((part) =>
      avoidances.some((avoidance) => objectToPart(avoidance, food, part)?.verdict === 'contains'),
    ),
  )
  return [...new Set(against)]
}

function objectToFood(avoidance: Avoidance, food: FoodNamed): Objection | undefined {
  const { name, contents } = food
  // 'Garlic butter salmon' is not only salmon.
  const parts = partsOf(food).map((part) => objectToPart(avoidance, food, part))
  const certain = parts.find((part) => part?.verdict === 'contains')
  const whole = objectTo(avoidance, name, { ...contents, complete: true })
  if (certain) return whole?.verdict === 'contains' ? whole : certain
  const isDoubt = whole?.verdict === 'unknown' || contents.ingredients.length === 0
  return isDoubt ? whole : undefined
}

/** Where what is made of others comes ready: a chorizo is of pork in any recipe. */
const BOUGHT: readonly Ingredient['aisle'][] = ['meat', 'fish', 'dairy-and-eggs']

function partsOf({ contents }: FoodNamed): Ingredient[] {
  return [...contents.ingredients, ...contents.mentions]
}

/** A part of a name by itself, without what the name promises to be free of. */
function objectToPart(avoidance: Avoidance, { free }: FoodNamed, part: Ingredient) {
  const { facts, ...others } = contentsOfIngredient(part)
  const kept = withPromises(facts, [part], { free, called: part.name })
  const objection = objectTo(avoidance, part.name, { ...others, facts: kept, complete: true })
  // Of a salsa that the recipe makes itself, its list says whether it has cilantro.
  const isOfRecipe =
    avoidance.foods.length > 0 && part.of.length > 0 && !BOUGHT.includes(part.aisle)
  return isOfRecipe && objection ? { ...objection, verdict: 'unknown' as const } : objection
}
