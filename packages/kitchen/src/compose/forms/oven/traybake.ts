import { sharpen } from '../../craft/acid.ts'
import { before, named, withParts } from '../../craft/naming.ts'
import { firstOnSheet, roastWaves } from '../../craft/oven.ts'
import { splitCooked } from '../../craft/pan.ts'
import { REHEATED } from '../../craft/safety.ts'
import { type SeasonedCuisine, takeSeasoning } from '../../craft/seasoning.ts'
import { takeMain } from '../../craft/slots.ts'
import { takeOnlyAsked } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const TRAYBAKE: Form = {
  id: 'traybake',
  called: 'a sheet-pan dinner',
  sweet: false,
  meals: ['dinner'],
  moods: ['cozy', 'kids', 'hearty'],
  styles: (['mediterranean', 'italian', 'indian', 'mexican', 'american', 'french'] as const).map(
    (cuisine) => ({
      cuisines: [cuisine],
      liking: 0.8,
      make: (bench: Bench) => traybake(bench, cuisine),
    }),
  ),
}

function traybake(bench: Bench, cuisine: SeasonedCuisine): Draft | undefined {
  // Rosemary and its like are at home where nobody reaches for cumin or smoked paprika.
  if (!WOODY_CUISINES.includes(cuisine) && WOODY.some((id) => bench.wants(id))) return undefined
  const main = takeMain(bench, {
    method: 'roast',
    ideas: ['chicken-thighs', 'sausage', 'salmon', 'chickpeas', 'halloumi', 'cod'],
    not: ['mince', 'cured'],
    cooked: true,
    how: { share: 1 },
  })
  if (!main) return undefined
  const vegetables = bench
    .choose({
      fits: (id) => isKind(id, 'vegetable', 'root') && goes(id, 'roast'),
      ideas: [
        'potato',
        'bell-pepper',
        'zucchini',
        'broccoli',
        'cherry-tomatoes',
        'carrot',
        'sweet-potato',
        'cauliflower',
      ],
      atLeast: 2,
      atMost: 4,
    })
    .map((id) => bench.take(id, { by: 'roast', share: 0.85 }))
    .filter((part) => part !== undefined)
  const onion = bench.take(['red-onion', 'onion', 'shallot'], { by: 'roast', share: 1.5 })
  const cheese = bench.asked((id) => id === 'feta').map((id) => bench.take(id, { by: 'roast' }))
  const { fat, aromatics, spices, acid, herb, salt } = takeSeasoning(bench, cuisine, 3)
  if (!fat || vegetables.length === 0) return undefined
  const garlic = aromatics.map((part) => part && { ...part, cut: 'finely grated' })
  const leaves = takeOnlyAsked(bench, (id) => WOODY.includes(id), 1, { cut: 'leaves chopped' })
  const pepper = bench.take('black-pepper')
  const sauce = bench.take(cuisine === 'indian' || cuisine === 'mediterranean' ? 'yogurt' : [], {
    share: 0.6,
  })
  const { raw, cold } = splitCooked(main)
  const all = [
    ...(raw ? [raw] : []),
    ...vegetables,
    ...(onion ? [onion] : []),
    ...cheese.filter((part) => part !== undefined),
  ]
  const first = firstOnSheet(all)
  const oven = roastWaves(all)
  const trays = bench.servings > 4 ? 'two large baking sheets' : 'a large baking sheet'
  return {
    title: `Sheet-Pan ${WORDS[cuisine]}${named(main)}${withParts(...vegetables.slice(0, 2))}`,
    description: `One sheet, one oven, hardly any stirring: ${named(main, ...vegetables.slice(0, 2))} roast together until the edges caramelize${acid ? `, then get a splash of ${before(acid)}` : ''}.`,
    steps: [
      handwork(
        4,
        say`Heat the oven to ${OVEN.hot}.`,
        say`In a large bowl, stir the ${[fat, ...garlic, ...spices, ...leaves, salt, pepper]} together.`,
      ),
      handwork(
        2,
        say`Add the ${first} to the bowl, turn until coated, and spread out on ${trays} with room around each piece.`,
        first.length < all.length
          ? say`Toss the other pieces in what is left in the bowl.`
          : undefined,
      ),
      step(oven.minutes + 2, ...oven.said),
      cold &&
        step(
          8,
          say`Tuck the ${cold} between them with a spoonful of water and roast for 7 to 8 minutes more, until steaming hot (${REHEATED}).`,
        ),
      raw && isKind(main.id, 'poultry', 'sausage', 'meat')
        ? step(3, say`Let the ${main} rest for 3 to 5 minutes.`)
        : undefined,
      step(
        0,
        sharpen('Sprinkle with', acid),
        say`Scatter over the ${herb}.`,
        say`Serve with the ${sauce} on the side.`,
      ),
    ],
    tips: [
      'Cut the vegetables to the same size, so that they are done at the same time.',
      'Leftovers keep for 3 days in the fridge; crisp them again in a hot oven.',
      'Heat the sheet in the oven while you chop, and the vegetables start to brown at once.',
    ],
    skill: 0,
  }
}

/** Herbs that stand the heat of the sheet. */
const WOODY: readonly FoodId[] = ['rosemary', 'thyme', 'sage']
const WOODY_CUISINES: readonly SeasonedCuisine[] = ['french', 'italian', 'mediterranean']

const WORDS = {
  italian: 'Italian-Style ',
  mediterranean: 'Mediterranean ',
  indian: 'Spiced ',
  mexican: 'Mexican-Style ',
  french: '',
  american: 'Smoky ',
} satisfies Record<SeasonedCuisine, string>
