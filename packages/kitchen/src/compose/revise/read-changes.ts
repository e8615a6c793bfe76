import { toTokens } from '../../text/tokens.ts'
import { splitExclusions } from '../understand/exclusions.ts'
import { readMade, readMaxMinutes, readServings } from '../understand/figures.ts'
import { ALL_WORDS, toUnits, type Unit } from '../understand/lexicon.ts'
import { withPlainOpeners } from '../understand/plain-openers.ts'
import type { Change, Texture } from './change.ts'
import { type FoodChanges, readFoodChanges } from './read-food-changes.ts'

/** What a message asks of the current recipe. */
export type Reading = {
  /** The message without a 'no,' or 'ok,' before it. */
  text: string
  changes: Change[]
  /** Foods it wants in the dish, added or as replacements. */
  uses: FoodChanges['uses']
  /** It should be faster, which needs a new dish, since cooking cannot be sped up. */
  quicker: boolean
  maxMinutes?: number
  simpler: boolean
  /** It asks for another dish. */
  another: boolean
  /** It names a form: 'as a soup'. */
  reshaped: boolean
  /** Diets, cuisines and forms it names, which only a new dish can meet. */
  rest: Unit[]
  /** Words that it rules out and nobody here knows: 'asafoetida'. */
  unknown: string[]
  /** It refers to the current recipe: 'it', 'this', 'the same'. */
  refers: boolean
}

const REFERRING = new Set([
  'it',
  'thi',
  'that',
  'same',
  'again',
  'recipe',
  'last',
  'previou',
  'one',
])
const HOTTER =
  /\b(?:spicier|hotter|more (?:heat|spice|spicy|kick|chil+i)|extra (?:hot|spicy)|make it (?:spicy|hot)|spice it up|kick (?:it|this|things) up|(?:turn|crank) up the heat|(?:we|i|they) (?:all )?(?:love|like|want) (?:it |things |some |more )?(?:heat|hot|spicy|spice))\b/
const MILDER =
  /\b(?:milder|less (?:hot|spicy|heat|chil+i)|tone (?:it )?down|(?:not (?:so|as)|too) (?:hot|spicy))\b/
const MILD = /\b(?:not (?:too )?spicy|no (?:heat|spice)|mild)\b/
const QUICKER = /\b(?:quicker|faster|less time|speed (?:it )?up|make it (?:quick|fast))\b/
/** 'Make it vegetarian, and quick': said last of several wishes. */
const AND_QUICK =
  /(?:,|\b(?:and|but|also|it))\s+(?:(?:and|but|also) )?(?:quick|fast)(?:,? please)?\W*$/i
const LIGHTER =
  /\b(?:lighter|healthier|leaner|less (?:fat|fatty|rich|heavy|calories?)|(?:fewer|lower) (?:calories?|fat)|make it (?:light|healthy|lean|low fat))\b/
const FOR_KIDS =
  /\b(?:for|with) (?:the |my |our |small |little )*(?:kids?|children|toddlers?)\b|\b(?:kid|child) friendly\b/
/** Wishes for the whole dish that stand in no food of it. */
const MANNERS = [
  [/\b(?:cheaper|less expensive|save money|budget|low cost|affordable|frugal|cheap)\b/, 'cheaper'],
  [
    /\b(?:more|extra|add|hidden|hide|with|(?:sneak|slip|get|work|pack|squeeze)(?: in)?) (?:some |the |a few |more |extra )*(?:veg|veggies|vegetables|greens|veg(?:e)?s)\b/,
    'more-vegetables',
  ],
  [
    /\b(?:ahead|in advance|the (?:day|night) before|meal prep|beforehand|freez\w*|batch cook\w*)\b/,
    'ahead',
  ],
  [/\b(?:one|single|1) (?:pan|pot|skillet)\b|\bin (?:just )?one (?:pan|pot)\b/, 'one-pan'],
] as const
const SIMPLER =
  /\b(?:simpler|easier|simplify|fewer (?:ingredients|steps)|make it (?:simple|easy))\b/
const ANOTHER =
  /\b(?:(?:something|anything) (?:else|different|new)|another(?: (?:one|recipe|idea|dish|suggestion))?|(?:a |some )?(?:different|other|new) (?:ones?|recipes?|dish|dishes|ideas?|suggestions?|options?)|try again|surprise me again|what else|not (?:that|this)(?: one)?)\b|^(?:next|again|more ideas)$/
