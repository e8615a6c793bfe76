import type { Cuisine, Meal, Mood } from '../wish.ts'
import { ROOTS } from './food-words.ts'
import type { Meaning } from './meaning.ts'

const ASIAN: readonly Cuisine[] = ['chinese', 'japanese', 'thai', 'korean']

const CUISINES = {
  italian: ['italian', 'italy', 'tuscan', 'sicilian', 'roman'],
  mexican: ['mexican', 'tex mex', 'mexico'],
  indian: ['indian', 'india', 'punjabi', 'desi'],
  thai: ['thai', 'thailand'],
  chinese: ['chinese', 'china', 'cantonese'],
  japanese: ['japanese', 'japan'],
  korean: ['korean', 'korea'],
  french: ['french', 'france', 'provencal'],
  mediterranean: ['mediterranean'],
  american: ['american', 'southern'],
} satisfies Record<Cuisine, readonly string[]>

/** Cuisines that are met by their nearest neighbour. */
const NEARBY: readonly (readonly [string, readonly Cuisine[]])[] = [
  ['Vietnamese', ['thai']],
  ['Indonesian', ['thai']],
  ['Malaysian', ['thai']],
  ['Filipino', ['chinese', 'thai']],
  ['Szechuan', ['chinese']],
  ['Sichuan', ['chinese']],
  ['Greek', ['mediterranean']],
  ['Turkish', ['mediterranean']],
  ['Lebanese', ['mediterranean']],
  ['Moroccan', ['mediterranean']],
  ['Middle Eastern', ['mediterranean']],
  ['Persian', ['mediterranean']],
  ['Israeli', ['mediterranean']],
  ['Spanish', ['mediterranean']],
  ['Portuguese', ['mediterranean']],
  ['Pakistani', ['indian']],
  ['Sri Lankan', ['indian']],
  ['Nepali', ['indian']],
  ['British', ['american', 'french']],
  ['German', ['french', 'american']],
  ['Irish', ['american', 'french']],
  ['Cajun', ['american']],
  ['Caribbean', ['mexican']],
  ['Jamaican', ['mexican']],
  ['Cuban', ['mexican']],
  ['Brazilian', ['mexican']],
  ['Peruvian', ['mexican']],
  ['Ethiopian', ['indian']],
  ['African', ['mediterranean']],
]

const MEALS = {
  breakfast: ['breakfast', 'brunch', 'morning'],
  lunch: ['lunch', 'lunchbox', 'packed lunch', 'midday'],
  dinner: ['dinner', 'supper', 'tea time', 'weeknight', 'tonight', 'evening meal'],
  snack: ['snack', 'nibble', 'after school'],
  dessert: ['dessert', 'pudding', 'something sweet', 'sweet treat', 'treat', 'sweet tooth'],
  appetizer: ['appetizer', 'starter', 'hors d oeuvre', 'first course'],
} satisfies Record<Meal, readonly string[]>

