import { watchesSalt } from '../../craft/low-carb.ts'
import { named, withParts } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { steamedGrain } from '../../craft/sides.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { type Sentence, say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'

/** Rolled in nori: 75 g of rice to two sheets. Nothing raw from the sea: no shop can promise that here. */
export function maki(bench: Bench): Draft | undefined {
  const nori = bench.take('nori')
  const rice = nori && takeRice(bench)
  const filling = rice && takeFilling(bench)
  if (!nori || !rice || !filling) return undefined
  const { main, fresh, cooked } = filling
  const sesame = bench.take('sesame-seeds', { each: 1 })
  const soy = bench.take('soy-sauce', { each: watchesSalt(bench) ? 0.35 : 0.75, cut: 'to dip' })
  return {
    title: `Maki Sushi${withParts(main, ...fresh.slice(0, 1))}`,
    description: `Seasoned rice rolled around ${named(main, ...fresh)} in crisp ${nori.label}: all you need is a cloth, and the third roll already looks as it should.`,
    steps: [
      step(rice.minutes, ...rice.said),
      rice.seasoned,
      cooked,
      handwork(
        12,
        say`Lay a sheet of the ${nori} on a mat or a clean cloth, shiny side down. With wet hands spread a thin layer of rice over it, leaving 2 cm bare at the far edge.`,
        say`Lay a line of the ${[main, ...fresh]} along the near edge.`,
        say`Sprinkle with some of the ${sesame}.`,
      ),
      handwork(
        8,
        say`Roll up away from you, pressing firmly, wet the bare edge and seal. Do the same with the rest of the sheets.`,
      ),
      handwork(
        4,
        say`Cut each roll into 8 pieces with a sharp, wet knife.`,
        say`Serve with the ${soy}.`,
      ),
    ],
    tips: [
      'It is made without raw fish, which asks for a fishmonger one can trust.',
      'Wipe the knife with a wet cloth after every cut.',
      'Less rice than you think: a roll that bursts had too much.',
      'Eat them the same day: cold from the fridge the rice turns hard.',
    ],
    skill: 1,
  }
}

/** The same in a bowl, for who does not want to roll. */
export function sushiBowl(bench: Bench): Draft | undefined {
  const rice = takeRice(bench)
  const filling = rice && takeFilling(bench)
  if (!rice || !filling) return undefined
  const { main, fresh, cooked } = filling
  const nori = bench.take('nori', { each: 0.5, cut: 'cut into strips' })
  const dressing = [
    bench.take('soy-sauce', { each: watchesSalt(bench) ? 0.35 : 0.75 }),
    bench.take('sesame-oil'),
    bench.take(['lime', 'lemon'], { each: 0.15, cut: 'juiced' }),
  ].map((part) =>
    part && ['lime', 'lemon'].includes(part.id) ? { ...part, label: `${part.short} juice` } : part,
  )
  const top = [
    nori,
    bench.take('scallion', { by: 'raw' }),
    bench.take('sesame-seeds', { each: 0.75 }),
  ]
  return {
    title: `Sushi Bowl${withParts(main, ...fresh.slice(0, 1))}`,
    description: `All that is good in sushi without the rolling: seasoned rice, ${named(main, ...fresh)} and a salty, nutty dressing.`,
    steps: [
      step(rice.minutes, ...rice.said),
      rice.seasoned,
      cooked,
      handwork(1, say`Stir the ${dressing} together.`),
      handwork(
        4,
        say`Divide the rice among bowls and arrange the ${[main, ...fresh]} on top.`,
        say`Spoon over the dressing and finish with the ${top}.`,
      ),
    ],
    tips: [
      'The rice should be just warm, everything else cold.',
      'For a packed lunch carry the dressing apart, and eat it the same day.',
    ],
    skill: 0,
  }
}

type SushiRice = {
  part: Part
  minutes: number
  said: readonly (Sentence | undefined)[]
  seasoned: ReturnType<typeof step>
}

