import { takeOut } from '../../../adapting/take-out.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import {
  type Clause,
  type Deed,
  minutesIn,
  readClauses,
  sentenceAt,
  writeClauses,
} from './clauses.ts'
import { foodsIn, isAny, isLateFood, isSlowFood } from './foods-in-pot.ts'
import { type ClosedPot, minutesAtPressure, type PotTime, sayHours } from './pot-times.ts'
import { findStages } from './stages.ts'
import { inVessel } from './vessel-words.ts'

/**
 * The method of what simmers, for a closed pot: what is browned first stays as it is, all that went into the pot goes
 * in at once, what long heat would spoil comes last, and what only an open pot can do is gone. Undefined where it
 * does not simmer.
 */
export function cookClosed(
  recipe: RecipeData,
  pot: ClosedPot,
  time: PotTime,
): string[] | undefined {
  const clauses = readClauses(recipe.instructions)
  const stages = findStages(clauses, recipe.ingredients)
  const at = stages && clauses[stages.main]
  if (!stages || !at) return undefined
  const { loads, main, pan, isBakedLater } = stages
  const behind = clauses.slice(main + 1).filter((one) => !NO_STEP.test(one.text))
  const joins = findJoining(behind)
  const fried = behind
    .slice(0, joins + 1)
    .map((one) => ({ ...one, text: one.text.replace(MEANWHILE, '') }))
  const after = behind.slice(joins + 1)
  const early = after.filter((one, index) => isEarly(one, pot) && after[index + 1]?.deed !== 'sear')
  const filling = [
    ...clauses.slice(loads, main),
    ...early.map((one) => fromTheStart(one, at)),
  ].filter(
    ({ deed, isApart, text }) =>
      isApart || !(ON_STOVE.has(deed) || deed === 'cook' || NO_STEP.test(text)),
  )
  const { now, late } = splitLate(filling, at, pot)
  const first = now.find(({ isApart }) => !isApart) ?? at
  const moved =
    pan !== undefined
      ? [
          sentenceAt(`Put what is in the ${pan} into the ${pot}`, 'add', {
            ...first,
            sentence: first.sentence - 0.5,
          }),
        ]
      : []
  const isFilled = moved.length > 0 || now.some(({ text }) => /\b(?:pot|pan|cooker)\b/i.test(text))
  const closed = sentenceAt(sayClosed(recipe, pot, { time, isFilled }), 'cook', at)
  return writeClauses([
    ...beforeLoading(clauses.slice(0, loads), moved.length > 0).filter(
      (one) => isBakedLater || !isOfOven(one),
    ),
    ...moved,
    ...now.map((one) => inVessel({ ...one, text: one.text.replace(WHEN, '') }, pot)),
    ...fried.map((one, index) => (index === joins ? inVessel(one, pot) : one)),
    fried.length > 0
      ? { ...closed, step: fried.at(-1)?.step ?? closed.step, sentence: 900 }
      : closed,
    ...late,
    ...finish(
      after.filter((one) => !early.includes(one)),
      pot,
      { isBakedLater, hadEarly: early.length > 0 },
    ),
  ])
}

/** Nobody covers a pot that is emptied next. */
function beforeLoading(before: readonly Clause[], isMoved: boolean): readonly Clause[] {
  const last = before.findLastIndex(({ deed, isApart }) => isApart || deed !== 'lid')
  return isMoved ? before.slice(0, last + 1) : before
}