const RESHAPED = /\b(?:(?:in)?to|as|like|make it) (?:an? |some )?(?=#)/
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:double|twice|two times)(?! the #)\b/, 2],
  [/\b(?:triple|three times)(?! the #)\b/, 3],
  [
    /^half\W*$|\b(?:halve(?! (?:the )?#)|half (?:of )?(?:it|the(?! #)|this|that|as much|recipe|batch|portion|quantit))/,
    0.5,
  ],
  [/\b(?:a|one) third of (?:it|the (?:recipe|amounts?)|this|that)\b/, 1 / 3],
  [/\ba quarter of (?:it|the (?:recipe|amounts?)|this|that)\b/, 0.25],
  [/\b(?:one and a half|1 5|1 and a half) times\b|\bhalf as much again\b/, 1.5],
]
/** 'No, with rice': the no is about the dish, not the rice. */
const INTERJECTION =
  /^\s*(?:(?:no|nope|nah|yes|ok|okay|hmm+|well|actually|sorry|oh|and)\s*[,.!:;–-]\s*)+/i

export function readChanges(message: string): Reading {
  const text = withPlainOpeners(message.slice(0, MOST_READ))
    .replace(INTERJECTION, '')
    .replace(IN_RIBBONS, 'zucchini')
    .replace(IN_GRAINS, 'cauliflower')
  const tokens = toTokens(text)
  const words = tokens.map(({ typed }) => typed).join(' ')
  const {
    changes: ofFoods,
    uses,
    rest,
    text: outline,
  } = readFoodChanges(toUnits(tokens, ALL_WORDS))
  const { wanted, refused, unknown } = splitExclusions(rest)
  const servings = readServings(tokens)
  const times = TIMES.find(([pattern]) => pattern.test(outline))?.[1] ?? readMade(tokens)
  const maxMinutes = readMaxMinutes(tokens)
  const isForKids = FOR_KIDS.test(words)
  const manners = MANNERS.flatMap(([pattern, kind]): Change[] => {
    if (!pattern.test(words)) return []
    return [kind === 'ahead' && /\bfreez/.test(words) ? { kind, frozen: true } : { kind }]
  })
  const isOfVegetables = manners.some(({ kind }) => kind === 'more-vegetables')
  const changes: Change[] = [
    ...ofFoods.filter((one) => !(isOfVegetables && one.kind === 'amount')),
    ...refused.map((unit): Change => ({ kind: 'leave-out', unit })),
    // For children nothing hot is left at all.
    ...(isForKids ? [] : readHeat(words)),
    ...(LIGHTER.test(words) ? [{ kind: 'lighter' as const }] : []),
    ...readRicher(words),
    ...manners,
    ...readTextures(words),
    ...(isForKids ? [{ kind: 'for-kids' as const }] : []),
    ...(servings === undefined ? [] : [{ kind: 'servings' as const, servings }]),
    ...(times === undefined || servings !== undefined
      ? []
      : [{ kind: 'times' as const, factor: times }]),
  ]
  const kept = wanted.filter(({ meaning }) => meaning !== undefined && !isSpent(meaning))
  return {
    text,
    changes,
    uses,
    quicker: QUICKER.test(words) || AND_QUICK.test(text) || maxMinutes !== undefined,
    ...(maxMinutes === undefined ? {} : { maxMinutes }),
    simpler: SIMPLER.test(words),
    another: ANOTHER.test(words) && !kept.some(({ meaning }) => meaning?.foods ?? meaning?.form),
    reshaped: RESHAPED.test(outline) && kept.some(({ meaning }) => meaning?.form !== undefined),
    rest: kept,
    unknown,
    refers: tokens.some(({ word }) => REFERRING.has(word)),
  }
}

/** A vegetable in the shape of pasta is that vegetable. */
const IN_RIBBONS =
  /\b(?:zucchini|courgettes?) (?:noodles?|spaghetti|ribbons?|pasta)\b|\bzoodles?\b|\bcourgetti\b/gi
const IN_GRAINS = /\bcauliflower rice\b/gi

/** The most characters of such a message that are read. */
const MOST_READ = 500

/** Heat, haste and the like are read from their words, not from what they mean of a new dish. */
function isSpent({ heat, moods, easy }: NonNullable<Unit['meaning']>): boolean {
  const isOfWords = moods?.some((mood) => mood === 'quick' || mood === 'light' || mood === 'kids')
  return heat !== undefined || easy === true || isOfWords === true
}

function readTextures(words: string): Change[] {
  return TEXTURES.flatMap(([pattern, texture]) =>
    pattern.test(words) ? [{ kind: 'texture', texture }] : [],
  )
}

const TEXTURES: readonly (readonly [RegExp, Texture])[] = [
  [/\b(?:creamier|more creamy|extra creamy)\b|^(?:make it )?creamy$/, 'creamier'],
  [/\b(?:thicker|less (?:runny|watery|thin|liquid)|more sauce like)\b/, 'thicker'],
  [/\b(?:thinner|runnier|more (?:liquid|broth)|less thick)\b/, 'thinner'],
  [
    /\b(?:crispier|crunchier|more (?:crispy|crisp|crunch|crunchy)|extra crispy)\b|^(?:make it )?(?:crispy|crunchy)$/,
    'crispier',
  ],
]

function readRicher(words: string): Change[] {
  const found = RICHER.exec(words)
  if (!found) return []
  return [{ kind: 'richer', nutrient: /protein/.test(found[0]) ? 'protein' : 'fiber' }]
}

const RICHER =
  /\b(?:more|extra|higher(?: in)?|high(?: in)?|add) (?:protein|fib(?:er|re))\b|\b(?:protein|fib(?:er|re)) (?:rich|boost)/

function readHeat(words: string): Change[] {
  if (HOTTER.test(words) || /^(?:make it )?(?:very )?spicy$/.test(words))
    return [{ kind: 'hotter' }]
  if (MILDER.test(words)) return [{ kind: 'milder', fully: false }]
  return MILD.test(words) ? [{ kind: 'milder', fully: true }] : []
}
