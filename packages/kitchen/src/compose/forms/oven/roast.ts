import { sharpen } from '../../craft/acid.ts'
import { before, named, withParts } from '../../craft/naming.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const ROAST: Form = {
  id: 'roast',
  called: 'a roast',
  sweet: false,
  meals: ['dinner'],
  moods: ['fancy', 'hearty', 'cozy'],
  styles: [
    { id: 'whole-chicken', cuisines: ['french', 'american'], liking: 0.4, make: wholeChicken },
    { cuisines: ['french', 'american'], liking: 0.4, make: tenderloin },
    {
      id: 'baked-fish',
      cuisines: ['mediterranean', 'french', 'italian'],
      liking: 0.8,
      make: bakedFish,
    },
  ],
}

/** More than one bird needs another oven. */
const ONE_BIRD = 6

function wholeChicken(bench: Bench): Draft | undefined {
  if (bench.servings > ONE_BIRD || bench.servings < 3) return undefined
  const chicken = bench.take('whole-chicken', { cut: 'patted dry, giblets removed' })
  const potatoes = bench.take(['potato', 'sweet-potato', 'parsnip'], { by: 'roast' })
  const fat = bench.take(['butter', 'olive-oil', 'oil'], { share: 0.9, cut: '' })
  if (!chicken || !potatoes || !fat) return undefined
  const carrots = bench.take(['carrot', 'fennel', 'beet'], { by: 'roast', share: 0.8 })
  const onion = bench.take(['onion', 'red-onion', 'shallot'], { by: 'roast', share: 1.5 })
  const lemon = bench.take('lemon', { each: 0.25, cut: 'halved' })
  const garlic = bench.take('garlic', { each: 1, cut: 'bashed, skins on' })
  const herb = bench.take(['thyme', 'rosemary', 'sage'])
  const seasoning = [bench.take('salt', { each: 0.35 }), bench.take('black-pepper')]
  const greens = bench
    .asked((id) => isKind(id, 'vegetable') && goes(id, 'roast', 22))
    .map((id) => bench.take(id, { by: 'roast' }))
  const kilos = chicken.measured.amount / 1000
  // USDA roasting chart at 175 °C and common practice at 190 °C agree on some 45 minutes a kilo and 20 more.
  const minutes = Math.round((kilos * 45 + 20) / 5) * 5
  return {
    title: `${lemon ? 'Lemon and ' : ''}Herb Roast Chicken${withParts(potatoes, carrots)}`,
    description: `A whole ${chicken.label} roasted over ${named(potatoes, carrots)}, which soak up everything that drips: a Sunday lunch in one pan.`,
    steps: [
      handwork(
        10,
        say`Take the ${chicken} out of the fridge 30 minutes before you start, if you can, and heat the oven to ${OVEN.warm}.`,
        say`Rub it all over with half of the ${fat} and the ${seasoning}, and put the ${[lemon, garlic, herb]} inside.`,
        [lemon, garlic, herb].some((part) => part) ? undefined : say`Tie the legs together.`,
      ),
      handwork(
        3,
        say`Toss the ${[potatoes, carrots, onion]} with the rest of the fat in a roasting pan and set the ${chicken} on top.`,
      ),
      step(
        minutes,
        say`Roast for about ${hours(minutes)}, spooning the juices over twice, until the skin is deep golden and the thickest part of the thigh has reached ${safeTemperature('whole-chicken')}; the juices should run clear.`,
        greens.length > 0 ? say`Add the ${greens} to the pan for the last 20 minutes.` : undefined,
      ),
      step(
        15,
        say`Lift the ${chicken} onto a board and rest it for 15 minutes before carving; leave the vegetables in the switched-off oven.`,
      ),
      step(0, say`Carve, and serve with the vegetables and the juices from the pan.`),
    ],
    tips: [
      'Resting is not waiting: the juices settle and the carving is easier.',
      'Boil the bones with a few vegetable ends for an hour and you have stock.',
      'Leftover meat keeps for 3 days in the fridge.',
    ],
    skill: 1,
  }
}

function hours(minutes: number): string {
  const whole = Math.floor(minutes / 60)
  const rest = minutes % 60
  const h = whole === 1 ? '1 hour' : `${whole} hours`
  return rest === 0 ? h : `${h} ${rest} minutes`
}

