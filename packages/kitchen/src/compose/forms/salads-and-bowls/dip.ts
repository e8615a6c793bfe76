import { before } from '../../craft/naming.ts'
import { takeExtraHeat, takeHeat } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { type Sentence, say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const DIP: Form = {
  id: 'dip',
  called: 'a dip',
  sweet: false,
  meals: ['appetizer', 'snack'],
  moods: ['quick', 'cheap', 'kids'],
  styles: [
    { id: 'hummus', cuisines: ['mediterranean'], make: hummus },
    { id: 'bean-dip', cuisines: ['italian', 'mexican', 'american'], liking: 0.8, make: beanDip },
    { id: 'guacamole', cuisines: ['mexican'], liking: 0.8, make: guacamole },
    { id: 'tzatziki', cuisines: ['mediterranean'], liking: 0.7, make: tzatziki },
    { id: 'eggplant-dip', cuisines: ['mediterranean'], liking: 0.6, make: eggplantDip },
  ],
}

/** What is dipped: bread where it is welcome, and something raw and crisp. */
function takeDippers(bench: Bench): Part[] {
  const bread = bench.wish.keeping.lowCarb
    ? undefined
    : bench.take(['pita', 'bread', 'corn-tortilla'], { share: 0.5 })
  const crisp = bench
    .choose({ fits: (id) => CRISP.includes(id), ideas: CRISP, atLeast: bread ? 1 : 2, atMost: 3 })
    .map((id) => bench.take(id, { each: 60, unit: 'g', cut: 'cut into sticks' }))
  return [bread, ...crisp].filter((part) => part !== undefined)
}

const CRISP: readonly FoodId[] = ['carrot', 'cucumber', 'bell-pepper', 'celery', 'radish', 'fennel']

function serveWith(dippers: readonly Part[]): Sentence | undefined {
  return say`Serve with the ${dippers} for dipping.`
}

function hummus(bench: Bench): Draft | undefined {
  const chickpeas = bench.take('chickpeas', { each: 0.35, cut: 'drained and rinsed' })
  const tahini = bench.take('tahini', { each: 1 })
  const lemon = bench.take(['lemon', 'lime'], { each: 0.2, cut: 'juiced' })
  if (!chickpeas || !tahini || !lemon) return undefined
  const garlic = bench.take('garlic', { each: 0.25, cut: 'crushed' })
  const cumin = bench.take('cumin', { share: 0.5 })
  const salt = bench.take('salt', { each: 0.15 })
  const water = bench.take('water', { each: 15, unit: 'ml', cut: 'ice-cold' })
  const oil = bench.take('olive-oil', { each: 1, cut: 'to finish' })
  const dust = bench.take(['paprika', 'smoked-paprika'], { share: 0.4 })
  const dippers = takeDippers(bench)
  return {
    title: `Smooth Hummus${dippers[0] ? ` with ${dippers[0].short}` : ''}`,
    description: `Whipped ${chickpeas.label} and ${tahini.label} with plenty of lemon: five minutes in a blender, and better than any tub.`,
    steps: [
      handwork(
        3,
        say`Blend the ${[tahini, garlic, salt]} with the juice of the ${lemon} for 1 minute, until pale and thick.`,
      ),
      handwork(
        4,
        say`Add the ${[chickpeas, cumin]} and blend for 2 minutes, scraping down.`,
        say`Pour in the ${water} with the blender running and go on until fluffy.`,
      ),
      handwork(
        2,
        say`Spread on a plate with the back of a spoon and drizzle with the ${oil}.`,
        say`Dust with the ${dust}.`,
        serveWith(dippers),
      ),
    ],
    tips: [
      'Ice-cold water is what makes it light.',
      'It keeps for 4 days in the fridge under a film of oil.',
    ],
    skill: 0,
  }
}

function beanDip(bench: Bench): Draft | undefined {
  const [id] = bench.choose({
    fits: (food) => BEANS.includes(food),
    ideas: BEANS,
    atLeast: 1,
    atMost: 1,
  })
  const beans = id && bench.take(id, { each: 0.35, cut: 'drained and rinsed' })
  const oil = bench.take(['olive-oil', 'oil'], { each: 2 })
  if (!beans || !oil) return undefined
  const mexican = id === 'black-beans' || id === 'kidney-beans'
  const garlic = bench.take('garlic', { each: 0.5, cut: 'thinly sliced' })
  const scent = mexican ? bench.take('cumin') : bench.take(['rosemary', 'thyme', 'sage'])
  const acid = bench.take(mexican ? ['lime', 'lemon'] : ['lemon', 'lime'], {
    each: 0.2,
    cut: 'juiced',
  })
  const heat = mexican
    ? takeHeat(bench, ['jalapeno', 'pepper-flakes'], { by: 'raw' })
    : takeExtraHeat(bench, 'pepper-flakes')
  const salt = bench.take('salt', { each: 0.2 })
  const water = bench.take('water', { each: 10, unit: 'ml' })
  const dippers = takeDippers(bench)
  return {
    title: `Warm ${before(beans)} Dip`,
    description: `${beans.label} mashed with warm ${mexican ? 'spiced' : 'herbed'} oil: rustic, cheap and gone before dinner.`,
    steps: [
      step(
        3,
        say`Warm the ${[oil, garlic, scent]} in a pan over low heat for 2 to 3 minutes, until the kitchen smells of it.`,
      ),
      step(
        5,
        say`Add the ${[beans, water, salt]} and warm through for 4 to 5 minutes.`,
        say`Mash or blend, as smooth as you like it.`,
      ),
      handwork(
        2,
        say`Stir in the juice of the ${acid}.`,
        say`Top with the ${heat}.`,
        serveWith(dippers),
      ),
    ],
    tips: [
      'Loosen leftovers with a spoonful of water; they keep for 4 days in the fridge.',
      'Thinned with a little water, it dresses a salad.',
    ],
    skill: 0,
  }
}

const BEANS: readonly FoodId[] = ['white-beans', 'black-beans', 'kidney-beans', 'brown-lentils']

function guacamole(bench: Bench): Draft | undefined {
  const avocado = bench.take('avocado', { each: 0.75, cut: 'ripe' })
  const lime = bench.take(['lime', 'lemon'], { each: 0.25, cut: 'juiced' })
  if (!avocado || !lime) return undefined
  const onion = bench.take(['red-onion', 'scallion', 'onion'], { each: 0.1, cut: 'finely chopped' })
  const tomato = bench.take(['tomato', 'cherry-tomatoes'], {
    each: 40,
    unit: 'g',
    cut: 'seeded and diced',
  })
  const herb = bench.take(['cilantro', 'parsley'], { by: 'raw' })
  const heat = takeHeat(bench, ['jalapeno', 'red-chili'], { each: 0.15, cut: 'finely chopped' })
  const salt = bench.take('salt', { each: 0.15 })
  const dippers = takeDippers(bench)
  return {
    title: 'Chunky Guacamole',
    description: `Ripe ${avocado.label}, ${lime.label} and little else, crushed with a fork minutes before it is eaten.`,
    steps: [
      handwork(
        3,
        say`Stir the ${[onion, heat, salt]} with the juice of the ${lime} in a bowl and leave for 5 minutes: it takes the sharpness off.`,
      ),
      handwork(
        3,
        say`Scoop in the flesh of the ${avocado} and crush with a fork, leaving some lumps.`,
      ),
      handwork(2, say`Fold in the ${[tomato, herb]}.`, serveWith(dippers)),
    ],
    tips: [
      'Press film onto the surface if it has to wait: it is air that browns it.',
      'Hard fruit ripens in two days beside a banana.',
    ],
    skill: 0,
  }
}

function tzatziki(bench: Bench): Draft | undefined {
  const yogurt = bench.take('yogurt', { each: 80 })
  const cucumber = bench.take('cucumber', { each: 60, unit: 'g', cut: 'coarsely grated' })
  if (!yogurt || !cucumber) return undefined
  const garlic = bench.take('garlic', { each: 0.25, cut: 'finely grated' })
  const herb = bench.take(['dill', 'mint', 'parsley'], { by: 'raw' })
  const oil = bench.take('olive-oil', { each: 1 })
  const lemon = bench.take(['lemon', 'wine-vinegar'], { each: 0.1, cut: '' })
  const salt = bench.take('salt', { each: 0.12 })
  const dippers = takeDippers(bench)
  return {
    title: `Cool Cucumber and ${before(yogurt)} Dip`,
    description: `Thick ${yogurt.label}, ${cucumber.label} squeezed dry and a whisper of garlic: cold, sharp and good with everything.`,
    steps: [
      handwork(
        4,
        say`Toss the ${[cucumber, salt]} in a sieve, leave for 10 minutes, then squeeze hard with your hands.`,
      ),
      handwork(
        3,
        say`Stir the squeezed shreds into the ${[yogurt, garlic, herb, oil]}.`,
        say`Sharpen it with the ${lemon}.`,
      ),
      handwork(1, say`Chill until it is wanted.`, serveWith(dippers)),
    ],
    tips: [
      'Squeezing is what keeps it thick.',
      'It keeps for 2 days in the fridge; pour off what gathers on top.',
    ],
    skill: 0,
  }
}

function eggplantDip(bench: Bench): Draft | undefined {
  const eggplant = bench.take('eggplant', { each: 180, unit: 'g', cut: 'whole, pricked all over' })
  const cream = bench.take(['tahini', 'yogurt'], { each: 0.75 })
  const lemon = bench.take(['lemon', 'lime'], { each: 0.2, cut: 'juiced' })
  if (!eggplant || !lemon) return undefined
  const garlic = bench.take('garlic', { each: 0.25, cut: 'finely grated' })
  const salt = bench.take('salt', { each: 0.2 })
  const oil = bench.take('olive-oil', { each: 1.5 })
  const herb = bench.take(['parsley', 'mint', 'cilantro'], { by: 'raw' })
  const dippers = takeDippers(bench)
  return {
    title: `Roasted ${before(eggplant)} Dip`,
    description: `Smoky, soft ${eggplant.label} beaten with ${lemon.label}${cream ? ` and ${cream.label}` : ''}: the dip that disappears first.`,
    steps: [
      step(
        45,
        say`Heat the oven to ${OVEN.hot}. Roast the ${eggplant} on a sheet for 40 to 45 minutes, turning once, until collapsed and blackened in places.`,
      ),
      handwork(4, say`Slit open, scoop the flesh into a sieve and let it drain for 10 minutes.`),
      handwork(
        3,
        say`Mash with the ${[cream, garlic, salt, oil]} and the juice of the ${lemon}.`,
        say`Scatter over the ${herb}.`,
        serveWith(dippers),
      ),
    ],
    tips: ['The blacker the skin, the smokier the dip.', 'It keeps for 3 days in the fridge.'],
    skill: 0,
  }
}
