import { avoidsStarch, watchesSalt } from '../../craft/low-carb.ts'
import { before, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { boilPasta } from '../../craft/pasta-pot.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { besides } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, type Step, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import { isKind } from '../../foods/foods.ts'

/** For a portion: 90 g of pasta, 35 g of cured pork, an egg and 22 g of cheese. No cream. */
export function carbonara(bench: Bench): Draft | undefined {
  const sauce = takeEggSauce(bench) ?? takeTofuSauce(bench)
  const base = takeBase(bench)
  const crisp = takeCrisp(bench)
  if (!sauce || !base || !crisp) return undefined
  const extras = takeExtras(bench)
  const pepper = bench.take('black-pepper', { each: 0.2 })
  const kind = crisp.main.id === 'bacon' ? '' : `${before(crisp.main)} `
  return {
    title: `${base.part.id === crisp.main.id ? '' : kind}${base.part.short} Carbonara${withParts(...extras.parts)}`,
    description: `${base.part.label} in a silky sauce of ${sauce.of}, with ${crisp.main.label} fried crisp: few things, and good timing.`,
    steps: [
      base.boiled,
      handwork(2, say`Meanwhile, ${sauce.how} the ${[...sauce.parts, pepper]}${sauce.until}.`),
      step(
        besides(base.minutes, crisp.minutes + extras.minutes),
        ...crisp.said,
        ...extras.said,
        say`Take the pan off the heat.`,
      ),
      base.fried,
      step(
        3,
        say`${base.joins}`,
        sauce.sets
          ? say`Pour in the egg mixture and toss without a pause, back over the lowest heat, for 1 to 2 minutes, until the sauce is thick, glossy and steaming (${EGG_DISH}): any hotter, and the eggs scramble.`
          : say`Pour in the sauce and toss over low heat for 1 to 2 minutes, until it is hot and coats every strand.`,
      ),
      handwork(0, say`Serve at once on warm plates with the ${sauce.top} on top.`),
      sauce.top ? undefined : handwork(0, say`Serve at once on warm plates.`),
    ],
    tips: [
      'Have everyone at the table first: it waits for nobody.',
      sauce.sets
        ? 'If the eggs threaten to scramble, splash in cold water and toss hard.'
        : 'If the sauce seems thick, loosen it with a spoonful of hot water.',
      'It does not keep: cook as much as you will eat.',
    ],
    skill: 1,
  }
}

type Sauce = {
  /** After 'a silky sauce of'. */
  of: string
  how: 'beat' | 'blend'
  until: string
  parts: (Part | undefined)[]
  top: Part | undefined
  /** Sets by heat. */
  sets: boolean
}

function takeEggSauce(bench: Bench): Sauce | undefined {
  const eggs = bench.has('egg') ? bench.take('egg', { each: 1 }) : undefined
  const each = watchesSalt(bench) ? 8 : 18
  const cheese = eggs && bench.take('parmesan', { each, by: 'raw', insist: true })
  const top =
    cheese && !watchesSalt(bench)
      ? bench.take('parmesan', { each: 4, cut: 'to serve, finely grated' })
      : undefined
  if (!eggs || !cheese) return undefined
  return {
    of: `eggs and ${cheese.label}`,
    how: 'beat',
    until: ' together',
    parts: [eggs, cheese],
    top,
    sets: true,
  }
}

/** Silken tofu sets as softly as eggs do; yeast flakes bring the taste of cheese. */
function takeTofuSauce(bench: Bench): Sauce | undefined {
  const cream = bench.take('silken-tofu', { each: 80 }) ?? bench.take('cashews', { each: 25 })
  const yeast = bench.take('nutritional-yeast', { each: 1 })
  if (!cream || !yeast) return undefined
  const nuts = cream.id === 'cashews'
  return {
    of: `${cream.label} and ${yeast.label}`,
    how: 'blend',
    until: ' until completely smooth',
    parts: [
      nuts ? { ...cream, cut: 'soaked in boiling water for 15 minutes and drained' } : cream,
      yeast,
      bench.take('garlic', { each: 0.25, by: 'raw' }),
      bench.take('turmeric', { each: 0.03 }),
      bench.take('water', { each: nuts ? 50 : 25, cut: 'for the sauce' }),
      bench.take('salt', { each: 0.12, cut: 'for the sauce' }),
    ],
    top: undefined,
    sets: false,
  }
}

type Extras = { parts: Part[]; minutes: number; said: readonly ReturnType<typeof say>[] }

/** What a cook names beside it: chicken or shrimp, peas or mushrooms, fried in the fat of the pork. */
function takeExtras(bench: Bench): Extras {
  const main = takeMain(bench, {
    method: 'fry',
    within: 9,
    ideas: [],
    only: ['poultry', 'shellfish', 'fish'],
    how: { share: 0.6 },
  })
  const greens = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: [],
    atLeast: 0,
    atMost: 2,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: 0.6 },
  })
  const fried = fryMain(main)
  const soft = fryVegetables(greens)
  return {
    parts: [main, ...greens].filter((part) => part !== undefined),
    minutes: fried.minutes + soft.minutes,
    said: [...fried.said, ...soft.said],
  }
}

