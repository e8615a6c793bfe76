import { capitalize } from '../compose/words/join.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { type Substitute, substitutesFor } from '../substitutions/substitutes-for.ts'
import { type EggUse, isEgg, readEggUse } from './egg-use.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import type { Dish, DishLine } from './read-dish.ts'
import { type Swap, toSwap } from './swap.ts'
import { takeOut, toSentences } from './take-out.ts'

/** Egg by what it does: what binds cookies sets no custard and lifts no meringue. */
export function chooseForEgg(
  dish: Dish,
  dishLine: DishLine,
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const use = readEggUse(dish, dishLine)
  if (use === 'held') return undefined
  const isWash = dishLine.foods.some(({ name }) => name === 'egg wash')
  const eaten = isWash ? '2 eggs' : countable(dishLine, dish)
  const text = use === 'glaze' ? '2 tbsp egg wash' : eaten
  const options = substitutesFor(text, { restrictions: rules })
  const isRich =
    dishLine.foods.some(({ name }) => name === 'egg yolk') && (use === 'lift' || use === 'foam')
  const option = [...(isRich ? YOLK_STAND_INS : []), ...EGG_STAND_INS[use]]
    .map((name) => options.find(({ foods }) => foods[0]?.name === name))
    .find((one) => one !== undefined)
  if (!option) return undefined
  const swap = toSwap(dishLine, option, reason)
  const [egg] = dishLine.foods
  const mind = mindOf(use, dish)
  return {
    ...swap,
    lines: PER_HEAD.test(dishLine.text)
      ? option.lines.map((line) => `${line} per serving`)
      : option.lines,
    keepsAmounts: false,
    ...eggCare(option),
    ...(egg && isParted(dish) && inHalves((eggCare(option).call ?? swap.call)('egg', egg))),
    ...(use === 'custard' && { inEveryStep: withoutParting }),
    ...(mind && { mind }),
    ...(mind === FLATTER && { isCookedThrough: true as const }),
    ...(use === 'boiled' && { inEveryStep: withoutBoiling(option), note: BOILED_NOTE }),
  }
}

function mindOf(use: EggUse, { title }: Dish): string | undefined {
  if (use === 'boiled') return UNBOILED
  return PUFFED.test(title) ? FLATTER : undefined
}

/** What is laid on a salad is no scramble. */
const BOILED_NOTE = 'Seasoned with a pinch of black salt it tastes of egg.'

/** Held up by nothing but eggs and steam. */
const PUFFED = /dutch baby|popover|yorkshire pud|kropsua|pannukakku|german pancake/i
const FLATTER =
  'Without eggs it rises little: it is done when it is set in the middle and brown at the edges.'

const UNBOILED =
  'What stands in for the eggs needs no boiling: cut it small and add it with the rest.'

/** Yolks go in at one place and whites at another, of eggs that are one line. */
function isParted({ steps, lines }: Dish): boolean {
  const isOneLine = lines.filter(isEgg).length === 1
  return (
    isOneLine && steps.some((step) => YOLKS.test(step)) && steps.some((step) => WHITES.test(step))
  )
}

/** 'Beat the yolks', 'fold in the whites': the one half and the other. */
function inHalves(name: string): Pick<Swap, 'call' | 'inEveryStep'> {
  const halfOf = (said: string) => {
    if (YOLKS.test(said)) return `first half of the ${name}`
    return WHITES.test(said) ? `second half of the ${name}` : name
  }
  return {
    call: halfOf,
    // 'The whites' alone are no food's name.
    inEveryStep: (step) => step.replace(/\b(?:yolks|whites|albumens)\b/gi, halfOf),
  }
}

const YOLKS = /\byolks?\b/i
const WHITES = /\b(?:whites|albumens?)\b/i
/** A yolk is a spoonful, and mostly fat. */
const YOLK_STAND_INS: readonly string[] = ['vegan mayonnaise']

