import { watchesSalt } from '../../craft/low-carb.ts'
import { named } from '../../craft/naming.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { meanwhile, type Side, steamedGrain, warmBread } from '../../craft/sides.ts'
import { takeMain } from '../../craft/slots.ts'
import { knownFor, takeHeat } from '../../craft/takes.ts'
import { besides } from '../../craft/times.ts'
import { type Bench, minutesOf } from '../../dish/bench.ts'
import { type Draft, handwork, type Step, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Murgh makhani: marinated, browned, and finished in a smooth sauce of tomato, butter and cream. */
export function butterChicken(bench: Bench): Draft | undefined {
  const main = takeMain(bench, {
    method: 'simmer',
    within: 25,
    ideas: knownFor(bench, bench.has('chicken-thighs') ? ['chicken-thighs'] : ['chicken-breast'], [
      'paneer',
      'shrimp',
      'tofu',
      'chickpeas',
    ]),
    not: ['mince', 'sausage', 'cured', 'meat'],
    except: ['red-lentils', 'bone-in-chicken'],
    cooked: true,
  })
  const start = main && takeStart(bench, main)
  const sauce = takeSauce(bench)
  const onion = bench.take(['onion', 'shallot', 'red-onion'], { cut: 'finely chopped' })
  if (!start || !sauce) return undefined

  const { butter, tomatoes, cream } = sauce
  const isCream = isKind(cream.id, 'cream')
  const aromatics = [
    bench.take('garlic', { each: 1, by: 'fry' }),
    bench.take('ginger', { each: 1, by: 'fry' }),
  ]
  const spices = [
    bench.take('garam-masala', { each: 0.5 }),
    bench.take('cumin'),
    bench.take('paprika', { each: 0.4 }),
    takeHeat(bench, 'chili-powder', { share: 0.8 }),
    ...start.spices,
  ]
  const herb = bench.take(['cilantro', 'mint'], { by: 'raw' })
  const side = takeSide(bench)
  const safe = safeTemperature(main.id)
  const isButter = butter.id === 'butter'
  return {
    title: `${bench.wish.heat === 2 ? 'Hot ' : ''}${isButter ? 'Butter' : 'Makhani'} ${main.short}`,
    description: `${start.word}${main.label} in the smooth, brick-red sauce of ${named(tomatoes, isButter ? butter : undefined, cream)} that Delhi gave the world${side ? `, with ${side.part.label} for every drop of it` : ''}.`,
    steps: [
      ...start.steps,
      step(
        10,
        say`Warm half of the ${butter} in ${start.pan} over medium heat and cook the ${onion} for 7 to 8 minutes, until soft and golden.`,
        say`Stir in the ${aromatics} for 1 minute.`,
        say`Add the ${spices} and stir for 30 seconds.`,
      ),
      step(
        14,
        say`Add the ${[tomatoes, ...sauce.rest]} and simmer for 12 to 14 minutes, until thick. Blend until silky and return to the pan.`,
      ),
      side && step(besides(14, side.minutes), ...meanwhile(side.said)),
      step(
        start.minutes,
        say`Stir in the ${[isCream ? cream : undefined, main]} and simmer gently for ${start.minutes} to ${start.minutes + 3} minutes, until ${safe ? `cooked through (${safe})` : 'hot all through'}.`,
      ),
      handwork(
        1,
        isCream
          ? say`Off the heat, stir in the rest of the ${butter}.`
          : say`Off the heat, stir in the ${cream} and the rest of the ${butter}; boiling it now would make it split.`,
        say`Scatter over the ${herb}.`,
        say`Serve with the ${side?.part}.`,
      ),
    ],
    tips: [
      'Blend the sauce longer than seems needed: its silk is the point.',
      'The sauce without its main keeps for 3 days and freezes for 3 months.',
      ...start.tips,
    ],
    skill: 1,
  }
}

/** What happens to the main before the sauce, and where the sauce is then made. */
type Start = {
  /** In the description, before the main. */
  word: string
  steps: (Step | undefined)[]
  /** Those that are not in a marinade. */
  spices: (Part | undefined)[]
  pan: string
  /** It still needs, in the sauce. */
  minutes: number
  tips: readonly string[]
}

function takeStart(bench: Bench, main: Part): Start | undefined {
  const minutes = Math.max(6, minutesOf(main, 'simmer'))
  if (main.cooked || !isKind(main.id, 'poultry', 'cheese', 'soy')) {
    const spices = [bench.take('turmeric')]
    return { word: '', steps: [], spices, pan: 'a wide, deep pan', minutes, tips: [] }
  }
  const oil = bench.take(['oil', 'olive-oil'], { each: 1 })
  if (!oil) return undefined
  const heat = say`Heat the ${oil} in a wide, deep pan over medium-high heat.`
  if (!isKind(main.id, 'poultry')) {
    const brown = say`Brown the ${main} for 2 minutes on each side and lift it out.`
    const spices = [bench.take('turmeric')]
    return { word: '', steps: [step(5, heat, brown)], spices, pan: 'the pan', minutes, tips: [] }
  }
  const marinade = [
    bench.take('yogurt', { each: 40 }),
    bench.take('lemon', { each: 0.15, cut: 'juiced', label: 'lemon juice' }),
    bench.take('turmeric'),
    bench.take('salt', { each: watchesSalt(bench) ? 0.08 : 0.15, cut: 'for the marinade' }),
  ]
  return {
    word: 'marinated ',
    steps: [
      handwork(
        20,
        say`Turn the ${main} in the ${marinade} and leave for 20 minutes at least, or overnight in the fridge.`,
      ),
      step(
        9,
        heat,
        say`Shake off what drips, and brown the ${main} in one layer for 3 to 4 minutes on each side, until charred in spots; it cooks through later. Lift it out.`,
      ),
    ],
    spices: [],
    pan: 'the pan',
    minutes: Math.max(6, minutes - 8),
    tips: ['Marinate overnight if you can; the taste goes deeper.'],
  }
}

function takeSauce(bench: Bench) {
  const tomatoes = bench.take(['canned-tomatoes', 'tomato'], { each: 0.25 })
  const isButter = bench.has('butter')
  const butter = bench.take(isButter ? 'butter' : 'olive-oil', { each: isButter ? 12 : 2 })
  const cream =
    bench.take(['cream', 'creme-fraiche', 'soy-cream'], { each: 40 }) ??
    bench.take('yogurt', { each: 50, cut: 'for the sauce' })
  if (!tomatoes || !butter || !cream) return undefined
  const rest = [
    bench.take('water', { each: 50, cut: 'for the sauce' }),
    bench.take('salt', { each: 0.15, cut: 'for the sauce' }),
    bench.take(['sugar', 'honey', 'maple-syrup'], { each: 0.25 }),
  ]
  return { tomatoes, butter, cream, rest }
}

function takeSide(bench: Bench): Side | undefined {
  if (bench.wants('naan')) return warmBread(bench, ['naan'])
  return steamedGrain(bench, ['basmati-rice', 'brown-rice', 'quinoa']) ?? warmBread(bench, ['naan'])
}
