import { capitalize } from '../compose/words/join.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import type { Substitute } from '../substitutions/substitutes-for.ts'
import type { Dish, DishLine } from './read-dish.ts'
import type { Swap } from './swap.ts'
import { toSentences } from './take-out.ts'

/** What a dough or a pastry needs that is made without gluten: something that binds it, and other handling. */
export function withDoughCare(
  dish: Dish,
  dishLine: DishLine,
  swap: Swap,
  { foods: [first] }: Substitute,
): Swap {
  if (first?.name === 'gluten-free pizza dough') return { ...swap, inEveryStep: withoutRolling }
  if (first?.name !== 'gluten-free flour') return swap
  if (dish.isYeasted) return withPsyllium(dishLine, swap)
  const plain: Swap = { ...swap, inEveryStep: withoutGlutenAside }
  return ROLLED.test(`${dish.title} ${dish.steps.join(' ')}`) ? { ...plain, mind: RESTED } : plain
}

/** 'Take care not to overwork the gluten': there is none, and it is the mixture that is worked. */
function withoutGlutenAside(step: string): string {
  return toSentences(step.replace(WORKED, '$1 the mixture'))
    .filter((one) => !GLUTEN_ASIDE.test(one))
    .join(' ')
    .replace(
      /,? (?:so as )?(?:to|and) (?:develop|activate|relax|form) (?:the )?gluten\b(?![ -]free)/gi,
      '',
    )
}

const WORKED = /\b(over-?(?:work|mix|beat|stir)(?:ing)?) the gluten\b(?![ -]free)/gi

const GLUTEN_ASIDE =
  /^(?:take care|be careful|be sure|make sure|try|avoid|do not|don['’]t|you (?:do not|don['’]t) want|this|the gluten|otherwise|over-?(?:mix|work|knead)ing)\b[^.]*\bgluten\b(?![ -]free)/i

/**
 * Bread without gluten holds by psyllium husk: two teaspoons to a cup of flour, as the table of substitutions
 * has it for bread flour. The dough is soft, is not kneaded and rises once.
 */
function withPsyllium({ line, foods: [flour] }: DishLine, swap: Swap): Swap {
  const grams = flour && gramsOf(line, flour)?.grams
  if (grams !== undefined && grams < LEAST_FLOUR) return swap
  const spoons = grams && Math.max(1, Math.round(((grams / CUP_OF_FLOUR) * 2) / 3))
  const husk = spoons
    ? `${spoons} tbsp psyllium husk`
    : 'psyllium husk (2 tsp for each cup of flour)'
  return {
    ...swap,
    lines: [...swap.lines, husk],
    note: 'The psyllium husk holds the dough together as gluten would; it browns and rises less.',
    mind: 'Mix the psyllium husk with the flour first, and add a little more water at the end until the dough is soft and sticky: stir it for 3 minutes, let it stand for 20, and shape it with wet hands.',
    inEveryStep: withoutKneading,
  }
}

/** Dough that a pin has to stretch. */
const ROLLED =
  /\bflatten (?:each|the|them|it)\b|\broll(?:ed|ing)?(?: it| the (?:dough|pastry|paste))? out\b|\brolling pin\b|\bpuff[- ]paste\b/i
const RESTED =
  'If the blend has no xanthan gum in it, whisk ½ tsp for each cup into it. The dough tears less when it rests in the cold for 20 minutes and is rolled between two sheets of baking paper.'

/** A step that names flour or puff paste of its own, as it is made without gluten. */
export function withRest(step: string): string {
  const said = /\bgluten-free flour\b/i.test(step) && ROLLED.test(step) ? RESTED : undefined
  const ready = /\bgluten-free puff[- ]past/i.test(step) ? READY_ROLLED : undefined
  const told = said ?? ready
  return told === undefined ? step : `${step}${/[.!?]$/.test(step) ? '' : '.'} ${told}`
}

const READY_ROLLED = 'Gluten-free puff pastry is sold frozen, ready rolled.'

/** It tears under a pin. */
function withoutRolling(step: string): string {
  return step.replace(
    /\b(r)oll(?: out)?( the [^.,;]*?\bdough)(?: out)?/gi,
    (_found, r: string, what: string) =>
      `${r === 'R' ? 'Press' : 'press'} out${what} with oiled hands`,
  )
}

/** There is no gluten that kneading would stretch. */
function withoutKneading(step: string): string {
  return step
    .replace(/\bfirm dough\b/gi, 'soft dough')
    .replace(/\bbegin kneading\b[^.;]*/gi, 'stir on until it is even')
    .replace(
      /\bknead(?=\b[^.;]*\b(?:until|for|minutes?)\b)(?: well)?( the dough| it| each half| them)?[^.;]*/gi,
      (verb, what = ' the dough') => `${/^K/.test(verb) ? 'Stir' : 'stir'}${what} until it is even`,
    )
    .replace(/(?<=^|[.;] )Knead (?=[^.;]*\b(?:flour|water)\b)/g, 'Mix ')
    .replace(
      /\b(k)nead to (?:obtain|get|form|make) an? [^.,;]*?dough\b/gi,
      (_found, k: string) => `${k === 'K' ? 'Stir' : 'stir'} to an even, soft dough`,
    )
    .replace(/(?<=^|[.;] )Knead ([^.,;]*?)(?: on [^.;,]*)?(?=[.,;]|$)/g, 'Shape $1 with wet hands')
    .replace(/\bknead(ing)?\b/gi, (verb, ing: string | undefined) => {
      const told = ing ? 'stirring' : 'stir'
      return /^K/.test(verb) ? capitalize(told) : told
    })
}

const CUP_OF_FLOUR = 125
/** Less only dusts the board. */
const LEAST_FLOUR = 60
