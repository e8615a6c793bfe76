import { before } from '../../craft/naming.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { cheesecake } from './cheesecake.ts'
import { tiramisu } from './tiramisu.ts'

export const MOUSSE: Form = {
  id: 'mousse',
  called: 'a mousse',
  sweet: true,
  meals: ['dessert'],
  moods: ['fancy', 'light', 'quick'],
  styles: [
    { id: 'chocolate-mousse', cuisines: ['french'], make: chocolateMousse },
    { id: 'tofu-mousse', cuisines: ['japanese', 'american'], liking: 0.4, make: tofuMousse },
    { cuisines: ['french', 'italian'], liking: 0.8, make: berryMousse },
    { id: 'avocado-mousse', cuisines: ['american', 'mexican'], liking: 0.3, make: avocadoMousse },
    { id: 'cheesecake', cuisines: ['american'], liking: 0.6, apart: true, make: cheesecake },
    {
      id: 'tiramisu',
      called: 'a tiramisu',
      cuisines: ['italian'],
      liking: 0.5,
      apart: true,
      make: tiramisu,
    },
  ],
}

/** Without raw egg: 35 g of chocolate to 70 ml of cream, a third of it hot. */
function chocolateMousse(bench: Bench): Draft | undefined {
  const chocolate = bench.take('chocolate', { each: 35, unit: 'g', cut: 'finely chopped' })
  const cream = bench.take(['cream', 'coconut-cream'], { each: 75, unit: 'ml', cut: 'cold' })
  if (!chocolate || !cream || !WHIPS.includes(cream.id)) return undefined
  const sugar = bench.take(['sugar', 'maple-syrup'], { each: 1 })
  const flavor = bench.take(['vanilla', 'cinnamon'])
  const salt = bench.take('salt', { each: 0.03 })
  const top = takeTopping(bench)
  return {
    title: 'Chocolate Mousse',
    description: `Dark, airy and made without raw eggs: ${chocolate.label}, ${cream.label} and a little patience while it sets.`,
    steps: [
      step(
        4,
        say`Warm a third of the ${cream} in a small pan until it steams, then take it off the heat.`,
        say`Add the ${[chocolate, sugar, flavor, salt]}, leave for 1 minute and stir until smooth. Cool until just lukewarm.`,
      ),
      handwork(
        6,
        say`Whip the rest of the cream to soft peaks: when the whisk is lifted the tip should fall over.`,
        say`Fold a spoonful into the chocolate to loosen it, then fold in the rest in two turns, only until no streaks are left.`,
      ),
      step(60, say`Spoon into ${bench.servings} glasses and chill for at least 1 hour, until set.`),
      handwork(1, say`Scatter over the ${top} and serve.`, top ? undefined : say`Serve cold.`),
    ],
    tips: [
      'If the chocolate turns grainy, stir in a spoonful of hot water until it shines again.',
      'It keeps for 2 days in the fridge, covered.',
    ],
    skill: 1,
  }
}

const WHIPS: readonly FoodId[] = ['cream', 'coconut-cream']

function takeTopping(bench: Bench) {
  return bench.take(
    bench.asked((id) => TOPPINGS.includes(id)).concat(bench.chance.shuffle(TOPPINGS)),
    { share: 0.4 },
  )
}

const TOPPINGS: readonly FoodId[] = [
  'raspberries',
  'strawberries',
  'blueberries',
  'hazelnuts',
  'pistachios',
  'coconut',
]