/** Nothing is boiled, cooled and peeled that was never an egg. */
function withoutBoiling({ foods }: Substitute) {
  const isIt = ({ ingredient }: FoodSpan) =>
    foods.some((food) => isKindOf(food, ingredient) || isKindOf(ingredient, food))
  return (step: string) => {
    const kept = toSentences(step).map((sentence) => {
      if (!findFoodSpans(sentence).some(isIt)) return sentence
      const unpeeled = sentence
        .replace(/\bpeel(?:ed)?(?:,| and| then)* ?/i, '')
        .replace(/\ban? (?:halved|quartered|sliced|chopped) (?=tofu)/i, 'the diced ')
        .replace(/\b(?:halved|quartered) (?=tofu)/gi, 'diced ')
      return /\bboil/i.test(sentence) ? (takeOut(sentence, isIt) ?? sentence) : unpeeled
    })
    return capitalize(kept.filter((sentence) => sentence !== '').join(' '))
  }
}

/** 'Crack the eggs in a bowl but only add the yolks': what stands in has no parts. */
function withoutParting(step: string): string {
  return step.replace(
    /,? but (?:only )?(?:add|use|keep|take) (?:only )?the [\p{L} ]+?(?=[.,;]|$)/iu,
    '',
  )
}

const PER_HEAD = /\bper (?:person|head|serving|portion)\b/i

/** 'Eggs: 2' and '2 large eggs, separated' are two eggs. */
function countable({ text, line }: DishLine, { lines }: Dish): string {
  if (line.quantity) return text
  const [, count] = /(\d+)/.exec(text) ?? []
  // 'Egg whites, separated from the yolks above' are as many as the yolks.
  const yolks = WHITES.test(text) && lines.find((one) => one.line.quantity && YOLKS.test(one.text))
  return `${count ?? (yolks ? yolks.line.quantity?.max : 1)} ${yolks ? 'egg whites' : line.name}`
}

/**
 * What does it instead, best first. Ratios stand in the table of substitutions: flax and chia by the
 * usual tablespoon in three of water, aquafaba by three tablespoons an egg and two a white (The Vegan
 * Society), a quarter cup of silken tofu, powdered replacers as their packets say.
 */
const EGG_STAND_INS: Record<Exclude<EggUse, 'held'>, readonly string[]> = {
  meringue: ['aquafaba'],
  foam: ['aquafaba'],
  mayonnaise: ['aquafaba', 'silken tofu'],
  glaze: ['unsweetened soy milk', 'oat milk'],
  coating: ['gram flour', 'ground flaxseed', 'aquafaba'],
  boiled: ['extra-firm tofu', 'chickpea', 'mushroom'],
  whole: ['extra-firm tofu', 'chickpea', 'mushroom'],
  crumbled: ['extra-firm tofu', 'chickpea', 'mushroom'],
  beaten: ['vegan egg', 'gram flour', 'silken tofu'],
  custard: ['cornstarch', 'silken tofu', 'vegan egg', 'gram flour'],
  thin: ['gram flour', 'cornstarch', 'ground flaxseed'],
  lift: ['egg replacer', 'aquafaba', 'ground flaxseed', 'applesauce'],
  binder: ['ground flaxseed', 'chia seed', 'psyllium husk', 'aquafaba', 'applesauce', 'banana'],
}

/** How the steps call what stands in for egg, and what has to be done with it first. */
function eggCare({ foods, lines }: Substitute): Partial<Swap> {
  const [first] = foods
  const amounts = lines.join(' with ')
  const called = EGG_CARE[first?.name ?? '']
  if (!called) return {}
  const [name, prepare] = called
  return {
    call: (said) => (name === FLAX && /s$/i.test(said) ? `${name}s` : name),
    ...(prepare && { prepare: prepare.replace('%', amounts) }),
  }
}

const FLAX = 'flax egg'
const EGG_CARE: Readonly<Record<string, readonly [name: string, prepare?: string]>> = {
  'ground flaxseed': [
    FLAX,
    'For the flax egg stir % and let it stand for 10 minutes, until it gels.',
  ],
  'chia seed': ['chia mixture', 'Stir % and let it stand for 10 minutes, until it gels.'],
  'psyllium husk': ['psyllium mixture', 'Stir % and let it swell for 5 minutes.'],
  'egg replacer': ['egg replacer', 'Whisk % until it foams.'],
  'gram flour': ['gram flour mixture', 'Whisk % until no lump is left.'],
  'silken tofu': ['silken tofu', 'Blend % until it is smooth.'],
  cornstarch: ['cornstarch mixture', 'Stir % until no lump is left.'],
  aquafaba: ['aquafaba'],
  'vegan egg': ['vegan egg'],
}
