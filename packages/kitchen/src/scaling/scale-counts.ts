import type { Replacement } from '../measures/replacement.ts'
import { toSingular } from '../text/plural.ts'
import { COUNT, countOf, sayCount } from './said-counts.ts'

/**
 * Counts in a step that grow with the recipe though no line lists them: 'make 8 hollows', 'pour it
 * into six glasses', 'fry in two batches'. What is done to each piece, how often a dough is folded
 * and what fits a pan at a time do not change.
 */
export function findCounts(text: string, factor: number): Replacement[] {
  return [
    ...findOthers(text),
    ...findBatches(text, factor),
    ...PATTERNS.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((found) => scaleCount(text, found, factor)),
    ),
  ]
}

/** What is shaped, cut or filled. */
const PIECES =
  'hollows|cakes|rounds|squares|strips|patties|portions|balls|pieces|slices|ovals|mounds|wedges|triangles|rectangles|bars|disks|logs|rolls|piles|sticks|lids|rings|cr[eê]pes|pancakes|sandwiches|dumplings|meatballs|cookies|biscuits|muffins|fingers|cubes|buns|ropes|parcels|cases|cutlets|chops|fillets'
const PLACES =
  'skewers|picks|jars|glasses|bowls|plates|mou?lds|ramekins|tins|dishes|cups(?! of\\b)|mugs|tumblers'
const ADJECTIVES =
  '(?:(?!at\\b|of\\b|or\\b|to\\b|and\\b|in\\b|more\\b|sheets\\b|cm\\b|mm\\b|inch\\b|baking\\b)[a-z-]+ ){0,3}?'

const PATTERNS = [
  new RegExp(
    `(?<!\\b(?:between|or|to|across into|flat into) )\\b(?<count>${COUNT})(?<noun> ${ADJECTIVES}(?:${PIECES}|${PLACES}))\\b(?! (?:at a time|each|through|into the freezer|of the same)|,? ?one\\b)`,
    'gi',
  ),
  // 'Cut it into 16', 'divide the dough into six'.
  new RegExp(
    `\\b(?:divide|cut|split|shape|form|part)(?: (?!each\\b|every\\b)[a-z]+){0,4} into (?<count>${COUNT})(?<noun>)(?=[.,;]| (?:with|and|on|equal)\\b|$)`,
    'gi',
  ),
  // 'Make 30.', 'until you have 16', 'do so with all 12', '12 rounds of 9 cm and 12 of 7'.
  new RegExp(`\\bmake (?<count>${COUNT})(?<noun>)(?=[.;]|$)`, 'gi'),
  new RegExp(`\\byou have (?<count>${COUNT})(?<noun>)(?=[.,;]|$)`, 'gi'),
  new RegExp(`\\ball (?<count>${COUNT})(?<noun>)(?=[.,;]|$)`, 'gi'),
  new RegExp(`\\b(?<count>${COUNT})(?<noun>)(?= (?:in all\\b|of them\\b|of \\d+ cm\\b))`, 'gi'),
  new RegExp(`\\b(?:with|on) (?<count>${COUNT})(?<noun>) more\\b`, 'gi'),
]

function scaleCount(text: string, found: RegExpExecArray, factor: number): Replacement[] {
  const { count: said = '', noun = '' } = found.groups ?? {}
  const before = countOf(said)
  const start = found.index + found[0].search(new RegExp(`\\b${said}\\b`))
  const end = start + said.length + noun.length
  if (before < 2 || isOfEach(text, start, end) || isForCrumbs(text, start, noun)) return []
  // A pan holds no more at a time, but there may be less to put in.
  if (factor > 1 && IN_A_PAN.test(clauseBefore(text, start))) return []
  const after = Math.max(1, Math.round(before * factor))
  if (after === before) return []
  const named = after === 1 ? noun.replace(/[\p{L}]+$/u, toSingular) : noun
  return [{ start, end, text: `${sayCount(after, said)}${named}` }]
}

/** 'Cut each roll into 6', 'two slits in each'; 'make 8 hollows and break an egg into each' are 8 in all. */
function isOfEach(text: string, start: number, end: number): boolean {
  const isBefore = /\b(?:each|every|per)\b/i.test(clauseBefore(text, start))
  return (
    isBefore ||
    /^ (?:in|into|on|onto|of|for|per|through|across) (?:each|every)\b/i.test(text.slice(end))
  )
}

const IN_A_PAN =
  /\b(?:fry|poach|slide|boil|set in|lay in|ladle in|drop in|toast|cook|grill|sear|brown)\b[^.;,]*$/i

function clauseBefore(text: string, at: number): string {
  return /[^.;]*$/.exec(text.slice(0, at))?.[0] ?? ''
}

/** 'Put the flour, the eggs and the crumbs into three plates' is as many plates for any number. */
function isForCrumbs(text: string, at: number, noun: string): boolean {
  return /plates|bowls|dishes/.test(noun) && /\b(?:flour|crumbs)\b/i.test(clauseBefore(text, at))
}

/** 'Fry the other two': whatever is left. */
function findOthers(text: string): Replacement[] {
  return [...text.matchAll(OTHERS)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    text: 'the others',
  }))
}

const OTHERS = new RegExp(
  `\\bthe other ${COUNT}(?=[.,;]|$| (?:in|the same|until|for|and)\\b)`,
  'gi',
)

function findBatches(text: string, factor: number): Replacement[] {
  return [...text.matchAll(BATCHES)].flatMap((found) => {
    const { said = '', more = '' } = found.groups ?? {}
    const after = Math.max(1, Math.ceil(countOf(said) * factor - SLACK))
    const start = found.index
    const end = start + found[0].length
    if (after > 1) return [{ start, end, text: `${sayCount(after, said)}${more} batches` }]
    const each = EACH.exec(text.slice(end))
    const behind = end + (each?.[0].length ?? 0)
    return [
      { start, end, text: `one${more} batch` },
      ...(each ? [{ start: behind - ' each'.length, end: behind, text: '' }] : []),
    ]
  })
}

const BATCHES = new RegExp(`\\b(?<said>${COUNT})(?<more> more)? batches\\b`, 'gi')
/** How much fuller a batch may be. */
const SLACK = 0.25
const EACH = /^[^.;]{0,30}\bminutes each\b/
