import { takeBroth } from '../../craft/broth.ts'
import { avoidsStarch, watchesSalt } from '../../craft/low-carb.ts'
import { before, withParts } from '../../craft/naming.ts'
import { fryMain, settle } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { knownFor, takeExtraHeat } from '../../craft/takes.ts'
import { type Bench, minutesOf } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** A broth of stock, mushrooms and aromatics over a spoonful of seasoning in each bowl. */
export function ramen(bench: Bench): Draft | undefined {
  const noodles = avoidsStarch(bench)
    ? bench.take('shirataki', { by: 'boil' })
    : bench.take(['ramen-noodles', 'egg-noodles', 'rice-noodles', 'shirataki'], {
        each: bench.wish.keeping.lowCarb ? 65 : 75,
      })
  const broth = takeBroth(bench, ['chicken-stock', 'vegetable-stock'], 325)
  const soy = bench.take('soy-sauce', { each: watchesSalt(bench) ? 0.5 : 1 })
  const oil = bench.take('oil', { each: 1.5 })
  if (!noodles || !broth || !soy || !oil) return undefined
  const main = takeMain(bench, {
    method: 'fry',
    within: 9,
    ideas: knownFor(bench, ['pork-tenderloin', 'chicken-thighs'], ['tofu']),
    not: ['legume', 'cheese', 'cured', 'sausage'],
    cooked: true,
    how: { share: 0.6 },
  })
  if (!main) return undefined
  const eggs = bench.take('egg', { each: 1 })
  const miso = watchesSalt(bench) ? undefined : bench.take('miso', { each: 2 })
  const mushrooms = bench.take('mushrooms', { each: 50, cut: 'sliced' })
  const aromatics = [
    bench.take('ginger', { each: 1, by: 'fry' }),
    bench.take('garlic', { each: 1, by: 'fry' }),
    takeExtraHeat(bench, ['gochujang', 'red-chili', 'sriracha']),
  ]
  const greens = takeVegetables(bench, {
    method: 'simmer',
    within: 6,
    ideas: bench.wish.keeping.lowCarb
      ? ['bok-choy', 'spinach', 'bean-sprouts']
      : ['bok-choy', 'spinach', 'corn', 'bean-sprouts'],
    atLeast: 2,
    atMost: 3,
    also: (id) => id !== 'mushrooms',
    how: { share: 0.7 },
  })
  const top = [
    bench.take('scallion', { by: 'raw' }),
    bench.take('nori', { each: 0.5, cut: 'cut into strips' }),
    bench.take('sesame-seeds'),
    bench.take('sesame-oil'),
  ]
  const fried = fryMain(main)
  const greenMinutes = Math.max(2, ...greens.map((part) => minutesOf(part, 'simmer')))
  const kind = miso ? 'Miso ' : soy.id === 'coconut-aminos' ? '' : 'Shoyu '
  return {
    title: `${kind}Ramen${withParts(main, ...greens.slice(0, 1))}`,
    description: `${noodles.label} in a deep, savory soup${miso ? ' rounded with miso' : ' of mushrooms and aromatics'}, under ${before(main)}${eggs ? ', egg' : ''} and greens: a whole evening in one bowl.`,
    steps: [
      step(
        18,
        say`Heat half of the ${oil} in a large pot over medium-high heat and brown the ${mushrooms} for 5 minutes.`,
        say`Add the ${aromatics} and stir for 1 minute.`,
        say`Pour in the ${broth}, bring to a boil and simmer for 12 to 15 minutes, so that it takes up their flavor.`,
      ),
      eggs &&
        step(
          0,
          say`Meanwhile, lower the ${eggs} into boiling water and cook for 10 minutes, until the yolks are firm (${EGG_DISH}); cool in cold water, peel and halve.`,
        ),
      step(
        isKind(main.id, 'poultry') ? 2 : 0,
        say`Heat the rest of the oil in a frying pan over medium-high heat.`,
        ...fried.said,
        say`Add a spoonful of the ${soy} and turn the pieces in it until it has coated them.`,
        settle(main),
      ),
      step(
        minutesOf(noodles, 'boil'),
        noodles.id === 'shirataki'
          ? say`Boil the ${noodles} in a second pot for 2 minutes, then drain.`
          : say`Cook the ${noodles} in a second pot as the packet says, then drain: in the soup they would make it cloudy.`,
      ),
      step(
        greenMinutes,
        say`Simmer the ${greens} in the soup for ${greenMinutes <= 2 ? '1 to 2' : `${greenMinutes} to ${greenMinutes + 1}`} minutes, until just tender.`,
      ),
      handwork(
        1,
        say`Take the soup off the heat, loosen the ${miso} with a ladleful of it, stir it back in and season with the rest of the ${soy}.`,
        miso ? undefined : say`Season the soup with the rest of the ${soy}.`,
      ),
      handwork(
        2,
        say`Divide the noodles among deep bowls, ladle over the soup with its vegetables and lay the ${[main, eggs]} on top.`,
        say`Finish with the ${top}.`,
      ),
    ],
    tips: [
      'Warm the bowls with hot water first: ramen should be almost too hot to eat.',
      'The soup can be made 3 days ahead; season it only when it is served.',
      'Keep noodles and soup apart if you plan for leftovers.',
    ],
    skill: 1,
  }
}
