import { before, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables, liftOut, reheat, soften, splitCooked } from '../../craft/pan.ts'
import { boilPasta } from '../../craft/pasta-pot.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { besides } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { Form } from '../form.ts'
import { carbonara } from './pasta-carbonara.ts'
import { cheeseSauce } from './pasta-cheese.ts'
import { garlicAndLemon } from './pasta-garlic.ts'
import { gnocchi } from './pasta-gnocchi.ts'
import { ragu } from './pasta-ragu.ts'
import { tomato } from './pasta-tomato.ts'

export const PASTA: Form = {
  id: 'pasta',
  called: 'a pasta',
  sweet: false,
  meals: ['lunch', 'dinner'],
  moods: ['quick', 'cozy', 'kids', 'cheap'],
  styles: [
    { cuisines: ['italian', 'french', 'american'], make: creamy },
    { cuisines: ['italian', 'mediterranean'], make: tomato },
    { cuisines: ['italian', 'mediterranean'], make: garlicAndLemon },
    { id: 'ragu', cuisines: ['italian'], liking: 0.5, make: ragu },
    { id: 'mac-and-cheese', cuisines: ['american'], liking: 0.5, make: cheeseSauce },
    {
      id: 'carbonara',
      called: 'a carbonara',
      cuisines: ['italian'],
      liking: 0.4,
      apart: true,
      make: carbonara,
    },
    {
      id: 'gnocchi',
      called: 'homemade gnocchi',
      cuisines: ['italian'],
      liking: 0,
      apart: true,
      make: gnocchi,
    },
  ],
}

function creamy(bench: Bench): Draft | undefined {
  const cream = bench.take(['cream', 'creme-fraiche', 'cream-cheese', 'soy-cream'])
  const pot = boilPasta(bench, ['penne', 'tagliatelle', 'fusilli'])
  const fat = bench.take(['olive-oil', 'oil'], { each: 1.5 })
  if (!cream || !pot || !fat) return undefined

  const main = takeMain(bench, {
    method: 'fry',
    ideas: [],
    not: ['mince', 'legume', 'cheese', 'soy'],
    cooked: true,
    how: { share: 0.8 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: main ? ['spinach', 'peas', 'mushrooms'] : ['mushrooms', 'broccoli', 'zucchini'],
    atLeast: 1,
    atMost: 2,
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const base = bench.take(bench.wants('leek') ? 'leek' : ['shallot', 'onion'], { by: 'fry' })
  const garlic = bench.take('garlic', { by: 'fry' })
  const mustard = bench.take('dijon-mustard', { each: 0.35 })
  const lemon = bench.take('lemon')
  const cheese = bench.take('parmesan', { by: 'raw' })
  const herb = bench.take(main?.id === 'salmon' ? ['dill', 'parsley'] : ['parsley', 'chives'], {
    by: 'raw',
  })
  const pepper = bench.take('black-pepper')

  const { raw, cold } = splitCooked(main)
  const fried = fryMain(raw)
  const softened = soften([base])
  const greens = fryVegetables(rest)
  const sauceMinutes = fried.minutes + softened.minutes + greens.minutes + 4
  const leek = base?.id === 'leek' ? base : undefined
  const named = [main, ...rest, leek].filter((part) => part !== undefined)
  const stars = named.length > 0 ? named : leaves
  return {
    title: `Creamy ${before(...stars)} ${pot.pasta.label}${named.length > 0 ? withParts(...leaves) : ''}`,
    description: `Silky, with ${cream.label}: a sauce that takes hardly longer than the ${pot.pasta.label} itself, kept lively with ${lemon ? 'lemon' : 'pepper'}.`,
    steps: [
      step(pot.minutes, ...pot.said),
      step(
        besides(pot.minutes, sauceMinutes),
        say`Meanwhile, heat the ${fat} in a wide frying pan over ${raw ? 'medium-high' : 'medium'} heat.`,
        ...fried.said,
        liftOut(raw),
        raw ? say`Lower the heat to medium.` : undefined,
        ...softened.said,
      ),
      step(0, ...greens.said, say`Stir in the ${garlic} and cook for 1 minute, until fragrant.`),
      step(
        0,
        say`Stir in the ${[cream, mustard]} with a splash of the cooking water and let it bubble for 2 to 3 minutes, until it coats a spoon.`,
      ),
      step(
        2,
        say`Return the ${raw} to the pan.`,
        say`Add the ${[pot.pasta, ...leaves, cold]} and toss over low heat for 1 to 2 minutes, loosening with cooking water until the sauce is glossy and clings.`,
        reheat(cold),
      ),
      step(
        0,
        say`Off the heat, squeeze in the juice of the ${lemon}.`,
        say`Finish with the ${[cheese, herb, pepper]}, and serve at once.`,
      ),
    ],
    tips: [
      'The starch in the cooking water is what makes the sauce cling: add it by the spoonful, not all at once.',
      'Leftovers keep for 2 days in the fridge; warm them gently with a splash of water.',
      'The sauce can be made an hour ahead and warmed while the pasta cooks.',
    ],
    skill: 0,
  }
}
