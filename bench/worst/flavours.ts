/** Texts of a given length, each expensive for another part of the application. */
export const FLAVOURS = {
  'cooking sentences': repeat(
    (at) =>
      `Stir ${at + 2} tbsp ${food(at)} into the ${food(at * 3 + 1)}, simmer ${at % 60} minutes. `,
  ),
  'foods and commas': repeat((at) => `${food(at)}, ${food(at + 7)} and `),
  'wishes and avoidances': repeat(
    (at) => `no ${food(at)}, more ${food(at + 5)}, instead of ${food(at + 9)}; `,
  ),
  amounts: repeat((at) => `${at % 9} 1/2-${(at % 9) + 2} x 400 g `),
  'unknown words': repeat((at) => `${((at * 2_654_435_761) % 4_294_967_296).toString(36)}nut `),
  'short lines': repeat((at) => `${food(at).slice(0, 6)}\n`),
  'one long word': repeat(() => 'a'),
  signs: repeat((at) => '(-"|&!:*<>)'[at % 11] ?? ''),
  emoji: repeat(() => '🥜'),
} as const satisfies Record<string, (length: number) => string>

export type Flavour = keyof typeof FLAVOURS

const FOODS = [
  'butter',
  'milk',
  'chicken',
  'flour',
  'onion',
  'carrot',
  'cream',
  'eggs',
  'cheddar',
  'beef',
  'honey',
  'bread',
  'leeks',
  'celery',
  'potatoes',
  'tomatoes',
  'spinach',
  'rice',
  'lentils',
  'peanut butter',
  'soy sauce',
  'double cream',
  'plain flour',
  'smoked salmon',
  'mozzarella',
]

export function food(at: number): string {
  return FOODS[at % FOODS.length] ?? 'salt'
}

function repeat(piece: (at: number) => string): (length: number) => string {
  return (length) => {
    let text = ''
    for (let at = 0; text.length < length; at++) text += piece(at)
    // Blank texts and half surrogate pairs are refused by validation.
    return text
      .slice(0, length)
      .toWellFormed()
      .replace(/^\s|\s$/g, 'x')
  }
}
