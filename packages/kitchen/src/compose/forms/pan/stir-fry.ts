import { before, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables, liftOut } from '../../craft/pan.ts'
import { steamedGrain } from '../../craft/sides.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { besides } from '../../craft/times.ts'
import {
  basilAndLime,
  gingerSoy,
  gochujang,
  peanutSauce,
  teriyaki,
  type WokSauceMaker,
} from '../../craft/wok.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { Form } from '../form.ts'

export const STIR_FRY: Form = {
  id: 'stir-fry',
  called: 'a stir-fry',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['quick', 'light'],
  styles: [
    { cuisines: ['chinese'], make: (bench) => stirFry(bench, gingerSoy) },
    { id: 'teriyaki', cuisines: ['japanese'], make: (bench) => stirFry(bench, teriyaki) },
    { cuisines: ['korean'], liking: 0.7, make: (bench) => stirFry(bench, gochujang) },
    { cuisines: ['thai'], make: (bench) => stirFry(bench, basilAndLime) },
    { cuisines: ['thai'], liking: 0.4, make: (bench) => stirFry(bench, peanutSauce) },
  ],
}

function stirFry(bench: Bench, makeSauce: WokSauceMaker): Draft | undefined {
  const main = takeMain(bench, {
    method: 'fry',
    ideas: ['tofu', 'chicken-thighs', 'shrimp', 'steak', 'pork-tenderloin'],
    not: ['cured', 'sausage', 'cheese', 'legume', 'fish'],
    cooked: true,
  })
  const oil = bench.take('oil', { each: 2.25 })
  if (!main || !oil) return undefined
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 8,
    ideas: [
      'broccoli',
      'bell-pepper',
      'snap-peas',
      'carrot',
      'mushrooms',
      'bok-choy',
      'green-beans',
    ],
    atLeast: 2,
    atMost: 4,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: 0.8 },
  })
  const nuts = bench.asked((id) => id === 'cashews' || id === 'peanuts').map((id) => bench.take(id))
  const sauce = makeSauce(bench)
  const rice = steamedGrain(bench, ['jasmine-rice', 'basmati-rice', 'brown-rice', 'quinoa'])
  if (!sauce || vegetables.length === 0) return undefined

  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  const wokMinutes = fried.minutes + greens.minutes + 3
  return {
    title: `${sauce.word} ${before(main)} Stir-Fry${withParts(...vegetables.slice(0, 2))}`,
    description: `A fast, hot pan of ${main.label} and crisp vegetables in ${sauce.phrase}${rice ? `, spooned over ${rice.part.label}` : ''}.`,
    steps: [
      rice && step(rice.minutes, ...rice.said),
      handwork(3, say`Stir the ${sauce.mixed} together in a small bowl.`),
      step(
        besides(rice?.minutes ?? 0, wokMinutes) + 2,
        say`Heat half of the ${oil} in a wok or wide frying pan over high heat until it shimmers.`,
        ...fried.said,
        liftOut(main),
      ),
      step(0, say`Add the rest of the oil.`, ...greens.said),
      step(
        0,
        say`Push everything aside, add the ${sauce.aromatics} to the gap and stir for 30 seconds, until fragrant.`,
      ),
      step(
        2,
        main.cooked ? undefined : say`Return the ${main} with any juices.`,
        say`Give the sauce a stir, pour it in and toss for 1 to 2 minutes, until it bubbles, thickens and coats everything.`,
        say`Toss through the ${nuts}.`,
      ),
      step(0, say`Top with the ${sauce.topping}.`, say`Serve at once with the ${rice?.part}.`),
    ],
    tips: [
      'Cut everything before you light the stove: once the pan is hot there is no time.',
      bench.servings > 3
        ? 'Cook in two batches, or the pan cools and the vegetables steam instead of sear.'
        : 'Let the pan get properly hot between steps, so that things sear instead of steam.',
      'Leftovers keep for 2 days in the fridge; reheat in a hot pan until steaming.',
    ],
    skill: 1,
  }
}
