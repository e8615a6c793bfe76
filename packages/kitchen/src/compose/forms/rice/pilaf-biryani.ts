import { avoidsStarch } from '../../craft/low-carb.ts'
import { before, withParts } from '../../craft/naming.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { isAboutVegetables, knownFor, takeHeat } from '../../craft/takes.ts'
import { type Bench, minutesOf } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Parboiled rice layered over a spiced main in yogurt, sealed and steamed: the 'dum' of a biryani. */
export function biryani(bench: Bench): Draft | undefined {
  const grain = takeGrain(bench)
  const main = takeMain(bench, {
    method: 'simmer',
    within: 95,
    ideas: isAboutVegetables(bench)
      ? ['chickpeas', 'paneer']
      : knownFor(bench, ['chicken-thighs'], ['chicken-breast', 'chickpeas', 'shrimp']),
    not: ['sausage', 'cured', 'mince', 'fish'],
    except: ['red-lentils', 'stewing-beef'],
    cooked: true,
    how: { share: 0.9 },
  })
  const yogurt = bench.take('yogurt', { each: 50 })
  const onion = bench.take(['onion', 'red-onion'], { each: 0.5, cut: 'thinly sliced' })
  const fat = bench.take(['oil', 'butter'], { each: 3 })
  if (!grain || !main || !yogurt || !onion || !fat) return undefined
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 20,
    ideas: ['carrot', 'peas', 'green-beans', 'cauliflower'],
    atLeast: isKind(main.id, 'legume', 'cheese', 'soy') ? 2 : 0,
    atMost: 2,
    also: (id) => id !== 'tomato' && !isKind(id, 'leaf'),
    how: { share: 0.6 },
  })
  const aromatics = [
    bench.take('garlic', { each: 1, by: 'fry' }),
    bench.take('ginger', { each: 1, by: 'fry' }),
  ]
  const spices = [
    bench.take('garam-masala', { each: 0.5 }),
    bench.take('ground-coriander'),
    bench.take('turmeric'),
    bench.take('cardamom'),
    bench.take('cinnamon', { each: 0.12 }),
    takeHeat(bench, 'chili-powder'),
  ]
  const salt = bench.take('salt', { each: 0.25, cut: 'for the layers' })
  const saffron = bench.take(['saffron', 'turmeric'], { each: 0.05, cut: 'for the top' })
  const milk = saffron && bench.take(['milk', 'plant-milk', 'oat-milk'], { each: 10, cut: 'warm' })
  const herbs = [bench.take('mint', { by: 'raw' }), bench.take('cilantro', { by: 'raw' })]
  const safe = main.cooked ? undefined : safeTemperature(main.id)
  const stewed = minutesOf(main, 'simmer')
  const alone = Math.max(5, stewed - 12)
  return {
    title: `${before(main, ...(isKind(main.id, 'legume', 'cheese', 'soy') ? vegetables.slice(0, 1) : []))} Biryani${withParts(...(isKind(main.id, 'legume', 'cheese', 'soy') ? [] : vegetables))}`,
    description: `Spiced ${main.label} below, ${saffron ? 'golden ' : ''}${grain.called} above, fried onions between: sealed in one pot and steamed until the lid comes off in a cloud.`,
    steps: [
      handwork(
        15,
        say`Mix the ${[main, yogurt, ...aromatics, ...spices, salt]} and leave for 15 minutes.`,
      ),
      step(
        14,
        say`Heat the ${fat} in a wide, heavy pot with a lid over medium heat and fry the ${onion} for 12 to 14 minutes, stirring, until deep brown and sweet; lift out half for the top.`,
      ),
      step(
        alone,
        say`Add the ${main} with all of the marinade and cook for ${alone < 60 ? `${alone} to ${alone + 2} minutes` : 'an hour and a quarter, covered, with a splash of water now and then'}, stirring, until it sizzles at the edge.`,
        say`Stir in the ${vegetables} with a splash of water.`,
      ),
      grain.parboil,
      handwork(
        3,
        say`Level what is in the pot, scatter over half of the ${herbs} and spread the ${grain.part} on top in an even layer.`,
        say`Stir the ${saffron} into the ${milk} and trickle it over.`,
        say`Scatter over the onions you kept.`,
      ),
      step(
        20,
        say`Cover with foil and the lid and cook over the lowest heat for ${grain.steams}, until everything is tender${safe ? ` and the ${main.label} has reached ${safe}` : ''}.`,
      ),
      step(
        8,
        say`Let it stand, still covered, for 8 to 10 minutes; lift out from the bottom, so that the layers stay, and serve with the rest of the ${herbs}.`,
      ),
    ],
    tips: [
      'Stop the first boiling when a grain still has a hard white heart: it finishes in the steam.',
      'A cucumber and yogurt sauce on the side cools the spice.',
      'Cool leftovers within an hour, keep them for at most 1 day in the fridge and reheat until steaming.',
    ],
    skill: 1,
  }
}

type Grain = {
  part: Part
  called: string
  parboil: ReturnType<typeof step>
  steams: string
}

/** Rice, boiled halfway; cauliflower in grains where starch has no place. */
function takeGrain(bench: Bench): Grain | undefined {
  if (avoidsStarch(bench)) {
    const part = bench.take('cauliflower', { each: 200, cut: 'pulsed into grains' })
    return part && { part, called: part.label, parboil: undefined, steams: '12 to 15 minutes' }
  }
  const part = bench.take('basmati-rice', { cut: 'rinsed and soaked for 20 minutes' })
  const salt = bench.take('salt', { each: 0.15, cut: 'for the rice water' })
  if (!part) return undefined
  return {
    part,
    called: part.label,
    parboil: step(
      0,
      say`Meanwhile, bring a large pot of water to a boil.`,
      say`Add the ${salt}.`,
      say`Boil the ${part} for 5 to 6 minutes, until it is two thirds done, and drain well.`,
    ),
    steams: '18 to 20 minutes',
  }
}