/** For 75 g of rice a good teaspoon and a half of vinegar, half of sugar, a pinch of salt. */
function takeRice(bench: Bench): SushiRice | undefined {
  const side = steamedGrain(bench, ['sushi-rice', 'brown-rice'])
  const vinegar = bench.take('rice-vinegar', { each: 1.75, cut: '' })
  if (!side || !vinegar) return undefined
  const juice =
    vinegar.measured.unit === 'piece'
      ? { ...vinegar, cut: 'juiced', label: `${vinegar.short} juice` }
      : vinegar
  const sugar = bench.take(['sugar', 'honey', 'maple-syrup'], { each: 0.75 })
  const salt = bench.take('salt', { each: 0.12 })
  return {
    part: side.part,
    minutes: side.minutes,
    said: side.said,
    seasoned: step(
      15,
      say`Stir the ${[juice, sugar, salt]} together until dissolved, sprinkle over the hot rice and cut it in with a spatula, without stirring; spread out on a tray and cool for 15 minutes.`,
    ),
  }
}

const READY: readonly FoodId[] = ['smoked-salmon', 'canned-tuna', 'avocado']
const FRIED: readonly FoodId[] = ['shrimp', 'salmon', 'tofu', 'chicken-breast']
const STRIPS: readonly FoodId[] = ['tofu', 'chicken-breast', 'chicken-thighs']
const FRESH: readonly FoodId[] = ['cucumber', 'avocado', 'carrot', 'mango', 'radish', 'bell-pepper']

type Filling = { main: Part | undefined; fresh: Part[]; cooked: ReturnType<typeof step> }

function takeFilling(bench: Bench): Filling | undefined {
  const fits = (id: FoodId) =>
    READY.slice(0, 2).includes(id) ||
    FRIED.includes(id) ||
    (isKind(id, 'poultry') && goes(id, 'fry'))
  const isGreen = bench.asked((id) => FRESH.includes(id)).length > 0
  const [mainId] = bench.choose({
    fits,
    ideas: isGreen ? [] : ['smoked-salmon', 'canned-tuna', 'shrimp', 'tofu'],
    atLeast: isGreen ? 0 : 1,
    atMost: 1,
    cooked: true,
  })
  const ready = mainId !== undefined && READY.includes(mainId)
  const main =
    mainId &&
    bench.take(mainId, {
      by: ready ? 'raw' : 'fry',
      share: ready ? 0.8 : 0.5,
      ...(STRIPS.includes(mainId) && { cut: 'cut into strips as thick as a finger' }),
    })
  const fresh = bench
    .choose({
      fits: (id) => FRESH.includes(id),
      ideas: ['cucumber', 'avocado', 'carrot'],
      atLeast: main ? 2 : 3,
      atMost: 3,
    })
    .map((id) => bench.take(id, { share: 0.6, cut: CUTS[id] ?? 'cut into thin strips' }))
    .filter((part) => part !== undefined)
  if (fresh.length === 0) return undefined
  const oil = main && !ready ? bench.take(['oil', 'olive-oil'], { each: 1 }) : undefined
  const mayo = main?.id === 'canned-tuna' ? bench.take('mayonnaise', { each: 0.75 }) : undefined
  const cooked =
    main && !ready
      ? step(
          fryMain(main).minutes + 1,
          say`Heat the ${oil} in a frying pan over medium-high heat.`,
          ...fryMain(main).said,
          isKind(main.id, 'fish') ? say`Break it into large flakes.` : undefined,
          say`Leave the ${main} to cool.`,
        )
      : handwork(1, mayo ? say`Stir the ${[main, mayo]} together.` : undefined)
  return { main, fresh, cooked }
}

const CUTS: Partial<Record<FoodId, string>> = {
  avocado: 'stoned and cut into strips',
  carrot: 'coarsely grated',
  mango: 'peeled and cut into strips',
  'bell-pepper': 'seeded and cut into thin strips',
}
