import { takeOnlyAsked, takeWanted } from '../../craft/takes.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** What binds a picnic salad: mayonnaise lightened with yogurt, or one of them. */
function takeCreamy(bench: Bench, each: number): Part[] {
  return [
    bench.take('mayonnaise', { each, unit: 'tbsp' }),
    bench.take(['yogurt', 'sour-cream', 'soy-yogurt'], { each, unit: 'tbsp' }),
  ].filter((part) => part !== undefined)
}

/** Cabbage and carrot in a creamy, sharp dressing. */
export function coleslaw(bench: Bench): Draft | undefined {
  const cabbage = bench.take('cabbage', { each: 110, cut: 'finely shredded' })
  const creamy = takeCreamy(bench, 0.75)
  if (!cabbage || creamy.length === 0) return undefined
  const carrot = bench.take('carrot', { each: 0.5, cut: 'coarsely grated' })
  const onion = bench.take(['scallion', 'red-onion', 'onion'], {
    share: 0.6,
    cut: 'very thinly sliced',
  })
  const [apple] = takeOnlyAsked(bench, (id) => id === 'apple', 1, {
    each: 50,
    unit: 'g',
    cut: 'coarsely grated',
  })
  const sharp = [
    bench.take(['cider-vinegar', 'wine-vinegar'], { each: 1 }),
    bench.take('dijon-mustard'),
    bench.take(['sugar', 'honey'], { each: 0.35 }),
  ]
  const salt = bench.take('salt', { each: 0.25 })
  const pepper = bench.take('black-pepper')
  return {
    title: `Creamy Coleslaw${apple ? ' with Apple' : ''}`,
    description: `Crisp ${cabbage.label}${carrot ? ` and ${carrot.label}` : ''} in a dressing that is creamy, sharp and only a little sweet: for burgers, barbecues and lunch boxes.`,
    steps: [
      handwork(
        3,
        say`Toss the ${cabbage} with the ${salt} in a large bowl and rub it with your hands for a minute, until it begins to soften.`,
        salt ? undefined : say`Rub the ${cabbage} with your hands in a large bowl for a minute.`,
      ),
      handwork(3, say`Whisk the ${[...creamy, ...sharp, pepper]} together in a small bowl.`),
      step(
        10,
        say`Add the ${[carrot, onion, apple]} to the bowl.`,
        say`Fold in the dressing and chill for at least 10 minutes.`,
      ),
    ],
    tips: [
      'Salting first keeps it crisp for hours: pour off the water that gathers.',
      'It keeps for 2 days in the fridge.',
    ],
    skill: 0,
  }
}

/** Boiled potatoes, dressed twice: sharp while they are warm, creamy when they are cold. */
export function potatoSalad(bench: Bench): Draft | undefined {
  const potatoes = bench.take('potato', { each: 225, cut: 'scrubbed and cut into 3 cm chunks' })
  const creamy = takeCreamy(bench, 0.75)
  const vinegar = bench.take(['cider-vinegar', 'wine-vinegar'], { each: 1.25 })
  if (!potatoes || creamy.length === 0 || !vinegar) return undefined
  const eggs = takeWanted(bench, 'egg', { each: 0.75 })
  const mustard = bench.take('dijon-mustard', { each: 0.75 })
  const crunch = [
    bench.take('celery', { share: 0.8, by: 'raw' }),
    bench.take(['red-onion', 'scallion', 'shallot'], { share: 0.6, cut: 'finely chopped' }),
    ...takeOnlyAsked(bench, (id) => isKind(id, 'cured') || id === 'capers', 1, { by: 'raw' }),
  ]
  const herb = bench.take(['dill', 'chives', 'parsley'], { by: 'raw' })
  const salt = bench.take('salt', { each: 0.35 })
  const pepper = bench.take('black-pepper')
  return {
    title: `Creamy Potato Salad${herb ? ` with ${herb.short}` : ''}`,
    description:
      'Potatoes dressed twice: with vinegar and mustard while they are warm and drink it in, and with something creamy once they are cool.',
    steps: [
      step(
        22,
        say`Put the ${potatoes} into a pan of cold water with half of the ${salt}, bring to a boil and cook for 12 to 15 minutes, until a knife slides in.`,
        salt
          ? undefined
          : say`Put the ${potatoes} into a pan of cold water, bring to a boil and cook for 12 to 15 minutes, until a knife slides in.`,
      ),
      eggs &&
        step(
          0,
          say`Beside them, boil the ${eggs} for 10 minutes, cool under cold water, peel and chop.`,
        ),
      step(
        15,
        say`Drain, let them steam dry for a minute, then turn them in the ${[vinegar, mustard, pepper]} and leave to cool for 15 minutes.`,
      ),
      handwork(
        3,
        say`Fold in the ${[...creamy, ...crunch]}${salt ? ', and the rest of the salt to taste' : ''}.`,
        eggs ? say`Fold in the eggs.` : undefined,
        say`Scatter over the ${herb}.`,
      ),
    ],
    tips: [
      'Waxy potatoes hold their shape; floury ones turn it into mash.',
      'Keep it cold: it holds for 3 days in the fridge and 2 hours on a picnic table.',
    ],
    skill: 0,
  }
}
