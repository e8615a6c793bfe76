import { takeBroth } from '../../craft/broth.ts'
import { watchesSalt } from '../../craft/low-carb.ts'
import { before, named, withParts } from '../../craft/naming.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { warmBread } from '../../craft/sides.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { knownFor, takeExtraHeat } from '../../craft/takes.ts'
import { type Bench, minutesOf } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** For a portion: 175 g of beef to three quarters of an onion and a heaped teaspoon of paprika. */
export function goulash(bench: Bench): Draft | undefined {
  const main = takeMain(bench, {
    method: 'simmer',
    ideas: knownFor(bench, ['stewing-beef'], ['white-beans', 'tofu']),
    only: ['meat', 'poultry', 'legume', 'soy'],
    except: ['red-lentils', 'edamame'],
  })
  const oil = bench.take(['oil', 'olive-oil'])
  const onion = bench.take(['onion', 'red-onion'], { each: 0.75, cut: 'thinly sliced' })
  const paprika = bench.take('paprika', { each: 1.25 })
  const stock = takeBroth(bench, ['beef-stock', 'vegetable-stock'], 125)
  if (!main || !oil || !onion || !paprika || !stock) return undefined
  const meaty = isKind(main.id, 'meat', 'poultry')
  const mushrooms = meaty ? undefined : bench.take('mushrooms', { each: 100, cut: 'quartered' })
  const spices = [
    paprika,
    bench.take('caraway'),
    bench.take('garlic', { each: 1, by: 'fry' }),
    takeExtraHeat(bench, 'chili-powder'),
  ]
  const paste = bench.take('tomato-paste', { each: 0.5 })
  const acid = bench.take(['cider-vinegar', 'wine-vinegar', 'lemon'], { each: 0.5, cut: '' })
  const bay = bench.take('bay-leaf')
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 25,
    ideas: bench.wish.keeping.lowCarb ? ['bell-pepper'] : ['bell-pepper', 'potato', 'carrot'],
    atLeast: bench.wish.keeping.lowCarb ? 1 : 2,
    atMost: 3,
    also: (id) => id !== 'mushrooms' && id !== 'tomato' && !isKind(id, 'leaf'),
    how: { share: 0.7 },
  })
  const salt = bench.take('salt', { each: watchesSalt(bench) ? 0.2 : 0.3 })
  const cream = bench.take(['sour-cream', 'yogurt'])
  const herb = bench.take('parsley', { by: 'raw' })
  const filled = bench.wish.keeping.lowCarb || vegetables.some(({ id }) => id === 'potato')
  const bread = filled ? undefined : warmBread(bench, ['bread'])
  const stewed = minutesOf(main, 'simmer')
  const alone = meaty ? Math.max(0, stewed - 25) : 0
  const safe = safeTemperature(main.id)
  return {
    title: `${meaty ? '' : `${before(main, mushrooms)} `}Goulash${withParts(...vegetables.slice(0, 1))}`,
    description: `Onions cooked down until they melt, sweet paprika by the spoonful, and ${named(main)} ${meaty ? 'that simmers until it can be cut with a spoon' : 'in the thick of it'}: the Hungarian way.`,
    steps: [
      step(
        15,
        say`Heat the ${oil} in a heavy pot over medium heat and cook the ${onion} for 12 to 15 minutes, stirring often, until soft and golden brown.`,
      ),
      step(
        6,
        say`Turn up the heat, add the ${mushrooms} and fry for 5 to 6 minutes, until their liquid has cooked off.`,
      ),
      step(
        2,
        say`Take the pot off the heat and stir in the ${[...spices, paste]} for half a minute: over the fire, paprika burns and turns bitter.`,
        say`Stir in the ${acid} at once.`,
      ),
      meaty
        ? step(
            alone + 5,
            say`Add the ${[main, salt]} and turn it in the onions over medium heat for 5 minutes, until it loses its raw color.`,
            alone > 0
              ? say`Pour in the ${[stock, bay]}, bring to a simmer, cover and cook over the lowest heat for ${alone > 60 ? `${Math.floor(alone / 60)} hour ${alone % 60} minutes` : `${alone} minutes`}, with a splash of water whenever it looks dry.`
              : say`Pour in the ${[stock, bay]} and bring to a simmer.`,
          )
        : step(3, say`Add the ${[main, stock, bay, salt]} and bring to a simmer.`),
      step(
        25,
        say`Add the ${vegetables} and cook for 20 to 25 minutes more, until everything is tender${safe ? ` and the ${main.label} gives way to a spoon (${safe} at the very least)` : ''}.`,
        vegetables.length > 0
          ? undefined
          : say`Cook for 20 to 25 minutes more, until everything is tender${safe ? ` (${safe} at the very least)` : ''}.`,
      ),
      step(
        0,
        say`Take out the ${bay}.`,
        say`Serve with a spoonful of the ${cream} on each plate.`,
        say`Scatter over the ${herb}.`,
        ...(bread?.said ?? []),
      ),
    ],
    tips: [
      'As much onion as seems too much is right: it is all that thickens the sauce.',
      'It is better warmed up: make it a day ahead.',
      'Keeps for 3 days in the fridge and freezes for 3 months.',
    ],
    skill: 0,
  }
}