const MOODS = {
  quick: [
    ...['quick', 'fast', 'speedy', 'in a hurry', 'no time', 'quickly', 'express', 'busy'],
    ...['in a rush', 'last minute', 'asap'],
  ],
  slow: [
    ...['slow', 'slowly', 'slow cooked', 'unhurried', 'low and slow', 'long simmered'],
    ...['all afternoon', 'all day', 'lazy sunday', 'big pot', 'big batch', 'batch cook'],
    ...['for the freezer', 'freezer meal', 'meal prep', 'batch cooking'],
  ],
  cozy: [
    ...['cozy', 'cosy', 'comfort', 'comfort food', 'comforting', 'warming', 'soothing', 'rainy'],
    ...['winter', 'wintry', 'autumn', 'autumnal', 'cold day', 'snow', 'snowy', 'rich', 'rustic'],
    ...['homely', 'indulgent', 'velvety', 'silky', 'under the weather'],
  ],
  light: [
    ...[
      'light',
      'healthy',
      'fresh',
      'summer',
      'summery',
      'low calorie',
      'low fat',
      'lean',
      'clean',
    ],
    ...['bright', 'crisp', 'refreshing', 'wholesome', 'nourishing', 'springlike', 'nutritious'],
    ...['hot day', 'heatwave', 'heat wave', 'too hot to cook'],
  ],
  hearty: [
    ...['hearty', 'filling', 'high protein', 'protein', 'big', 'hungry', 'substantial'],
    ...['satisfying', 'robust', 'post workout', 'after the gym', 'starving'],
  ],
  kids: [
    ...['kid', 'child', 'children', 'toddler', 'kid friendly', 'child friendly'],
    ...['family friendly', 'picky', 'fussy', 'year old', 'teenager'],
  ],
  fancy: [
    ...['fancy', 'elegant', 'impressive', 'date night', 'special', 'romantic', 'dinner party'],
    ...['guest', 'festive', 'celebration', 'celebratory', 'anniversary', 'christmas', 'posh'],
    ...['impress', 'sophisticated', 'valentine', 'valentines day', 'show stopper', 'in laws'],
  ],
  cheap: [
    ...['cheap', 'cheaply', 'budget', 'frugal', 'inexpensive', 'student', 'affordable', 'thrifty'],
    ...['economical', 'payday', 'end of the month', 'broke', 'penny'],
  ],
} satisfies Record<Mood, readonly string[]>

/** Ways of eating: what they keep to, their words, and what they leave out beside. */
const DIETS: readonly (readonly [readonly string[], readonly string[], Meaning['leavesOut']?])[] = [
  [['vegan'], ['vegan', 'plant based', 'plantbased']],
  [
    ['vegetarian'],
    [
      ...['vegetarian', 'veggie dish', 'veggie meal', 'veggie dinner'],
      ...['meatless', 'meat free', 'meatfree'],
    ],
  ],
  [['pescatarian'], ['pescatarian', 'pescetarian']],
  [['dairy-free'], ['dairy free', 'non dairy', 'nondairy', 'milk free']],
  [['lactose-free'], ['lactose free', 'lactose intolerant', 'lactose intolerance']],
  [['gluten-free'], ['gluten free', 'celiac', 'coeliac', 'gf', 'wheat free']],
  [['nut-allergy'], ['nut free', 'nut allergy', 'allergic to nut']],
  [['peanuts'], ['peanut free', 'peanut allergy']],
  [['egg-free'], ['egg free', 'eggless', 'egg allergy']],
  [['soy-free'], ['soy free', 'soya free', 'soy allergy']],
  [['sesame'], ['sesame free', 'sesame allergy']],
  [['shellfish-free'], ['shellfish free', 'shellfish allergy']],
  [
    ['fish', 'shellfish-free'],
    ['fish free', 'fish allergy', 'seafood allergy', 'seafood free'],
  ],
  [['no pork'], ['halal'], { facts: ['alcohol', 'gelatin'] }],
  [['no pork', 'shellfish-free', 'dairy-free'], ['kosher']],
  [['no pork'], ['pork free']],
  [[], ['alcohol free'], { facts: ['alcohol'] }],
  [
    ['no sugar'],
    ['sugar free', 'no added sugar', 'unsweetened'],
    { kinds: ['sweetener'], facts: ['refined-sugar'] },
  ],
  [['low-carb'], ['low carb', 'carb free', 'lower carb']],
  [['keto'], ['keto', 'ketogenic']],
  [['paleo'], ['paleo']],
  [['no grain', 'gluten-free'], ['grain free']],
  [
    ['low-sodium'],
    [
      'low sodium',
      'low salt',
      'sodium free',
      'no salt',
      'without salt',
      'no added salt',
      'salt free',
    ],
  ],
  [
    ['diabetic-safe'],
    ['diabetic', 'diabetes', 'diabetic friendly', 'diabetic safe', 'low gi', 'low glycemic'],
  ],
  [['heart-healthy'], ['heart healthy', 'cholesterol', 'blood pressure']],
]

