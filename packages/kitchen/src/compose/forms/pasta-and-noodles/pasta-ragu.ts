import { fryMain } from '../../craft/pan.ts'
import { boilPasta } from '../../craft/pasta-pot.ts'
import { takeMain } from '../../craft/slots.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Pasta with a slow meat or lentil sauce. */
export function ragu(bench: Bench): Draft | undefined {
  const main = takeMain(bench, {
    method: 'fry',
    ideas: ['ground-beef', 'brown-lentils'],
    only: ['mince', 'legume'],
    how: { share: 0.9 },
  })
  const tomatoes = bench.take('canned-tomatoes', { each: 0.375 })
  const oil = bench.take(['olive-oil', 'oil'], { each: 1.5 })
  const pot = boilPasta(bench, ['tagliatelle', 'spaghetti', 'penne'])
  if (!main || !tomatoes || !oil || !pot) return undefined
  if (main.id === 'chickpeas' || main.id === 'edamame') return undefined

  const meaty = isKind(main.id, 'mince')
  const onion = bench.take(['onion', 'red-onion', 'shallot'], { cut: 'finely chopped' })
  const carrot = bench.take('carrot', { each: 0.25, cut: 'finely diced' })
  const celery = bench.take('celery', { each: 0.25, cut: 'finely diced' })
  const mushrooms = bench.wants('mushrooms')
    ? bench.take('mushrooms', { share: 0.5, cut: 'finely chopped' })
    : undefined
  const garlic = bench.take('garlic', { by: 'fry' })
  const paste = bench.take('tomato-paste', { each: 0.5 })
  const wine = takeSplash(bench)
  const stock = bench.take(
    meaty ? ['beef-stock', 'vegetable-stock', 'water'] : ['vegetable-stock', 'water'],
    { each: 75 },
  )
  const bay = bench.take('bay-leaf')
  const oregano = bench.take('oregano')
  const cheese = bench.take('parmesan', { by: 'raw' })
  const simmer = meaty ? 35 : 20
  return {
    title: `${pot.pasta.label} with ${meaty ? `${main.label} Ragù` : `${main.label} Ragù`}`,
    description: `A slow-simmered sauce of ${main.label} and tomato on a sweet base of finely cut vegetables: mostly waiting, and better the next day.`,
    steps: [
      step(
        10,
        say`Heat the ${oil} in a heavy pot over medium heat.`,
        say`Add the ${[onion, carrot, celery, mushrooms]} and cook for 8 to 10 minutes, stirring, until soft and sweet.`,
      ),
      meaty ? step(8, say`Turn the heat up.`, ...fryMain(main).said) : undefined,
      step(
        3,
        say`Stir in the ${[garlic, paste, oregano]} and cook for 1 minute.`,
        say`Pour in the ${wine} and let it bubble away.`,
      ),
      step(
        simmer,
        meaty ? undefined : say`Add the ${main}.`,
        say`Add the ${[tomatoes, stock, bay]}, bring to a simmer, half cover and cook on low for ${meaty ? '35 to 40 minutes' : '20 to 25 minutes'}, stirring now and then, until thick and rich.`,
      ),
      step(0, say`When the sauce has about 20 minutes to go, start the pasta.`, ...pot.said),
      step(
        2,
        bay ? say`Take out the ${bay}.` : undefined,
        say`Toss the ${pot.pasta} with the sauce and a splash of the cooking water for 1 minute.`,
        say`Season with the rest of the ${pot.salt}, to taste.`,
        say`Serve with the ${cheese}.`,
      ),
    ],
    tips: [
      'Double the sauce: it freezes well for 3 months.',
      'The sauce tastes better on the second day; it keeps for 3 days in the fridge.',
      'A little of the sauce is enough: the pasta should be coated, not drowned.',
    ],
    skill: 1,
  }
}

/** Wine, or so much stock, to loosen what has browned. */
function takeSplash(bench: Bench): Part | undefined {
  const splash = bench.take('white-wine')
  return splash && isKind(splash.id, 'stock') ? { ...splash, cut: 'for the browned bits' } : splash
}