type Crisp = { main: Part; minutes: number; said: ReturnType<typeof say>[] }

/** Cured pork; where that is out, mushrooms or zucchini fried as crisp. */
function takeCrisp(bench: Bench): Crisp | undefined {
  const bacon = watchesSalt(bench)
    ? undefined
    : bench.take('bacon', { each: 35, cut: 'cut into small strips' })
  if (bacon) {
    return {
      main: bacon,
      minutes: 8,
      said: [
        say`Put the ${bacon} into a wide, cold frying pan, set it over medium heat and fry for 6 to 8 minutes, until crisp and most of the fat has run out.`,
      ],
    }
  }
  const main = bench.take(
    bench
      .asked((id) => isKind(id, 'vegetable') && goes(id, 'fry', 10))
      .concat(['mushrooms', 'zucchini']),
    { share: 0.9, by: 'fry' },
  )
  const oil = bench.take(['olive-oil', 'oil'], { each: 2.5 })
  if (!main || !oil) return undefined
  const smoke = [
    bench.take('smoked-paprika', { each: 0.2 }),
    watchesSalt(bench) ? undefined : bench.take('salt', { each: 0.05 }),
  ]
  return {
    main,
    minutes: 12,
    said: [
      say`Heat the ${oil} in a wide frying pan over medium-high heat and fry the ${main} for 9 to 11 minutes, stirring seldom, until dark gold and crisp at the edges.`,
      say`Stir in the ${smoke}.`,
    ],
  }
}

type Base = {
  part: Part
  minutes: number
  boiled: Step | undefined
  fried: Step | undefined
  joins: string
}

/** Pasta from its pot; ribbons of zucchini, fried, where starch has no place. */
function takeBase(bench: Bench): Base | undefined {
  if (avoidsStarch(bench)) return takeRibbons(bench)
  const asked = bench.asked((id) => isKind(id, 'pasta') && goes(id, 'boil'))
  const shapes: readonly FoodId[] = asked.length > 0 ? asked : ['spaghetti']
  const pot = boilPasta(bench, shapes)
  if (!pot) return undefined
  const { said, minutes, pasta } = pot
  return {
    part: pasta,
    minutes,
    boiled: step(minutes, ...said),
    fried: step(
      0,
      say`Add the drained ${pasta} to the pan with half a mug of the cooking water, and toss until it stops sizzling.`,
      say`Taste a strand, and season with the rest of the ${pot.salt} only if it needs it.`,
    ),
    joins: 'Let the pan cool for half a minute.',
  }
}

function takeRibbons(bench: Bench): Base | undefined {
  const part = bench.take('zucchini', { each: 1, cut: 'shaved into long ribbons' })
  const oil = part && bench.take(['olive-oil', 'oil'], { each: 1, cut: 'for the ribbons' })
  if (!part || !oil) return undefined
  return {
    part,
    minutes: 0,
    boiled: undefined,
    fried: step(
      3,
      say`Add the ${oil} and the ${part} to the pan and toss over high heat for 2 minutes, until they just bend.`,
    ),
    joins: 'Take the pan off the heat and let it cool for half a minute.',
  }
}
