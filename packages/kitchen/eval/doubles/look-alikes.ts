import type { DoubleRecipe } from '../../src/doubles/double-recipe.ts'
import { parseIngredientLine } from '../../src/ingredient-lines/parse-ingredient-line.ts'
import { identify } from '../../src/recognition/identify.ts'
import type { Chance } from './chance.ts'

/** A way to make another recipe of one that looks like it; undefined where it has nothing to change. */
export type Variation = {
  name: string
  apply(
    recipe: DoubleRecipe,
    chance: Chance,
    others: readonly DoubleRecipe[],
  ): DoubleRecipe | undefined
}

function swapping(
  name: string,
  swaps: readonly (readonly [RegExp, string])[],
  most: number,
): Variation {
  return {
    name,
    apply: (recipe, chance) => {
      const named = recipe.ingredients.map((line) => parseIngredientLine(line).name)
      const fitting = chance
        .shuffle(swaps)
        .filter(([words]) => named.some((one) => words.test(one)))
      if (fitting.length === 0) return undefined
      const change = (text: string) =>
        fitting
          .slice(0, most)
          .reduce((now, [words, other]) => now.replace(new RegExp(words, 'gi'), other), text)
      const changed = {
        title: change(recipe.title),
        ingredients: recipe.ingredients.map(change),
        steps: recipe.steps.map(change),
      }
      return hasOtherFoods(recipe, changed) ? changed : undefined
    },
  }
}

/** Whether the first food of a line became another: not the second of 'pecorino or Parmesan'. */
function hasOtherFoods(one: DoubleRecipe, other: DoubleRecipe): boolean {
  const firstFoods = ({ ingredients }: DoubleRecipe) =>
    ingredients.map((line) => identify(parseIngredientLine(line).name)[0]?.[0]?.ingredient?.id)
  const now = firstFoods(other)
  return firstFoods(one).some((id, at) => id !== now[at])
}

const vegan = swapping(
  'the vegan version',
  [
    [/\b(?:unsalted |salted )?butter\b(?! lettuce| beans?)/i, 'vegan butter'],
    [/(?<!coconut |almond |soy |oat )\bmilk\b/i, 'oat milk'],
    [/\beggs?\b(?! noodles?| yolks?| whites?)/i, 'flax egg'],
    [/\b(?:ground |minced )?beef(?: mince)?\b(?! stock| broth)/i, 'plant-based mince'],
    [/\bchicken\b(?! stock| broth)(?: breasts?| thighs?)?/i, 'tofu'],
    [/\b(?:heavy |whipping |double )?cream\b(?! cheese| of)/i, 'coconut cream'],
    [/\b(?:cheddar|parmesan|mozzarella)(?: cheese)?\b/i, 'vegan cheese'],
    [/\bbacon\b/i, 'smoked tofu'],
  ],
  8,
)

const mainSwapped = swapping(
  'one main food swapped',
  [
    [/\bchicken\b(?! stock| broth)/i, 'turkey'],
    [/\b(?:ground |minced )?beef\b(?! stock| broth)/i, 'lamb'],
    [/\bpork\b/i, 'beef'],
    [/\bapples?\b/i, 'pears'],
    [/\bchocolate chips?\b/i, 'raisins'],
    [/\bpotatoes\b/i, 'parsnips'],
    [/\bsalmon\b/i, 'cod'],
    [/\bshrimps?\b/i, 'squid'],
    [/\bspinach\b/i, 'kale'],
    [/\bzucchinis?\b/i, 'eggplant'],
    [/\bbananas?\b/i, 'pumpkin puree'],
    [/\bwalnuts?\b/i, 'pistachios'],
    [/\bmushrooms?\b/i, 'broccoli'],
    [/\bspaghetti\b/i, 'rice'],
    [/\bchickpeas?\b/i, 'lentils'],
    [/\bcheddar\b/i, 'blue cheese'],
    [/\bcarrots?\b/i, 'beets'],
    [/\blemons?\b/i, 'oranges'],
  ],
  1,
)

/** The same base with the filling of another recipe: a third of its main lines. */
const otherFilling: Variation = {
  name: 'the same base, another filling',
  apply: (recipe, chance, others) => {
    const lines = recipe.ingredients.filter((line) => isMain(line))
    const donor = chance.pick(others).ingredients.filter((line) => isMain(line))
    const count = Math.ceil(lines.length / 3)
    if (lines.length < 5 || donor.length < count) return undefined
    const out = new Set(chance.shuffle(lines).slice(0, count))
    const into = chance.shuffle(donor)
    return {
      steps: recipe.steps,
      title: `${recipe.title.split(' ').slice(0, -1).join(' ')} ${parseIngredientLine(into[0] ?? '').name}`,
      ingredients: recipe.ingredients.map((line) => (out.has(line) ? (into.pop() ?? line) : line)),
    }
  },
}

function isMain(line: string): boolean {
  const [named] = identify(parseIngredientLine(line).name).flat()
  const aisle = named?.ingredient?.aisle
  return (
    aisle !== undefined &&
    aisle !== 'herbs-and-spices' &&
    aisle !== 'oils-and-vinegars' &&
    !/water|salt/.test(line)
  )
}

/** Made by halves: `tuned` to tune by, `kept` to be judged by. */
export const VARIATIONS: Record<'tuned' | 'kept', readonly Variation[]> = {
  tuned: [vegan, mainSwapped],
  kept: [vegan, mainSwapped, otherFilling],
}
