import { toTokens } from '@potluck/kitchen/knowledge'
import { readFoods } from '../asked-food.ts'
import { isChatter } from '../read-question.ts'
import type { Subject } from '../subject.ts'

/** Answers questions on how a dish is made: a step, the time, the heat, the pan, the sign that it is done. */
export function tellMethod(plain: string, subject: Subject): string | undefined {
  return (
    tellStep(plain, subject) ??
    tellWhy(plain, subject) ??
    tellWhen(plain, subject) ??
    tellHeat(plain, subject) ??
    tellPan(plain, subject) ??
    tellDone(plain, subject) ??
    tellTime(plain, subject) ??
    tellOrigin(plain, subject)
  )
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
]

function tellStep(plain: string, { steps, remarks }: Subject): string | undefined {
  const [, figure] = /\bstep (?:number |no )?(\d{1,2})\b/.exec(plain) ?? []
  const [, ordinal = ''] =
    /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last) step\b/.exec(plain) ?? []
  const at =
    figure !== undefined
      ? Number(figure)
      : ordinal === 'last'
        ? steps.length
        : ORDINALS.indexOf(ordinal) + 1
  if (at === 0 && figure === undefined) return undefined
  const step = steps[at - 1]
  if (step === undefined) return `There is no step ${at}: it has ${steps.length}.`
  const isAskedWhy = /\bwhy\b|\bfor\b|\bpoint\b|\bneed\b|\bskip\b/.test(plain)
  const why =
    remarks.find((remark) => sharesWords(remark, step)) ??
    WHY_STEPS.find(([words]) => words.test(step))?.[1]
  if (!isAskedWhy) return `Step ${at}: ${step}`
  return `Step ${at} says: ${step} ${why ?? 'The recipe does not say what would happen without it, and I have not tested that.'}`
}

/** The first step that names a food: 'when do I add the mushrooms'. */
function tellWhen(plain: string, { steps }: Subject): string | undefined {
  const [, name] =
    /\b(?:when|at what point) (?:do|should|can) i (?:add|put|use|stir|throw)(?: in)?(?: the)? ([a-z]+(?: [a-z]+)?)/.exec(
      plain,
    ) ?? []
  if (name === undefined) return undefined
  const word = new RegExp(`\\b${name.replace(/e?s$/, '')}`, 'i')
  const at = steps.findIndex((step) => word.test(step))
  return at < 0 ? undefined : `Step ${at + 1}: ${steps[at]} Source: the recipe.`
}

/** Why something is done, from the recipe, else from what the step is for in general: 'why do I brown the chicken'. */
function tellWhy(plain: string, { steps, remarks }: Subject): string | undefined {
  if (!/\bwhy\b|\bwhat is\b|\bdo i (?:need|have) to\b|\bcan i skip\b/.test(plain)) return undefined
  const words = (plain.match(/[a-z]{4,}/g) ?? []).filter((word) => !isChatter(word))
  const telling = words.map((word) => new RegExp(`\\b${word.slice(0, 5)}`, 'i'))
  const said = sentencesWith(remarks, /./).filter((one) => telling.some((word) => word.test(one)))
  const best = said.sort((a, b) => countOf(telling, b) - countOf(telling, a))[0]
  const isWhole = best !== undefined && countOf(telling, best) >= Math.min(2, telling.length)
  if (isWhole) return `${best} Source: the recipe.`
  const rule = WHY_STEPS.find(([step]) => words.some((word) => step.test(word)))?.[1]
  const isStep = steps.some((step) => telling.some((word) => word.test(step)))
  return rule && isStep ? `${rule} Source: our cookbook.` : undefined
}

function countOf(words: readonly RegExp[], text: string): number {
  return words.filter((word) => word.test(text)).length
}

/** What the usual steps are for. */
const WHY_STEPS: readonly (readonly [RegExp, string])[] = [
  [/\bmarinat/i, 'Salt and acid need that time to season the meat below its surface.'],
  [
    /\b(?:brown|sear)\b/i,
    'Browning makes the flavor that boiling never gives; wet or crowded pieces steam instead.',
  ],
  [
    /\brest\b/i,
    'As it rests the juices settle, so that less runs out when you cut it; a dough relaxes and rolls without springing back.',
  ],
  [/\b(?:chill|fridge)\b/i, 'Cold fat keeps its shape and a chilled mass holds together.'],
  [
    /\b(?:rise|proof|doubled)\b/i,
    'The yeast makes gas and flavor in that time; too short and it is dense.',
  ],
  [/\bfold\b/i, 'Folding keeps the air in that makes it light.'],
  [
    /\b(?:soften|golden|sweat)\b.*\bonion|\bonion.*\b(?:soften|golden|soft)\b/i,
    'Soft onions are sweet; raw ones stay sharp however long the sauce cooks.',
  ],
  [/\b(?:toast|bloom|fragrant)\b/i, 'Spices give their flavor to hot fat better than to water.'],
  [
    /\bpreheat|\bheat the oven\b/i,
    'What goes into a cold oven rises badly and takes longer than the recipe says.',
  ],
  [
    /\bsimmer\b/i,
    'It thickens and the flavors come together; a hard boil would toughen meat and catch at the bottom.',
  ],
]

function sharesWords(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(/[a-z]{5,}/g) ?? [])
  return (
    (other.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => words.has(word)).length >= 3
  )
}

