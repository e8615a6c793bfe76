import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Clause, minutesIn, readClauses } from './clauses.ts'
import { isLiquid } from './foods-in-pot.ts'
import { vesselIn } from './vessel-words.ts'

/** Where in a method a pot is filled, where it cooks the longest, and what it was browned in. */
type Stages = {
  loads: number
  main: number
  /** 'Skillet', where something is browned before. */
  pan: string | undefined
  /** It goes under or into the oven after it has simmered. */
  isBakedLater: boolean
}

const USES: ReadonlySet<string> = new Set(['sear', 'add', 'boil', 'other', 'heat'])
const COOKS_IN = /^(?:pot|pan|saucepan|skillet|wok|casserole)$/

/** Whether a method simmers in liquid. */
export function isSimmered({ instructions, ingredients }: RecipeData): boolean {
  return findStages(readClauses(instructions), ingredients) !== undefined
}

/** Reads the stages of what simmers in liquid; undefined where nothing does, for ten minutes or longer. */
export function findStages(
  clauses: readonly Clause[],
  ingredients: readonly string[],
): Stages | undefined {
  const main = findMain(clauses, ingredients)
  if (main === undefined) return undefined
  const seared = clauses.findLastIndex(
    ({ deed, isApart }, at) => at < main && deed === 'sear' && !isApart,
  )
  const loads = seared >= 0 ? findPoured(clauses, seared + 1, main) : findLoad(clauses, main)
  const used = clauses
    .slice(0, loads)
    .filter(
      ({ deed, isApart, text }) =>
        !isApart && USES.has(deed) && !/\b(?:bowl|plate|platter)\b/i.test(text),
    )
    .flatMap(({ text }) => vesselIn(text) ?? [])
    .filter((word) => COOKS_IN.test(word))
  const pan = used.length > 0 ? [...new Set(used)].slice(0, 2).join(' and in the ') : undefined
  const later = clauses.slice(main + 1).filter(({ isApart }) => !isApart)
  return {
    loads,
    main,
    pan: seared >= 0 ? (pan ?? 'pan') : undefined,
    isBakedLater: later.some(
      ({ text, deed }) =>
        /\b(?:bake|oven|broil(?:er)?)\b/i.test(text) && (deed === 'cook' || minutesIn(text) > 0),
    ),
  }
}

/** The longest that simmers; a tray in the oven without a lid does not. */
function findMain(clauses: readonly Clause[], ingredients: readonly string[]): number | undefined {
  const isWet = ingredients.some(isLiquid)
  let best: { at: number; minutes: number; isSaid: boolean; isDry: boolean } | undefined
  for (const [at, { text, deed, isApart }] of clauses.entries()) {
    if (deed !== 'cook' || isApart) continue
    const soFar = clauses.slice(0, at + 1)
    if (!soFar.some((one) => isLiquid(one.text) || (isWet && ALL_IN.test(one.text)))) continue
    const isDry = DRY.test(text) && !isCovered(clauses, at)
    const said = minutesIn(text)
    const isSimmering = /\b(?:simmer|stew|braise)/i.test(text)
    const minutes = said > 0 ? said : UNTIL_DONE.test(text) ? UNSAID : 0
    // 'Until tender' is a guess that gives way to a time that is written.
    const isLonger =
      minutes > (best?.minutes ?? 0) || (minutes === best?.minutes && (said > 0 || !best.isSaid))
    if (minutes >= (isSimmering ? SHORTEST_SIMMER : SHORTEST) && isLonger)
      best = { at, minutes, isSaid: said > 0, isDry }
  }
  return best?.isDry ? undefined : best?.at
}

const DRY = /\b(?:bake|roast|broil|grill|oven|fry)\b/i
/** What names no liquid and means it. */
const ALL_IN = /\b(?:all|rest|remaining|other|everything)\b|\bingredients\b/i
const UNTIL_DONE =
  /\b(?:simmer|stew|braise)\b|\buntil\b[^.]*\b(?:tender|soft|cooked|done|thick\w*|apart|falling)\b/i
/** Minutes of 'until tender'. */
const UNSAID = 20
const SHORTEST = 10
const SHORTEST_SIMMER = 6

/** Under a lid, or with stock or wine in a pot. */
function isCovered(clauses: readonly Clause[], at: number): boolean {
  const near = clauses.slice(Math.max(0, at - 4), at + 1)
  const isLidded = near.some(({ text }) =>
    /\b(?:cover(?:ed)?|lid|foil|braise|dutch oven)\b/i.test(text),
  )
  if (isLidded && near.some(({ text }) => isLiquid(text))) return true
  const before = clauses.slice(Math.max(0, at - 10), at + 1)
  return (
    before.some(({ text }) => /\b(?:pot|dutch oven)\b/i.test(text)) &&
    before.some(({ text }) =>
      /\b(?:add|pour)\b[^.]*\b(?:stock|broth|wine|beer|coconut milk)\b/i.test(text),
    )
  )
}

/** From where liquid goes into what was browned, or where all of it goes into another pot. */
function findPoured(clauses: readonly Clause[], from: number, main: number): number {
  const poured = clauses.findIndex(({ text, isApart }, at) => {
    if (at < from || at >= main || isApart) return false
    return RETURNED.test(text) || (POURED.test(text) && isLiquid(text.replace(THICK, '')))
  })
  return poured >= 0 ? poured : main
}

const RETURNED = /^(?:transfer|return)\b/i
const POURED =
  /^(?:[\p{L}]+ [^,]*, )?(?:(?:now|next|then|slowly|immediately|finally),? )?(?:add|pour|stir in|mix in|tip in|whisk in|put|carefully)\b/iu
/** What is red and no liquid. */
const THICK = /\btomato(?:es)?[ -](?:paste|pur[eé]e|roux)\b|\bsoy sauce\b|\bfish sauce\b/gi

/** Where nothing is browned: from where a pot is named, or liquid goes in. */
function findLoad(clauses: readonly Clause[], main: number): number {
  const inPot = clauses.findIndex(
    ({ text, isApart }, at) =>
      at < main &&
      !isApart &&
      vesselIn(text) !== undefined &&
      /\b(?:add|put|place|combine|pour|in an?|in the|layer|mix|into)\b/i.test(text),
  )
  if (inPot >= 0) return inPot
  const poured = clauses.findIndex(
    ({ text, deed }, at) => at < main && deed === 'add' && isLiquid(text),
  )
  return poured >= 0 ? poured : main
}