/** What only an open pot on the stove or in the oven asks for. */
const ON_STOVE: ReadonlySet<Deed> = new Set(['preheat', 'boil', 'heat', 'lid', 'tend', 'sear'])
/** Into the oven and out of it, and what one does while it cooks. */
const NO_STEP =
  /\b(?:transfer|place|put|return|move|slide|pop|take|remove|pull)\b[^.]*\b(?:in|into|to|from|out of) (?:the )?(?:preheated |hot )?oven\b|^while (?:it|that|this) (?:is |'s )?(?:stew|simmer|cook)\w*|^stir(?: it)? (?:as|when(?:ever)?|every|each)\b/i

function isOfOven({ deed, text }: Clause): boolean {
  return deed === 'preheat' && /\boven\b|°|\d{3}/i.test(text)
}

/** Where something that was fried in a second pan joins the pot; -1 where nothing does. */
function findJoining(after: readonly Clause[]): number {
  const fries = after.findIndex(
    ({ deed, isApart, text }) => deed === 'sear' && !isApart && !/^(?:let|allow)\b/i.test(text),
  )
  if (fries < 0) return -1
  return after.findIndex(({ text }, at) => at > fries && JOINS.test(text))
}

const JOINS =
  /\b(?:transfer|add|stir|return|pour|tip|put)\b[^.]*\b(?:in|to|into) (?:the |your )?(?:\p{L}+ )?(?:pot|soup|stew|saucepan|chili|sauce|beans|casserole|dutch oven)\b/iu
const MEANWHILE = /^(?:while [^,]*|meanwhile|in the meantime), ?/i

/** Hard or raw food that joins later in an open pot, and from the start in a closed one. */
function isEarly({ deed, text, isApart }: Clause, pot: ClosedPot): boolean {
  if (deed !== 'add' || isApart || /\bserv|garnish|top\b|cooked/i.test(text)) return false
  const foods = foodsIn(text)
  const isRaw = foods.some((food) => isAny(food, ['meat', 'poultry']))
  return (isRaw || (pot === 'slow cooker' && foods.some(isSlowFood))) && !foods.some(isLateFood)
}

function fromTheStart(clause: Clause, { step, sentence }: Clause): Clause {
  return {
    ...clause,
    text: clause.text.replace(WHEN, '').replace(LAST, ''),
    step,
    sentence: sentence - 0.2,
    joint: '',
    stop: '.',
  }
}

/** 'After 1 hour,', 'when the meat is nearly done,'. */
const WHEN =
  /^(?:after|once|when|as soon as|halfway|about|for the last|during the last|in the last|\d+ minutes before)\b[^,]*, ?(?:then )?/i

const LAST = / (?:for|during|in) the last ([^.,;]*)/i

/** What goes in at once, and what comes in at the end. */
function splitLate(
  filling: readonly Clause[],
  at: Clause,
  pot: ClosedPot,
): { now: Clause[]; late: Clause[] } {
  const late: Clause[] = []
  const now = filling.flatMap((one, index): Clause[] => {
    if (one.isApart || one.deed !== 'add') return [one]
    const foods = foodsIn(one.text)
    if (!foods.some(isLateFood)) return [one]
    const behind = {
      ...one,
      step: at.step,
      sentence: at.sentence + 100 + index,
      joint: '',
      stop: '.',
    }
    if (foods.every((food) => isLateFood(food) || food.name === 'water')) {
      late.push(behind)
      return []
    }
    const left = takeOut(one.text, ({ ingredient }) => isLateFood(ingredient))
    const names = foods.filter(isLateFood).map(({ name }) => name)
    if (left === undefined || left === '') return [one]
    late.push({ ...behind, text: `Stir in the ${names.join(' and ')}`, deed: 'add' })
    return [{ ...one, text: left }]
  })
  return { now, late: withHeat(late, at, pot) }
}

/** What came in late is cooked too. */
function withHeat(late: readonly Clause[], at: Clause, pot: ClosedPot): Clause[] {
  const told = late.map((one) => inVessel({ ...one, text: one.text.replace(WHEN, '') }, pot))
  const foods = told.flatMap(({ text }) => foodsIn(text))
  // Herbs are not cooked.
  if (foods.every((food) => isAny(food, FRESH))) return told
  return [
    ...told,
    sentenceAt(heatFor(told.map(({ text }) => text).join(' '), pot), 'cook', {
      ...at,
      sentence: at.sentence + 500,
    }),
  ]
}

const FRESH = ['parsley', 'cilantro', 'basil']

function heatFor(text: string, pot: ClosedPot): string {
  const isPasta =
    /\b(?:pasta|macaroni|noodles|spaghetti|penne|orzo|shells|rigatoni|fusilli|rice|tortellini)\b/i.test(
      text,
    )
  const isFish =
    /\b(?:fish|cod|salmon|shrimps?|prawns?|mussels|clams|scallops|seafood|squid)\b/i.test(text)
  const until = isPasta
    ? 'until it is tender'
    : isFish
      ? 'until it is opaque and reads 63 °C (145 °F)'
      : 'until it is hot all through'
  const [slow, open] = isPasta
    ? ['20 to 30', '8 to 12']
    : isFish
      ? ['20 to 30', '4 to 6']
      : ['15 to 20', '3 to 5']
  return pot === 'slow cooker'
    ? `Cover and cook on high for ${slow} minutes more, ${until}`
    : `Simmer without the lid for ${open} minutes, ${until}`
}

function sayClosed(
  recipe: RecipeData,
  pot: ClosedPot,
  { time, isFilled }: { time: PotTime; isFilled: boolean },
): string {
  if (pot === 'slow cooker')
    return `${isFilled ? 'Cover' : 'Put all of it into the slow cooker, cover'} and cook ${sayHours(time)}, ${time.until}`
  const minutes = minutesAtPressure(time, recipe)
  return `${isFilled ? 'Close' : 'Put all of it into the pressure cooker, close'} the lid and cook at high pressure for ${minutes} minutes, then let the pressure fall by itself for 10 minutes before you open it${time.tried === undefined ? '' : `. ${time.tried}`}`
}

/** What comes after the hours of cooking: nothing of it boils on a stove any more. */
function finish(
  after: readonly Clause[],
  pot: ClosedPot,
  { isBakedLater, hadEarly }: { isBakedLater: boolean; hadEarly: boolean },
): Clause[] {
  if (isBakedLater) return after.map((one) => ({ ...one, text: one.text.replace(AFTER_HOURS, '') }))
  let isEarlyTime = hadEarly
  return after.flatMap((one): Clause[] => {
    if (one.isApart || SERVED.test(one.text)) return [one]
    if (one.deed === 'other') return [inVessel(one, pot)]
    const isBrowned = one.deed === 'sear' && /^(?:let|allow)\b/i.test(one.text)
    if (isBrowned || NO_STEP.test(one.text) || (ON_STOVE.has(one.deed) && one.deed !== 'sear'))
      return []
    if (one.deed !== 'cook') return [inVessel(atTheEnd(one, pot), pot)]
    // The time that the roots needed, which are in it from the start.
    if (isEarlyTime) {
      isEarlyTime = false
      return []
    }
    return [openAgain(inVessel(one, pot), pot)]
  })
}

/** 'After 2 hours add the peas for the last half hour', where no old hour counts any more. */
function atTheEnd(one: Clause, pot: ClosedPot): Clause {
  const [when, how] =
    pot === 'slow cooker'
      ? ['at the end, ', 'cook on high for']
      : ['when the pressure is gone, ', 'simmer without the lid for']
  const text = one.text
    .replace(AFTER_HOURS, when)
    .replace(
      LAST,
      (_all, time: string) =>
        ` and ${how} ${time.replace(/^half hour/, 'half an hour').replace(/^hour/, 'an hour')}`,
    )
    .replace(
      /^((?:at the end|when the pressure is gone), )(\p{Lu})/u,
      (_all, so: string, next: string) => so + next.toLowerCase(),
    )
  return { ...one, text }
}

/** On the table it lies in its own dish. */
const SERVED = /^(?:arrange|serve|plate|decorate|dish up|ladle|divide)\b/i

const AFTER_HOURS =
  /^(?:after|once) (?:about |the |those )?(?:an?|one|two|three|[\d½][\d½.–-]*)[^,]{0,30}\b(?:hours?|hrs?|minutes?|mins?)\b[^,]*, ?|^(?:for|during|in) the last [^,]*, ?/i

function openAgain(one: Clause, pot: ClosedPot): Clause {
  const said = minutesIn(one.text)
  const minutes = said > 0 ? said : 10
  const until =
    /\b(?:,? (?:or )?until\b[^.]*)$/i
      .exec(one.text)?.[0]
      .replace(/^,? (?:or )?/, ', ')
      .replace(/ [-–(] ?(?:this|it) (?:will |should )?takes?.*$/i, '') ?? ''
  // Rice and dumplings swell under a lid.
  if (
    pot === 'pressure cooker' &&
    /\blid on\b|\bcovered\b|\bwith (?:a|the|its) lid\b/i.test(one.text)
  )
    return {
      ...one,
      text: `lay the lid on without closing it and simmer for ${minutes} minutes${until}`,
    }
  if (pot === 'pressure cooker')
    return { ...one, text: `simmer without the lid for ${minutes} minutes${until}` }
  const isThick = /\b(?:uncovered|thick\w*|reduc\w*|without (?:the|a) lid)\b/i.test(one.text)
  const slow = Math.max(20, Math.min(60, Math.round((minutes * 2) / 5) * 5))
  return {
    ...one,
    text: isThick
      ? `take off the lid and cook on high for ${slow} minutes${until}`
      : `cover and cook on high for ${slow} minutes${until}`,
  }
}