function tellHeat(plain: string, { steps }: Subject): string | undefined {
  if (!/\btemperature\b|\bhow hot\b|\bdegrees?\b|\bwhat heat\b/.test(plain)) return undefined
  const found = sentencesWith(steps, /\d+ ?°[CF]/)
  const heats = found.length > 0 ? found : sentencesWith(steps, /\b(?:low|medium|high) heat\b/)
  return heats.length > 0
    ? `${heats.slice(0, 2).join(' ')} Source: the recipe.`
    : 'The recipe gives no temperature, and I will not guess one.'
}

const VESSEL =
  /\b(?:an? |the )?((?:(?:large|small|medium|wide|heavy|deep|shallow|nonstick|ovenproof|cast iron|\d+ ?(?:cm|l|liter|inch)|\d+-(?:cm|inch)|\([^)]*\)) )*(?:skillet|frying pan|saucepan|pot|dutch oven|casserole|baking dish|roasting pan|baking sheet|loaf pan|springform pan|cake pan|tart pan|pie dish|muffin tin|tin|wok|grill pan|ramekins|slow cooker|pressure cooker|air fryer|blender|food processor))\b/gi

function tellPan(plain: string, { steps }: Subject): string | undefined {
  if (
    !/\b(?:what|which|size)\b.*\b(?:pan|pot|skillet|dish|tin|equipment|tools?)\b|\bequipment\b|\bwhat do i need to (?:make|cook)\b|\b(?:need|have to use) an? .*\b(?:pan|pot|blender|mixer|wok|processor)\b/.test(
      plain,
    )
  )
    return undefined
  const vessels = steps.flatMap((step) =>
    Array.from(step.matchAll(VESSEL), ([, vessel = '']) => vessel.toLowerCase()),
  )
  const all = [...new Set(vessels)].filter(
    (one, _, every) => !every.some((other) => other !== one && other.endsWith(` ${one}`)),
  )
  return all.length > 0
    ? `Its steps name: ${all.slice(0, 4).join('; ')}. Source: the recipe.`
    : 'The recipe names no pan: what holds it in one layer, or two thirds full for what is wet, will do.'
}

function tellDone(plain: string, { steps }: Subject): string | undefined {
  if (
    !/\b(?:know|tell|see|check)\b.*\b(?:done|ready|cooked|finished|enough)\b|\bwhen (?:is|are)\b.*\b(?:done|ready|cooked)\b/.test(
      plain,
    )
  )
    return undefined
  const signs = sentencesWith(steps, /\buntil\b/)
  return signs.length > 0
    ? `${signs.slice(-2).join(' ')} Source: the recipe.`
    : 'The recipe gives no sign of it, and I will not guess one.'
}

function tellTime(
  plain: string,
  { time, steps, title, servings, dish }: Subject,
): string | undefined {
  if (
    /\bhow many\b.*\b(?:serve|serves|portions?|people|feed|make|makes|get)\b|\bfor how many\b|\b(?:serve|feed)s? how many\b/.test(
      plain,
    )
  )
    return servings === undefined
      ? 'The recipe does not say for how many it is.'
      : `${dish?.makes ? `It makes ${dish.makes}, for` : 'It is for'} ${servings}. Source: the recipe.`
  if (
    !/\bhow long\b|\bhow (?:much|many) (?:time|minutes|hours)\b|\bhow much longer\b|\bwhen (?:will|do i)\b|\bquick\b|\b(?:total|cooking) time\b/.test(
      plain,
    )
  )
    return undefined
  const [, verb] =
    /\b(bake|boil|simmer|roast|fry|cook|rest|rise|marinate|chill|grill|steam|braise|soak|proof)\b/.exec(
      plain,
    ) ?? []
  const found =
    verb === undefined || verb === 'cook'
      ? []
      : sentencesWith(steps, new RegExp(`\\b${verb}`, 'i')).filter((one) => /\d/.test(one))
  // 'How long do I boil an egg' does not ask how long the pasta of the current recipe boils.
  const { names } = readFoods(plain)
  const ofThem = found.filter((one) => names.every((name) => sharesWord(one, name)))
  if (ofThem.length > 0) return `${ofThem.slice(0, 2).join(' ')} Source: the recipe.`
  if (names.length > 0) return undefined
  return time === ''
    ? 'The recipe does not say how long it takes.'
    : `${title} takes ${time}. Source: the recipe.`
}

function tellOrigin(plain: string, { dish, title }: Subject): string | undefined {
  if (
    !/\bwhere (?:does|do|is|are)\b.*\bfrom\b|\borigin\b|\bwhat cuisine\b|\binvented\b/.test(plain)
  )
    return undefined
  if (!dish) return 'I put it together myself: it comes from no kitchen but ours.'
  const story = dish.know.find(
    (one) =>
      /\b(?:from|born|named|first|century|invented)\b/.test(one) && /[A-Z]/.test(one.slice(1)),
  )
  return `${title} is ${/^[AEIOU]/.test(dish.cuisine) ? 'an' : 'a'} ${dish.cuisine} dish. ${story ?? dish.about} Source: our cookbook.`
}

function sharesWord(text: string, name: string): boolean {
  const words = new Set(toTokens(text).map(({ word }) => word))
  return toTokens(name).some(({ word }) => words.has(word))
}

function sentencesWith(texts: readonly string[], words: RegExp): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((one) => words.test(one))
}