function tofuMousse(bench: Bench): Draft | undefined {
  const tofu = bench.take('silken-tofu', { each: 85, cut: 'at room temperature' })
  const chocolate = bench.take('chocolate', { each: 30, unit: 'g', cut: 'chopped' })
  const sweet = bench.take(['maple-syrup', 'sugar', 'honey'], { each: 2 })
  if (!tofu || !chocolate || !sweet) return undefined
  const flavor = bench.take(['vanilla', 'cinnamon'])
  const salt = bench.take('salt', { each: 0.03 })
  const top = takeTopping(bench)
  return {
    title: 'Silken Chocolate Mousse',
    description: `A mousse that nobody believes is made of ${tofu.label}: blended with melted ${chocolate.label} it sets dense and glossy.`,
    steps: [
      step(
        5,
        say`Melt the ${chocolate} in a bowl over a pan of barely simmering water, stirring, then cool for 2 minutes.`,
      ),
      handwork(
        3,
        say`Blend the ${[tofu, sweet, flavor, salt]} until completely smooth, scraping down once.`,
        say`Add the chocolate and blend for 30 seconds more, until it is one color.`,
      ),
      step(60, say`Spoon into ${bench.servings} glasses and chill for at least 1 hour, until set.`),
      handwork(1, say`Scatter over the ${top} and serve.`, top ? undefined : say`Serve cold.`),
    ],
    tips: [
      'Cold tofu makes the chocolate seize: take it out of the fridge in good time.',
      'It keeps for 3 days in the fridge.',
    ],
    skill: 0,
  }
}

function berryMousse(bench: Bench): Draft | undefined {
  const berries = bench.take(
    bench.asked((id) => SOFT.includes(id)).concat(bench.chance.shuffle(SOFT)),
    { each: 70, unit: 'g' },
  )
  const cream = bench.take(['cream', 'coconut-cream'], { each: 60, unit: 'ml', cut: 'cold' })
  const yogurt = bench.take('yogurt', { each: 50 })
  const sugar = bench.take(['sugar', 'honey', 'maple-syrup'], { each: 2.5 })
  if (!berries || !cream || !WHIPS.includes(cream.id) || !yogurt || !sugar) return undefined
  const lemon = bench.take('lemon', { each: 0.1, cut: 'juiced' })
  return {
    title: `${before(berries)} Mousse`,
    description: `Light and pink: ${berries.label} folded into ${cream.label}, sharpened with ${yogurt.label}, summer by the spoonful.`,
    steps: [
      handwork(
        4,
        say`Mash or blend two thirds of the ${berries} with the ${sugar}.`,
        say`Stir in the juice of the ${lemon}.`,
      ),
      handwork(
        5,
        say`Whip the ${cream} to soft peaks, then fold in the ${yogurt} and the crushed fruit, leaving a few streaks.`,
      ),
      step(45, say`Spoon into ${bench.servings} glasses and chill for 45 minutes.`),
      handwork(1, say`Top with the rest of the fruit and serve.`),
    ],
    tips: [
      'Frozen fruit works: thaw it in a sieve and keep the juice for a drink.',
      'Serve it the same day: the fruit loosens it in time.',
    ],
    skill: 0,
  }
}

const SOFT: readonly FoodId[] = ['raspberries', 'strawberries', 'blueberries', 'mango', 'peach']

function avocadoMousse(bench: Bench): Draft | undefined {
  const avocado = bench.take('avocado', { each: 0.5, cut: 'very ripe' })
  const cocoa = bench.take('cocoa', { each: 8 })
  const sweet = bench.take(['maple-syrup', 'honey', 'sugar'], { each: 4 })
  if (!avocado || !cocoa || !sweet) return undefined
  const milk = bench.take(['milk', 'plant-milk', 'coconut-milk'], { each: 20, unit: 'ml' })
  const flavor = bench.take(['vanilla', 'cinnamon'])
  const salt = bench.take('salt', { each: 0.03 })
  const top = takeTopping(bench)
  return {
    title: 'Cocoa and Avocado Mousse',
    description: `Ready in ten minutes and deeply chocolaty: ripe ${avocado.label} for the body, ${cocoa.label} for the flavor.`,
    steps: [
      handwork(
        5,
        say`Blend the flesh of the ${avocado} with the ${[cocoa, sweet, milk, flavor, salt]} until perfectly smooth, scraping down twice.`,
      ),
      handwork(1, say`Taste, and sweeten it a little more if you like.`),
      step(30, say`Spoon into ${bench.servings} glasses and chill for 30 minutes.`),
      handwork(1, say`Scatter over the ${top} and serve.`, top ? undefined : say`Serve cold.`),
    ],
    tips: ['Only ripe fruit works: it should give under a thumb.', 'Eat it the same day.'],
    skill: 0,
  }
}
