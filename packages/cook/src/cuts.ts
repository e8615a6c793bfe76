import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { isFreeOf } from '@potluck/kitchen/knowledge'

const CUT =
  /^(?:(?:boneless|skinless|bone in) )*(?<animal>chicken|turkey|duck|pork|beef|lamb)(?<cut> (?:thighs?|breasts?|legs?|drumsticks?|wings?|tenderloin|shoulder|loin|belly|chops?|shanks?|fillets?|chuck|brisket))$/

/**
 * Returns the dish with another cut of its own meat ('with chicken thighs'), or the recipe unchanged for another form
 * of one of its foods ('frozen spinach'), and sentences that say what this changes. Undefined if it is a different
 * food, or a cut or form that is not known here.
 */
export function withCut(
  recipe: RecipeData,
  dish: Dish,
  food: string,
  rules: readonly string[],
): { recipe: RecipeData; said: readonly string[] } | undefined {
  const form = FORMS.find(({ words }) => words.test(food))
  const plain = form ? food.replace(form.words, '').trim() : ''
  if (form && recipe.ingredients.some((line) => hasWord(line, plain)))
    return { recipe, said: [form.say(plain)] }
  const { animal, cut } = CUT.exec(food)?.groups ?? {}
  const main = dish.lines.find(({ role, text }) => role === 'main' && text.includes(animal ?? '#'))
  if (!animal || !cut || !main) return undefined
  const listed = new RegExp(`${animal} [a-z]+`).exec(main.text)?.[0]
  if (!listed || !isFreeOf({ ingredients: [food], steps: [] }, rules)) return undefined
  const swap = (text: string) => text.replaceAll(listed, food)
  return {
    recipe: {
      ...recipe,
      ingredients: recipe.ingredients.map((line) =>
        line.includes(listed) ? swap(line).replace(/, cut into thighs and drumsticks/, '') : line,
      ),
      instructions: recipe.instructions.map(swap),
      adaptations: [...recipe.adaptations, `${food} in place of ${listed}.`],
    },
    said: [tellCut(listed, food, cut.trim())],
  }
}

function tellCut(listed: string, food: string, cut: string): string {
  const how = /breast|tenderloin|fillet|loin/.test(cut)
    ? 'It is lean and done sooner: look 10 minutes earlier, and take it out as soon as it is at the safe temperature.'
    : /shoulder|shank|chuck|brisket|belly/.test(cut)
      ? 'It needs longer, until a fork slides in without pushing.'
      : 'It takes about as long; go by the temperature in the middle.'
  return `Made with ${food} in place of the ${listed}. ${how}`
}

function hasWord(line: string, word: string): boolean {
  return word !== '' && line.toLowerCase().includes(word.replace(/(?:e?s)$/, ''))
}

/** How to use another form of a food; the weights are those of our own dishes and of usual cans. */
const FORMS: readonly { words: RegExp; say: (food: string) => string }[] = [
  {
    words: /^frozen (?=spinach|kale)/,
    say: (food) =>
      `With frozen ${food} take half of the weight that is written, thaw it and press it dry: the step that wilts it falls away.`,
  },
  {
    words: /^frozen /,
    say: (food) => `Frozen ${food} goes in for the same weight: thaw and drain it first.`,
  },
  {
    words: /^(?:canned|tinned) (?=tomato)/,
    say: () => 'Canned tomatoes go in for the same weight of fresh ones, and need no peeling.',
  },
  {
    words: /^(?:canned|tinned) /,
    say: (food) =>
      `Canned ${food} is cooked already: a 400 g can has 240 g when drained, as much as 100 g dried makes, and needs only to get hot.`,
  },
  {
    words: /^dried (?=beans?|chickpeas?|lentils?|peas?)/,
    say: (food) =>
      `Of dried ${food} take 100 g for each 400 g can: soak overnight, boil hard for 10 minutes and simmer until soft before they go in.`,
  },
  {
    words: /^fresh (?=tomato)/,
    say: () =>
      'Fresh tomatoes go in for the same weight of canned ones: peel them, and simmer 10 minutes longer.',
  },
  {
    words: /^(?:wholemeal|whole wheat|wholegrain|whole grain) (?=flour)/,
    say: () =>
      'With whole wheat flour take it for half of the flour, and a tablespoon more liquid for each 100 g: with more of it all turns heavy.',
  },
]
