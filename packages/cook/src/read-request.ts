import type { Equipment } from '@potluck/cookbook'
import { type ComposeRequest, understand } from '@potluck/kitchen/composer'
import { readWanted, type Wanted } from './reading/limits.ts'
import { type Manner, readManner } from './reading/manner.ts'
import { readPortions } from './reading/portions.ts'
import { readTimes } from './reading/times.ts'
import { readTools, type Tools } from './reading/tools.ts'
import { readWords, type Span, type Words, withoutWords } from './reading/words.ts'

/** What a request asks of a dish besides its name. */
export type Conditions = {
  /** Restrictions as `checkDiet` takes them: those set before and those that the words state. */
  rules: readonly string[]
  servings: number | undefined
  /** How many pieces it is to make, if pieces were counted: '24 cookies'. */
  pieces: { count: number; noun: string } | undefined
  maxMinutes: number | undefined
  /** Whether it is to be quick, with no time given; `maxMinutes` is then what we take that to mean. */
  isQuick: boolean
  /** The most minutes of active work. */
  maxWork: number | undefined
  /** The tool that it is to be cooked in, if one was named. */
  tool: Equipment | undefined
  /** Tools that are not there or not to be used. */
  without: readonly Equipment[]
  /** The only sources of heat, if the request limits them. */
  only: readonly Equipment[]
  inOne: Tools['inOne']
  /** The nutrients that a portion is to have: 'under 500 kcal', 'high protein'. */
  wanted: readonly Wanted[]
  manner: Omit<Manner, 'spans'>
  /** Foods that are named besides the dish. */
  foods: readonly string[]
  /** The conditions in the cook's own words: 'under 500 kcal in 30 minutes'. */
  said: string
}

/**
 * Reads the conditions of a request.
 * @param around the text of the request, without the dish's name if it has one
 */
export function readConditions(request: ComposeRequest, around: string): Conditions {
  const { restrictions = [] } = request
  const words = readWords(around)
  const { spans, portions, times, tools, wanted, manner } = readHow(words.text)
  const rest = withoutWords(words, spans)
  const understood = understand(
    { ...request, ingredients: [], pantry: [], text: `dinner ${rest}` },
    true,
  )
  const wish = understood.ok ? understood.wish : undefined
  const minutesOf = (kind: 'all' | 'work') =>
    times.filter((given) => given.of === kind).map(({ minutes }) => minutes)
  const isVague = times.some((given) => given.of === 'all' && given.isVague)
  return {
    rules:
      wish?.keeping.rules ?? (understood.ok ? restrictions : (understood.rules ?? restrictions)),
    servings: request.servings ?? portions[0]?.count,
    pieces: undefined,
    maxMinutes: request.maxMinutes ?? least(minutesOf('all')),
    isQuick: isVague && request.maxMinutes === undefined,
    maxWork: least(minutesOf('work')),
    tool: tools.tool,
    without: tools.without,
    only: tools.only,
    inOne: tools.inOne,
    wanted: [
      ...saltOf(words.text, request.mode),
      ...(manner.isLight && wanted.every(({ nutrient }) => nutrient !== 'kcal')
        ? [...wanted, LIGHT]
        : wanted),
    ],
    manner,
    foods: wish?.asked.map(({ word }) => word) ?? [],
    said: saidIn(
      words,
      spans.filter((span) => portions.every((one) => one.span !== span)),
    ),
  }
}

/** 21 CFR 101.61 (b) (4): a food is 'low sodium' with at most 140 mg a serving. */
function saltOf(text: string, mode: ComposeRequest['mode']): Wanted[] {
  const meant = /\b(?:very )?low(?: in)? (?:sodium|salt)\b/i.exec(text)?.[0]
  return meant === undefined || mode !== 'idea'
    ? []
    : [{ nutrient: 'sodium', bound: 'most', amount: 140, meant }]
}

/** What we take 'light' to mean: a quarter of 2,000 kcal a day. */
const LIGHT: Wanted = { nutrient: 'kcal', bound: 'most', amount: 500, meant: 'light' }

/** Reads tools, times, portions, nutrients and manner from a text, with the spans of the words that state them. */
export function readHow(text: string) {
  const tools = readTools(text)
  const wanted = readWanted(text)
  const times = readTimes(text)
  const portions = readPortions(text)
  const { spans: said, ...manner } = readManner(text)
  const spans: readonly Span[] = [
    ...tools.spans,
    ...said,
    ...[...wanted, ...times, ...portions].map(({ span }) => span),
  ]
  return {
    spans,
    tools,
    portions,
    times,
    manner,
    wanted: [...new Set(wanted.map((one) => one.wanted))],
  }
}

/** The words of a text with '#' in place of those in `spans`, so that they cannot be taken for a name. */
export function maskHow({ tokens }: Words, spans: readonly Span[]): string[] {
  return tokens.map(({ word }, at) =>
    spans.some(({ start, end }) => start <= at && at < end) ? '#' : word,
  )
}

function saidIn({ tokens }: Words, spans: readonly Span[]): string {
  return [...spans]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) =>
      tokens
        .slice(start, end)
        .map(({ typed }) => typed)
        .join(' '),
    )
    .join(' ')
}

function least(minutes: readonly number[]): number | undefined {
  return minutes.length === 0 ? undefined : Math.min(...minutes)
}
