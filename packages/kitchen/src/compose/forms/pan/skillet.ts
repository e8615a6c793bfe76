import { named } from '../../craft/naming.ts'
import {
  type PanSauce,
  takeLemonButter,
  takeMustardCream,
  takeSoyGinger,
  takeTomatoOlive,
} from '../../craft/pan-sauces.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { steamedGrain } from '../../craft/sides.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { type Sentence, say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const SKILLET: Form = {
  id: 'skillet',
  called: 'a pan-seared dinner',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['quick', 'fancy', 'hearty'],
  styles: [
    { cuisines: ['french'], make: (bench) => skillet(bench, takeMustardCream) },
    {
      cuisines: ['french', 'american', 'italian'],
      make: (bench) => skillet(bench, takeLemonButter),
    },
    { cuisines: ['italian', 'mediterranean'], make: (bench) => skillet(bench, takeTomatoOlive) },
    { cuisines: ['japanese', 'korean', 'chinese'], make: (bench) => skillet(bench, takeSoyGinger) },
  ],
}

const SHARES: Partial<Record<FoodId, number>> = { steak: 1.2, halloumi: 1.3 }

function takeWhole(bench: Bench, id: FoodId): Part | undefined {
  const main = bench.take(id, { cut: CUTS[id] ?? 'patted dry', share: SHARES[id] ?? 1 })
  return main && main.id === 'steak' && main.short === 'beef'
    ? { ...main, label: 'steak', short: 'steak' }
    : main
}

/** Mains that are seared whole. */
const WHOLE: readonly FoodId[] = [
  'steak',
  'pork-chop',
  'chicken-breast',
  'salmon',
  'cod',
  'halloumi',
  'tofu',
]

function skillet(
  bench: Bench,
  makeSauce: (bench: Bench, main: Part) => PanSauce | undefined,
): Draft | undefined {
  const [id] = bench.choose({
    fits: (food) => WHOLE.includes(food),
    ideas: ['chicken-breast', 'salmon', 'pork-chop', 'steak'],
    atLeast: 1,
    atMost: 1,
  })
  const main = id && takeWhole(bench, id)
  const oil = bench.take(['oil', 'olive-oil'], { each: 1.5 })
  if (!main || !oil) return undefined
  const sauce = makeSauce(bench, main)
  if (!sauce) return undefined
  // Halloumi brings its own salt.
  const seasoning = [
    isKind(main.id, 'cheese') ? undefined : bench.take('salt'),
    bench.take('black-pepper'),
  ]
  const side = takeSide(bench, sauce.asian)
  const green = bench
    .choose({
      fits: (food) =>
        isKind(food, 'vegetable') &&
        (goes(food, 'simmer', 8) || goes(food, 'boil', 8)) &&
        food !== 'tomato' &&
        food !== 'corn',
      ideas: ['green-beans', 'broccoli', 'asparagus', 'peas', 'snap-peas', 'bok-choy'],
      atLeast: 1,
      atMost: 1,
    })
    .map((food) => bench.take(food, { by: 'simmer' }))[0]
  if (!side) return undefined
  const seared = sear(main)
  return {
    title: `Pan-Seared ${named(main)} with ${sauce.word}`,
    description: `${named(main)} cooked hot and fast, then finished with ${sauce.phrase} made in the same pan; ${named(side.part)} and ${green ? named(green) : 'the pan juices'} complete the plate.`,
    steps: [
      step(side.minutes, ...side.said),
      step(
        0,
        say`Meanwhile, boil or steam the ${green} until just tender, 3 to 6 minutes, and drain well.`,
      ),
      step(0, say`Pat the ${main} dry.`, say`Season with the ${seasoning}.`),
      step(
        0,
        say`Heat the ${oil} in a heavy frying pan over medium-high heat until it shimmers.`,
        ...seared.said,
      ),
      step(5, ...sauce.said),
      step(0, say`Spoon the sauce over the ${main} and serve with the ${[side.part, green]}.`),
    ],
    tips: [
      'A dry surface and a hot pan make the crust: do not move the pieces until they let go by themselves.',
      bench.servings > 2
        ? 'Sear in two batches rather than crowd the pan.'
        : 'Warm the plates; a thin sauce cools quickly.',
      'Leftovers keep for 2 days in the fridge and are good cold, sliced over salad.',
    ],
    skill: 1,
  }
}

const CUTS: Partial<Record<FoodId, string>> = {
  'chicken-breast': 'halved horizontally into thin cutlets',
  salmon: 'cut into portions',
  cod: 'cut into portions',
  halloumi: 'cut into 1 cm slices',
  tofu: 'pressed dry and cut into 1.5 cm slabs',
  steak: '2 cm thick, at room temperature for 20 minutes',
}

function sear(main: Part): { said: (Sentence | undefined)[] } {
  const safe = safeTemperature(main.id)
  switch (main.id) {
    case 'steak':
      return {
        said: [
          say`Sear the ${main} for 3 to 4 minutes on each side for medium (${safe}), then rest it on a warm plate for at least 3 minutes.`,
        ],
      }
    case 'pork-chop':
      return {
        said: [
          say`Sear the ${main} for 4 to 5 minutes on each side, until golden (${safe} in the middle), then rest for at least 3 minutes.`,
        ],
      }
    case 'chicken-breast':
      return {
        said: [
          say`Sear the ${main} for 4 to 5 minutes on each side, until golden with no pink left (${safe}), then keep warm on a plate.`,
        ],
      }
    case 'salmon':
      return {
        said: [
          say`Lay in the ${main}, skin side down if it has skin, cook for 4 to 5 minutes, turn and cook for 2 to 3 minutes more, until it flakes easily (${safe}); keep warm on a plate.`,
        ],
      }
    case 'cod':
      return {
        said: [
          say`Cook the ${main} for 3 to 4 minutes on each side, turning once with care, until opaque and flaking (${safe}); keep warm on a plate.`,
        ],
      }
    default:
      return {
        said: [
          say`Fry the ${main} for 3 to 4 minutes on each side, until deep golden; keep warm on a plate.`,
        ],
      }
  }
}

const GRAINS: readonly FoodId[] = ['jasmine-rice', 'basmati-rice', 'brown-rice', 'quinoa']

function takeSide(bench: Bench, asian: boolean) {
  const wantsPotatoes = bench.wants('potato') || bench.wants('sweet-potato')
  const grain = !wantsPotatoes && GRAINS.some((id) => bench.wants(id))
  if (asian || grain || bench.wish.keeping.lowCarb) return steamedGrain(bench, GRAINS)
  const mash = bench.chance.next() < 0.5
  const potatoes = bench.take(['potato', 'sweet-potato'], {
    cut: 'peeled and cut into 3 cm chunks',
  })
  if (!potatoes) return steamedGrain(bench, ['basmati-rice', 'quinoa', 'brown-rice'])
  const fat = bench.take(['butter', 'olive-oil'], { share: 0.8 })
  const milk = mash ? bench.take(['milk', 'plant-milk'], { each: 25 }) : undefined
  return {
    part: potatoes,
    minutes: 25,
    said: [
      say`Put the ${potatoes} into a pan of cold water, bring to a boil and simmer for 15 minutes, until a knife slides in easily. Drain and let them steam dry.`,
      mash
        ? say`Mash them with the ${[fat, milk]} until smooth, and keep warm.`
        : say`Toss them with the ${fat}, and keep warm.`,
    ],
  }
}
