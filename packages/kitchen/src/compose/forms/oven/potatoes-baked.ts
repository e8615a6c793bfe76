import { named, withParts } from '../../craft/naming.ts'
import { takeExtraHeat } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { type Sentence, say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'

/** One large floury potato each, baked in its skin and filled. */
export function bakedPotatoes(bench: Bench): Draft | undefined {
  const cut = 'scrubbed, left whole'
  const isSweet = bench.wants('sweet-potato') || !bench.has('russet-potato')
  const potatoes = isSweet
    ? bench.take('sweet-potato', { each: 225, unit: 'g', cut })
    : bench.take('russet-potato', { each: 1, cut })
  const oil = bench.take(['olive-oil', 'oil'], { each: 1 })
  if (!potatoes || !oil) return undefined
  const salt = bench.take('salt', { each: 0.2 })
  const filling = takeFilling(bench)
  if (!filling) return undefined
  return {
    title: `${isSweet ? 'Baked' : 'Jacket'} ${potatoes.short}${withParts(...filling.named)}`,
    description: `Skins that crackle, insides like snow, and ${named(...filling.named)} on top: the oven does it alone.`,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.roast}. Prick the ${potatoes} all over with a fork and rub with the ${oil}.`,
        say`Rub the ${salt} into the skins.`,
      ),
      step(
        isSweet ? 50 : 65,
        say`Bake on the oven rack for ${isSweet ? '45 to 50 minutes' : '1 hour to 1 hour 10 minutes'}, until the skin is crisp and a knife slides into the middle with no push.`,
      ),
      step(0, ...filling.said),
      handwork(
        2,
        say`Cut a deep cross into each, squeeze from below until the flesh opens, and fluff it with a fork.`,
        say`Fill with the ${filling.inside}.`,
        say`Top with the ${filling.top}.`,
      ),
    ],
    tips: [
      'Bake them bare: foil steams the skin soft.',
      'In a hurry, give them 8 minutes in the microwave first, then 20 in the oven for the skin.',
      'Cold leftovers fry up well the next day.',
    ],
    skill: 0,
  }
}

type PotatoFilling = {
  named: Part[]
  inside: Part[]
  top: (Part | undefined)[]
  said: (Sentence | undefined)[]
}

const BEANS: readonly FoodId[] = ['white-beans', 'kidney-beans', 'black-beans', 'chickpeas']

function takeFilling(bench: Bench): PotatoFilling | undefined {
  const cheese = bench.take([...bench.asked((id) => MELTS.includes(id)), 'cheddar'], {
    each: 25,
    unit: 'g',
    by: 'raw',
  })
  const cool = bench.take(['sour-cream', 'yogurt'], { each: 1.5 })
  const chives = bench.take(['chives', 'scallion', 'parsley'], { by: 'raw' })
  const top = [cheese, cool, chives]
  if (bench.wants('canned-tuna')) return tuna(bench, top)
  const beans = bench.asked((id) => BEANS.includes(id))
  if (bench.wants('broccoli') && beans.length === 0) return broccoli(bench, top)
  return beans.length > 0 || bench.chance.next() < 0.6
    ? (saucyBeans(bench, beans, top) ?? broccoli(bench, top))
    : (broccoli(bench, top) ?? saucyBeans(bench, beans, top))
}

const MELTS: readonly FoodId[] = ['cheddar', 'gruyere', 'mozzarella', 'feta']

function saucyBeans(
  bench: Bench,
  asked: readonly FoodId[],
  top: (Part | undefined)[],
): PotatoFilling | undefined {
  const beans = bench.take([...asked, ...BEANS], { each: 0.375, by: 'simmer' })
  const paste = bench.take('tomato-paste', { each: 0.75 })
  const water = bench.take('water', { each: 40, cut: 'for the beans' })
  if (!beans || !paste || !water) return undefined
  const spice = [
    bench.take('smoked-paprika'),
    bench.take('brown-sugar', { each: 0.25 }),
    takeExtraHeat(bench, 'chili-powder'),
  ]
  return {
    named: [beans, ...(top[0] ? [top[0]] : [])],
    inside: [beans],
    top,
    said: [
      say`When the potatoes have 10 minutes to go, simmer the ${[beans, paste, water, ...spice]} together for 8 to 10 minutes, until thick and glossy.`,
    ],
  }
}

function broccoli(bench: Bench, top: (Part | undefined)[]): PotatoFilling | undefined {
  const florets = bench.take(['broccoli', 'mushrooms', 'spinach'], { share: 0.9, by: 'fry' })
  const fat = bench.take(['butter', 'olive-oil'], { each: 6, unit: 'g' })
  if (!florets || !fat) return undefined
  return {
    named: [florets, ...(top[0] ? [top[0]] : [])],
    inside: [florets],
    top,
    said: [
      say`Shortly before the end, warm the ${fat} in a frying pan over medium heat and cook the ${florets} for 5 to 7 minutes, until tender.`,
    ],
  }
}

function tuna(bench: Bench, top: (Part | undefined)[]): PotatoFilling | undefined {
  const fish = bench.take('canned-tuna', { by: 'raw' })
  const creamy = bench.take(['mayonnaise', 'yogurt'], { each: 1 })
  if (!fish) return undefined
  const lemon = bench.take('lemon', { each: 0.12, cut: 'juiced', label: 'lemon juice' })
  const corn = bench.wants('corn') ? bench.take('corn', { by: 'raw' }) : undefined
  return {
    named: [fish],
    inside: [fish],
    top,
    said: [say`Meanwhile, stir the ${[fish, creamy, lemon, corn]} together.`],
  }
}
