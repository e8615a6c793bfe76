import { sharpen } from '../../craft/acid.ts'
import { takeBroth } from '../../craft/broth.ts'
import { named, withParts } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { type SeasonedCuisine, takeSeasoning } from '../../craft/seasoning.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { type Bench, minutesOf } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { biryani } from './pilaf-biryani.ts'
import { paella } from './pilaf-paella.ts'

export const PILAF: Form = {
  id: 'pilaf',
  called: 'a one-pot rice',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['cozy', 'cheap', 'kids', 'hearty'],
  styles: [
    ...(['mediterranean', 'indian', 'mexican', 'american'] as const).map((cuisine) => ({
      cuisines: [cuisine],
      make: (bench: Bench) => pilaf(bench, cuisine),
    })),
    {
      id: 'biryani',
      called: 'a biryani',
      cuisines: ['indian'],
      liking: 0.5,
      apart: true,
      make: biryani,
    },
    {
      id: 'paella',
      called: 'a paella',
      cuisines: ['mediterranean'],
      liking: 0.5,
      apart: true,
      make: paella,
    },
  ],
}

/** Vegetables done within this many minutes steam on top of the rice; slower ones go in first. */
const STEAMS_WITHIN = 8

function pilaf(bench: Bench, cuisine: SeasonedCuisine): Draft | undefined {
  const rice = bench.take(['basmati-rice', 'jasmine-rice'], { by: 'simmer' })
  const main = takeMain(bench, {
    method: 'fry',
    ideas: ['chicken-thighs', 'chickpeas', 'black-beans', 'shrimp'],
    not: ['mince', 'cheese', 'soy', 'fish', 'meat'],
    cooked: true,
    how: { share: 0.85 },
  })
  const stock = takeBroth(bench, ['chicken-stock', 'vegetable-stock'], 140)
  if (!rice || !main || !stock) return undefined

  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 15,
    ideas: ['peas', 'spinach', 'corn', 'bell-pepper'],
    atLeast: 1,
    atMost: 3,
    also: (id) => !isKind(id, 'root') || id === 'carrot',
    how: { share: 0.8 },
  })
  const late = vegetables.filter((part) => minutesOf(part, 'simmer') <= STEAMS_WITHIN)
  const early = vegetables.filter((part) => minutesOf(part, 'simmer') > STEAMS_WITHIN)
  const onion = bench.take(['onion', 'red-onion', 'shallot'], { cut: 'finely chopped' })
  const { fat, aromatics, spices, acid, herb, salt } = takeSeasoning(bench, cuisine, 1.5)
  if (!fat) return undefined
  const paste = cuisine === 'mexican' ? bench.take('tomato-paste', { each: 0.4 }) : undefined
  const done = main.cooked || isKind(main.id, 'shellfish', 'cured', 'legume')
  const fried = fryMain(main)
  const lemony = cuisine === 'mediterranean' && acid?.id === 'lemon'
  const word = lemony ? 'Lemony ' : WORDS[cuisine]
  return {
    title: `One-Pot ${word}${named(main)} and ${rice.label}${withParts(...vegetables.slice(0, 2))}`,
    description: `Everything cooks in one pot: the ${rice.label} drinks up the ${stock.label}${spices.length > 0 ? ' and the spices' : ''}, with the ${named(main)} ${done ? 'added back at the end' : 'turning tender in it'}.`,
    steps: [
      step(
        done ? fried.minutes + 1 : 7,
        say`Heat the ${fat} in a wide, heavy pot with a lid over medium-high heat.`,
        ...(done
          ? fried.said
          : [say`Brown the ${main} for 5 to 6 minutes, turning once; it will cook through later.`]),
        say`Lift the ${main} out onto a plate.`,
      ),
      step(
        7,
        say`Lower the heat to medium, add the ${[onion, ...early]} and cook for 6 to 8 minutes, scraping up what stuck to the pot, until soft.`,
      ),
      step(
        2,
        say`Stir in the ${[...aromatics, ...spices, paste]} and let them sizzle for 1 minute.`,
        say`Add the ${rice} and stir until every grain is coated.`,
      ),
      step(
        16,
        say`Pour in the ${[stock, salt]} and bring to a boil.`,
        done
          ? say`Cover, turn the heat to its lowest and cook for 12 to 14 minutes without lifting the lid, until the liquid is gone.`
          : say`Nestle the ${main} into it, cover, turn the heat to its lowest and cook for 14 to 16 minutes without lifting the lid, until the liquid is gone and the ${main} cooked through (${safeTemperature(main.id)}).`,
      ),
      step(
        7,
        say`Scatter over the ${[done ? main : undefined, ...late]}, cover again, take off the heat and leave for 6 to 8 minutes.`,
      ),
      step(0, sharpen('Fluff with a fork and stir through', acid), say`Scatter over the ${herb}.`),
    ],
    tips: [
      'Rinse the rice until the water runs clear: it keeps the grains apart.',
      'If the rice is still firm, add a few spoons of hot water, cover and give it 5 minutes more.',
      'Cool leftovers within an hour, keep them in the fridge for at most 1 day, and reheat until steaming.',
    ],
    skill: 0,
  }
}

const WORDS = {
  italian: 'Italian ',
  mediterranean: '',
  indian: 'Spiced ',
  mexican: 'Mexican-Style ',
  french: '',
  american: 'Smoky ',
} satisfies Record<SeasonedCuisine, string>
