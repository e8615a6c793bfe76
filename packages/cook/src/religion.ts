/** What a religion's food laws come to by ingredients, as restrictions, and what stays for the cook to see to. */
type Laws = {
  words: RegExp
  /** Any one of these lists keeps to them: kosher food is without milk or without meat. */
  rules: readonly (readonly string[])[]
  say: string
}

/** Of fish only those with fins and scales. */
const KOSHER = [
  'no pork',
  'no lard',
  'no gelatin',
  'no rabbit',
  'no hare',
  'no horse',
  'no frog',
  'no snail',
  'shellfish-free',
  'no eel',
  'no catfish',
  'no monkfish',
  'no swordfish',
  'no shark',
  'no sturgeon',
  'no caviar',
]
const CHAMETZ = [
  'gluten-free',
  'no oats',
  'no yeast',
  'no beer',
  'no vinegar',
  'no bread',
  'no tortilla',
  'no pasta',
]
const KITNIYOT = [
  'no rice',
  'no corn',
  'no beans',
  'no lentils',
  'no chickpeas',
  'no peas',
  'soy-free',
  'no sesame',
  'no mustard',
  'peanuts',
]

/** As they are commonly kept. Nobody who answers for a community has read this: what it certifies, the label says. */
const LAWS: readonly Laws[] = [
  {
    words: /\b(?:passover|pesach|seder)\b/i,
    rules: [
      [...KOSHER, ...CHAMETZ, ...KITNIYOT, 'dairy-free'],
      [...KOSHER, ...CHAMETZ, ...KITNIYOT, 'pescatarian'],
    ],
    say: 'For Passover by the stricter custom: without grain, rice, corn and pulses. Whether each product is certified for Passover is on its label.',
  },
  {
    words: /\bkosher\b(?! salt)/i,
    rules: [
      [...KOSHER, 'dairy-free'],
      [...KOSHER, 'pescatarian'],
    ],
    say: 'Kosher by its ingredients: no pork or shellfish, and no meat with milk. Meat, cheese and wine have to be bought kosher.',
  },
  {
    words: /\bhalal\b|\bramadan\b|\biftar\b/i,
    rules: [['no pork', 'no alcohol', 'no gelatin', 'no lard']],
    say: 'Halal by its ingredients: no pork, gelatin or alcohol. Meat has to be bought halal.',
  },
  {
    words: /\bjain\b/i,
    rules: [
      [
        'vegetarian',
        'no eggs',
        'no onion',
        'no garlic',
        'no potato',
        'no carrot',
        'no beet',
        'no radish',
        'no turnip',
        'no ginger',
        'no mushroom',
        'no honey',
      ],
    ],
    say: 'Jain by its ingredients: no meat, fish or eggs, and nothing that grows below the ground.',
  },
  {
    words: /\bhindu\b/i,
    rules: [['no beef']],
    say: 'Without beef; many Hindus eat no meat at all: say vegetarian if that is so.',
  },
  {
    words: /\blent(?:en)?\b/i,
    rules: [['pescatarian']],
    say: 'For Lent without meat, as the Western churches keep it; for the Orthodox fast say vegan.',
  },
]

/** The laws that a request names, or undefined. */
export function findLaws(text: string): Omit<Laws, 'words'> | undefined {
  return LAWS.find(({ words }) => words.test(text))
}

/** The request without the words that name them: they are no food. */
export function withoutLaws(text: string): string {
  return LAWS.reduce((left, { words }) => left.replace(words, ' '), text)
}