function tenderloin(bench: Bench): Draft | undefined {
  const pork = bench.take('pork-tenderloin', { by: 'roast' })
  const oil = bench.take(['olive-oil', 'oil'], { each: 2.5 })
  const potatoes = bench.take(['potato', 'sweet-potato', 'parsnip'], { by: 'roast' })
  if (!pork || !oil || !potatoes) return undefined
  const mustard = bench.take('dijon-mustard', { each: 1 })
  const honey = bench.take(['honey', 'maple-syrup', 'brown-sugar'], { each: 0.5 })
  const herb = bench.take(['rosemary', 'thyme', 'sage'], { by: 'roast' })
  const garlic = bench.take('garlic', { share: 0.7, cut: 'finely grated' })
  const seasoning = [bench.take('salt'), bench.take('black-pepper')]
  const green = bench.take(
    bench
      .asked((id) => isKind(id, 'vegetable') && goes(id, 'roast', 25))
      .concat(['green-beans', 'brussels-sprouts', 'asparagus', 'broccoli']),
    { by: 'roast' },
  )
  return {
    title: `${mustard ? 'Mustard' : 'Herb'}-Roasted ${before(pork)}${withParts(potatoes, green)}`,
    description: `Lean, tender ${pork.label} under a ${mustard ? 'mustard' : 'herb'} crust, with ${named(potatoes, green)} roasted beside it on one sheet.`,
    steps: [
      step(
        25,
        say`Heat the oven to ${OVEN.hot}. Toss the ${potatoes} with half of the ${oil} on a large baking sheet and roast for 20 to 25 minutes.`,
      ),
      step(
        0,
        say`Meanwhile, pat the ${pork} dry and season with the ${seasoning}.`,
        say`Sear it in the rest of the oil in a hot frying pan for 4 to 5 minutes, turning, until browned all round.`,
        say`Stir the ${[mustard, honey, herb, garlic]} together and brush it over the top.`,
      ),
      step(
        20,
        say`Lay the ${pork} on the sheet with the ${green} around it and roast for 16 to 20 minutes, until the thickest part reaches ${safeTemperature(pork.id)}.`,
      ),
      step(
        5,
        say`Rest the ${pork} for at least 5 minutes, then slice and serve with the vegetables and the juices.`,
      ),
    ],
    tips: [
      'A thermometer is worth it here: a few minutes too long and lean meat turns dry.',
      'A blush of pink in the middle is safe at this temperature after the rest.',
      'Cold slices make good sandwiches; they keep for 3 days in the fridge.',
    ],
    skill: 1,
  }
}

function bakedFish(bench: Bench): Draft | undefined {
  const fish = bench.take(
    bench.asked((id) => isKind(id, 'fish') && goes(id, 'roast')).concat(['salmon', 'cod']),
    { by: 'roast' },
  )
  const oil = bench.take(['olive-oil', 'oil'], { each: 2.5 })
  const lemon = bench.take('lemon', { each: 0.25, cut: 'half sliced, half juiced' })
  const potatoes = bench.take(['potato', 'sweet-potato', 'fennel'], { by: 'roast' })
  if (!fish || !oil || !potatoes) return undefined
  const garlic = bench.take('garlic', { cut: 'thinly sliced' })
  const tomatoes = bench.take(
    bench
      .asked((id) => isKind(id, 'vegetable') && goes(id, 'roast', 22))
      .concat(['cherry-tomatoes', 'asparagus', 'green-beans']),
    { by: 'roast' },
  )
  const salty = bench.take(['olives', 'capers'], { by: 'raw' })
  const seasoning = [bench.take('salt'), bench.take('black-pepper')]
  const herb = bench.take(['dill', 'parsley', 'basil'], { by: 'raw' })
  return {
    title: `Baked ${fish.label}${withParts(potatoes, tomatoes)}`,
    description: `${named(fish)} baked gently on ${named(potatoes, tomatoes)} until it just flakes: hardly any work, and it looks like a dinner party.`,
    steps: [
      step(
        30,
        say`Heat the oven to ${OVEN.hot}. Toss the ${potatoes} with half of the ${oil} in a large baking dish.`,
        say`Roast for 25 to 30 minutes, turning once, until nearly tender.`,
      ),
      step(0, say`Pat the ${fish} dry and season with the ${seasoning}.`),
      step(
        14,
        say`Scatter the ${[tomatoes, garlic, salty]} into the dish, lay the ${fish} on top and drizzle with the rest of the oil.`,
        say`Lay the slices of the ${lemon} over it.`,
        say`Bake for 12 to 14 minutes, until the ${fish} is opaque and flakes easily (${safeTemperature(fish.id)} in the middle).`,
      ),
      step(
        0,
        sharpen('Sprinkle with', lemon),
        say`Scatter over the ${herb} and serve from the dish.`,
      ),
    ],
    tips: [
      'Thin fillets can be done in 9 minutes: look early.',
      'Take fish out of the fridge while the potatoes roast, so that it cooks evenly.',
      'Leftovers are good cold the next day, flaked into a salad.',
    ],
    skill: 0,
  }
}