const CANNOT_CHECK = (what: string) =>
  `I cannot check a recipe ${what} yet, and a guess would not be good enough. Tell me which foods to leave out, and I will cook without them.`

const REFUSED: readonly (readonly [string, readonly string[]])[] = [
  [CANNOT_CHECK('for FODMAPs'), ['fodmap', 'low fodmap', 'ibs']],
  [CANNOT_CHECK('for histamine'), ['histamine', 'low histamine']],
  [
    CANNOT_CHECK('for kidney disease'),
    ['renal', 'kidney disease', 'kidney friendly', 'low potassium', 'low phosphorus'],
  ],
  [CANNOT_CHECK('for a pregnancy'), ['pregnant', 'pregnancy', 'breastfeeding']],
  [
    CANNOT_CHECK('for a baby'),
    ['my baby', 'baby food', 'for baby', 'for a baby', 'weaning', 'infant', 'newborn', 'month old'],
  ],
  [CANNOT_CHECK('for Whole30'), ['whole30', 'whole 30']],
  [
    'I only know how to cook for people: for an animal, please ask a vet.',
    [
      'my dog',
      'my cat',
      'dog food',
      'cat food',
      'dog treat',
      'cat treat',
      'pet food',
      'for dog',
      'for cat',
      'for my rabbit',
    ],
  ],
  [
    'I do not mix drinks yet; I can help with food.',
    ['cocktail', 'margarita', 'mojito', 'sangria', 'martini'],
  ],
]

/** Cuisines, meals, moods, diets and what the engine must decline. */
export function otherMeanings(): Meaning[] {
  return [
    ...spread(CUISINES, (cuisine) => ({ cuisines: [cuisine] })),
    { word: 'asian', cuisines: ASIAN },
    ...NEARBY.map(([word, cuisines]): Meaning => ({ word, cuisines, nearby: true })),
    ...spread(MEALS, (meal) => (meal === 'dessert' ? { meal, sweet: true } : { meal })),
    ...spread(MOODS, (mood) => (mood === 'kids' ? { moods: [mood], heat: 0 } : { moods: [mood] })),
    ...DIETS.flatMap(([avoids, words, leavesOut]) =>
      words.map((word): Meaning => ({ word, avoids, ...(leavesOut && { leavesOut }) })),
    ),
    ...REFUSED.flatMap(([refusal, words]) => words.map((word): Meaning => ({ word, refusal }))),
    ...[
      'spicy',
      'extra hot',
      'very hot',
      'hot and spicy',
      'fiery',
      'with a kick',
      'with heat',
      'extra spicy',
    ].map((word): Meaning => ({ word, heat: 2 })),
    ...[
      'mild',
      'not spicy',
      'not too spicy',
      'no spice',
      'not hot',
      'no heat',
      'not so spicy',
      'no chili',
      'no chilli',
      'without chili',
      'without chilli',
    ].map((word): Meaning => ({ word, heat: 0 })),
    ...['easy', 'simple', 'beginner', 'basic', 'effortless', 'lazy'].map(
      (word): Meaning => ({ word, easy: true }),
    ),
    { word: 'sweet', sweet: true },
    { word: 'savory', sweet: false },
    { word: 'savoury', sweet: false },
    // Groups whose words say other things in a step: 'stay green', 'pulse until fine'.
    { word: 'root', foods: ROOTS, several: true },
    { word: 'green', foods: ['spinach', 'kale', 'arugula', 'lettuce'], loose: true },
    { word: 'pulse', foods: ['chickpeas', 'brown-lentils', 'white-beans'] },
    { word: 'citrus', foods: ['lemon', 'orange', 'lime'] },
    { word: 'salt and pepper', foods: ['salt', 'black-pepper'], loose: true },
  ]
}

function spread<Key extends string>(
  table: Readonly<Record<Key, readonly string[]>>,
  meaning: (key: Key) => Omit<Meaning, 'word'>,
): Meaning[] {
  return keysOf(table).flatMap((key) => table[key].map((word) => ({ word, ...meaning(key) })))
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table)
}
