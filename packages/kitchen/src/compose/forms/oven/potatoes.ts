import { takeOnlyAsked } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Boiled, dried, and beaten with warm fat and milk. */
export function mashedPotatoes(bench: Bench): Draft | undefined {
  const potatoes = bench.take(['russet-potato', 'potato', 'sweet-potato'], {
    each: 250,
    unit: 'g',
    cut: 'peeled and cut into 4 cm chunks',
  })
  const fat = bench.take(['butter', 'olive-oil'], { each: 12, unit: 'g' })
  const milk = bench.take(['milk', 'cream', 'plant-milk', 'oat-milk'], { each: 45, unit: 'ml' })
  if (!potatoes || !fat || !milk) return undefined
  const [cheese] = takeOnlyAsked(bench, (id) => isKind(id, 'cheese') && goes(id, 'raw'), 1, {
    by: 'raw',
  })
  const [garlic] = takeOnlyAsked(bench, (id) => id === 'garlic', 1, { cut: 'peeled, left whole' })
  const nutmeg = bench.take('nutmeg')
  const salt = bench.take('salt', { each: 0.3 })
  const chives = bench.take(['chives', 'parsley'], { by: 'raw', share: 0.7 })
  return {
    title:
      `${garlic ? 'Garlic ' : 'Buttery '}Mashed ${potatoes.short}${cheese ? ` with ${cheese.short}` : ''}`.replace(
        fat.id === 'butter' ? /^$/ : 'Buttery ',
        '',
      ),
    description: `Smooth, soft and properly seasoned: the secret is to dry the ${potatoes.label} before they are mashed and to warm the ${milk.label}.`,
    steps: [
      step(
        22,
        say`Put the ${[potatoes, garlic]} into a large pan of cold water, bring to a boil and cook for 15 to 18 minutes, until a knife slides in with no push.`,
      ),
      step(
        3,
        say`Drain, return to the hot pan and shake over low heat for 1 to 2 minutes, until dry.`,
      ),
      step(
        4,
        say`Warm the ${[milk, fat, nutmeg, salt]} in a small pan.`,
        say`Mash thoroughly, then beat in the warm liquid with a wooden spoon, bit by bit, until smooth.`,
      ),
      handwork(0, say`Stir in the ${cheese}.`, say`Scatter over the ${chives}.`, say`Serve hot.`),
    ],
    tips: [
      'A blender turns potatoes to glue: use a masher or a ricer.',
      'It keeps warm for half an hour in a bowl over hot water; leftovers keep for 3 days in the fridge.',
    ],
    skill: 0,
  }
}

/** Parboiled, roughed up and roasted in hot fat. */
export function roastPotatoes(bench: Bench): Draft | undefined {
  const potatoes = bench.take(['russet-potato', 'potato', 'sweet-potato', 'parsnip'], {
    each: 250,
    unit: 'g',
    cut: 'peeled and cut into 5 cm chunks',
  })
  const fat = bench.take(['olive-oil', 'oil'], { each: 1, unit: 'tbsp' })
  if (!potatoes || !fat) return undefined
  const salt = bench.take('salt', { each: 0.3 })
  const garlic = bench.take('garlic', { each: 0.75, cut: 'bashed, skins on' })
  const herb = bench.take(['rosemary', 'thyme', 'sage'])
  return {
    title: `Crisp Roast ${potatoes.short}${herb ? ` with ${herb.short}` : ''}`,
    description:
      'Glass-crisp outside and fluffy inside: boiled first, shaken until the edges are rough, then roasted in hot fat.',
    steps: [
      step(
        15,
        say`Heat the oven to ${OVEN.hot}. Put the ${potatoes} into a pan of cold water with half of the ${salt}, bring to a boil and cook for 8 minutes, until the edges soften.`,
        salt
          ? undefined
          : say`Heat the oven to ${OVEN.hot}. Boil the ${potatoes} for 8 minutes, until the edges soften.`,
      ),
      handwork(
        4,
        say`Put the ${fat} into a roasting pan and heat it in the oven for 4 minutes. Drain the potatoes and shake them in the pan until rough all over.`,
      ),
      step(
        45,
        say`Turn the pieces in the hot fat and roast for 25 minutes.`,
        say`Turn them, add the ${[garlic, herb]} and roast for 18 to 20 minutes more, until deep golden.`,
        garlic || herb ? undefined : say`Turn them and roast for 20 minutes more.`,
      ),
      handwork(
        0,
        salt ? say`Toss with the rest of the salt and serve at once.` : say`Serve at once.`,
      ),
    ],
    tips: [
      'Room on the pan is what makes them crisp: use two rather than crowd one.',
      'They can be boiled and roughed up hours ahead.',
    ],
    skill: 0,
  }
}
