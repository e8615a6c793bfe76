import { toTokens } from '../../text/tokens.ts'
import { splitExclusions } from '../understand/exclusions.ts'
import { readMaxMinutes, readServings } from '../understand/figures.ts'
import { ALL_WORDS, toUnits, type Unit } from '../understand/lexicon.ts'
import type { Change } from './change.ts'

/** What a message asks of the recipe at hand. */
export type Reading = {
  changes: Change[]
  /** It wants it faster: a new dish, since a pot does not boil on command. */
  quicker: boolean
  maxMinutes?: number
  /** Diets, cuisines and forms it names: only a new dish can meet those. */
  rest: Unit[]
  /** It speaks of 'it', 'this', 'the same': the recipe at hand. */
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
  /\b(?:spicier|hotter|more (?:heat|spice|spicy|kick|chil+i)|extra (?:hot|spicy)|make it (?:spicy|hot)|spice it up)\b/
const MILDER =
  /\b(?:milder|less (?:hot|spicy|heat|chil+i)|tone (?:it )?down|not (?:so|too|as) (?:hot|spicy))\b/
const MILD = /\b(?:not spicy|no (?:heat|spice)|mild)\b/
const QUICKER = /\b(?:quicker|faster|less time|speed (?:it )?up|make it (?:quick|fast))\b/
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:double|twice|two times)\b/, 2],
  [/\b(?:triple|three times)\b/, 3],
  [/\b(?:halve|half (?:of )?(?:it|the|this|that|as much|recipe|batch|portion|quantit))/, 0.5],
]

export function readChanges(text: string): Reading {
  const tokens = toTokens(text)
  const words = tokens.map(({ typed }) => typed).join(' ')
  const { replacements, rest } = takeReplacements(toUnits(tokens, ALL_WORDS))
  const { wanted, refused } = splitExclusions(rest)
  const servings = readServings(tokens)
  const times = TIMES.find(([pattern]) => pattern.test(words))?.[1]
  const maxMinutes = readMaxMinutes(tokens)
  const changes: Change[] = [
    ...replacements,
    ...refused.map((unit): Change => ({ kind: 'leave-out', unit })),
    ...readHeat(words),
    ...(servings === undefined ? [] : [{ kind: 'servings' as const, servings }]),
    ...(times === undefined || servings !== undefined
      ? []
      : [{ kind: 'times' as const, factor: times }]),
  ]
  return {
    changes,
    quicker: QUICKER.test(words) || maxMinutes !== undefined,
    ...(maxMinutes === undefined ? {} : { maxMinutes }),
    rest: wanted.filter(
      ({ meaning }) => meaning !== undefined && !isSpent(meaning.heat, meaning.moods),
    ),
    refers: tokens.some(({ word }) => REFERRING.has(word)),
  }
}

/** Heat and haste are read from their words, not from what they mean of a new dish. */
function isSpent(heat: number | undefined, moods: readonly string[] | undefined): boolean {
  return heat !== undefined || moods?.includes('quick') === true
}

function readHeat(words: string): Change[] {
  if (HOTTER.test(words) || /^(?:make it )?(?:very )?spicy$/.test(words))
    return [{ kind: 'hotter' }]
  if (MILDER.test(words)) return [{ kind: 'milder', fully: false }]
  return MILD.test(words) ? [{ kind: 'milder', fully: true }] : []
}

/** 'X instead of Y', 'replace Y with X', 'swap Y for X'. */
function takeReplacements(units: readonly Unit[]): { replacements: Change[]; rest: Unit[] } {
  const foods = units.map(({ meaning }) => (meaning?.foods?.length ?? 0) > 0)
  const text = units.map(({ word }, index) => (foods[index] ? `#${index}` : word)).join(' ')
  const pair = INSTEAD.exec(text) ?? undefined
  const swap = pair ? undefined : (SWAP.exec(text) ?? undefined)
  const to = Number(pair?.[1] ?? swap?.[2] ?? Number.NaN)
  const from = Number(pair?.[2] ?? swap?.[1] ?? Number.NaN)
  const toUnit = units[to]
  const fromUnit = units[from]
  if (!toUnit || !fromUnit) return { replacements: [], rest: [...units] }
  const last = Math.max(to, from)
  const first = Math.min(to, from)
  return {
    replacements: [{ kind: 'replace', from: fromUnit, to: toUnit }],
    rest: units.filter((_unit, index) => index < first || index > last),
  }
}

const INSTEAD = /#(\d+)(?: \w+)? (?:instead of|rather than|in place of)(?: the| any)? #(\d+)/
const SWAP =
  /(?:replace|swap|substitute|exchange|change)(?: out)?(?: the| all)? #(\d+) (?:with|for|by|to)(?: the| some)? #(\d+)/
