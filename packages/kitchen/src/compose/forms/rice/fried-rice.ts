import { withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables, liftOut } from '../../craft/pan.ts'
import { EGG_DISH, REHEATED } from '../../craft/safety.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import type { Form } from '../form.ts'

export const FRIED_RICE: Form = {
  id: 'fried-rice',
  called: 'fried rice',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['quick', 'cheap', 'kids'],
  styles: [
    { cuisines: ['chinese'], make: (bench) => friedRice(bench, takeChinese(bench)) },
    { cuisines: ['thai'], liking: 0.7, make: (bench) => friedRice(bench, takeThai(bench)) },
    { cuisines: ['korean'], liking: 0.5, make: (bench) => friedRice(bench, takeKorean(bench)) },
  ],
}

/** What makes fried rice one kitchen's or another's. */
type Seasoning = {
  word: string
  aromatics: (Part | undefined)[]
  sauce: (Part | undefined)[]
  kimchi?: Part | undefined
  lime?: Part | undefined
}

function friedRice(bench: Bench, seasoning: Seasoning | undefined): Draft | undefined {
  const rice = bench.take('cooked-rice')
  const oil = bench.take('oil', { each: 2 })
  if (!rice || !oil || !seasoning) return undefined
  const eggs = bench.take('egg', { each: 1, cut: 'beaten' })
  const main = takeMain(bench, {
    method: 'fry',
    within: 9,
    ideas: eggs ? [] : ['tofu', 'edamame', 'shrimp'],
    not: ['sausage', 'cheese', 'legume', 'fish'],
    cooked: true,
    how: { share: 0.7 },
  })
  const leftover = main ? undefined : takeLeftoverFish(bench)
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 6,
    ideas: ['peas', 'carrot', 'corn', 'bell-pepper', 'cabbage', 'green-beans'],
    atLeast: 2,
    atMost: 3,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: 0.6 },
  })
  if (!(eggs ?? main)) return undefined
  const scallion = bench.take(['scallion', 'chives'], { by: 'raw' })
  const star = main ?? leftover
  const cold = star?.cooked ? star : undefined
  const raw = star?.cooked ? undefined : star
  const fried = fryMain(raw)
  const greens = fryVegetables(vegetables)
  return {
    title: `${seasoning.word}Fried Rice${withParts(star, seasoning.kimchi, ...vegetables.slice(0, star ? 1 : 2))}`,
    description: `Cold cooked rice fried hard and fast until it crackles, with ${star ? star.short : 'soft egg'} and whatever is crisp and green: the best end for yesterday's rice.`,
    steps: [
      raw &&
        step(
          fried.minutes + 1,
          say`Heat a third of the ${oil} in a wok or wide frying pan over high heat.`,
          ...fried.said,
          liftOut(raw),
        ),
      eggs &&
        step(
          2,
          say`Heat a third of the ${oil} in the hot pan, pour in the ${eggs} and scramble for 1 to 2 minutes, until fully set (${EGG_DISH}).`,
          say`Lift out and break into pieces.`,
        ),
      step(
        greens.minutes + 1,
        say`Heat the rest of the ${oil} in the pan.`,
        ...greens.said,
        say`Stir in the ${seasoning.aromatics} for 30 seconds, until fragrant.`,
        say`Add the ${seasoning.kimchi} and fry for 2 to 3 minutes, until it starts to caramelize.`,
      ),
      step(
        5,
        say`Add the ${[rice, cold]}, press against the hot pan and toss, then press again, for 4 to 5 minutes, until every grain is steaming hot (${REHEATED}) and some are toasted.`,
      ),
      step(
        1,
        say`Season with the ${seasoning.sauce}.`,
        say`Return the ${[raw, eggs]} to the pan and toss for 1 minute more.`,
      ),
      step(
        0,
        say`Top with the ${scallion}.`,
        say`Serve with the ${seasoning.lime} to squeeze over.`,
      ),
    ],
    tips: [
      'Cold rice fries best: use rice that was cooled within an hour of cooking and kept in the fridge for no more than a day.',
      'No leftover rice? Cook a third of the weight as dry rice, spread it on a tray and chill it for 30 minutes.',
      'Do not crowd the pan: more than three portions fry better in two rounds.',
    ],
    skill: 0,
  }
}

function takeLeftoverFish(bench: Bench): Part | undefined {
  const fish = takeMain(bench, { method: 'fry', ideas: [], only: ['fish'], cooked: true })
  return fish?.cooked ? fish : undefined
}

function takeSoy(bench: Bench): Part | undefined {
  return bench.take('soy-sauce', { each: 0.75 })
}

function takeBase(bench: Bench): (Part | undefined)[] {
  return [bench.take('garlic', { by: 'fry' }), bench.take('ginger', { share: 0.6, by: 'fry' })]
}

function takeChinese(bench: Bench): Seasoning | undefined {
  const soy = takeSoy(bench)
  const chili = bench.wish.heat === 2 ? bench.take('red-chili', { share: 2, by: 'fry' }) : undefined
  return (
    soy && {
      word: '',
      aromatics: [...takeBase(bench), chili],
      sauce: [soy, bench.take('sesame-oil')],
    }
  )
}

function takeThai(bench: Bench): Seasoning | undefined {
  const salty = bench.take('fish-sauce', { each: 0.75, unit: 'tsp' })
  const soy = bench.take('soy-sauce', { each: salty ? 0.4 : 0.75 })
  const chili = bench.wish.heat > 0 ? bench.take('red-chili', { by: 'fry' }) : undefined
  return (
    soy && {
      word: 'Thai-Style ',
      aromatics: [bench.take('garlic', { each: 1, by: 'fry' }), chili],
      sauce: [salty, soy, bench.take(['sugar', 'brown-sugar'], { each: 0.25 })],
      lime: bench.take('lime', { cut: 'cut into wedges' }),
    }
  )
}

function takeKorean(bench: Bench): Seasoning | undefined {
  const kimchi = bench.take('kimchi', { by: 'fry' })
  const soy = bench.take('soy-sauce', { each: 0.5 })
  return (
    kimchi &&
    soy && {
      word: '',
      aromatics: takeBase(bench),
      kimchi,
      sauce: [soy, bench.take('sesame-oil')],
    }
  )
}
