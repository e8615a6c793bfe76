import { avoidsStarch, watchesSalt } from '../../craft/low-carb.ts'
import { withParts } from '../../craft/naming.ts'
import { fryMain, liftOut } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeMain } from '../../craft/slots.ts'
import { knownFor, takeHeat } from '../../craft/takes.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** Sour with tamarind, salty with fish sauce, sweet with sugar: for a portion a tablespoon, two teaspoons, two. */
export function padThai(bench: Bench): Draft | undefined {
  const noodles = avoidsStarch(bench)
    ? bench.take('shirataki', { by: 'boil' })
    : bench.take(['rice-noodles', 'shirataki'], { each: bench.wish.keeping.lowCarb ? 60 : 70 })
  const main = takeMain(bench, {
    method: 'fry',
    within: 9,
    ideas: knownFor(bench, ['shrimp', 'chicken-breast'], ['tofu']),
    not: ['cured', 'sausage', 'cheese', 'legume', 'mince', 'fish'],
    cooked: true,
    how: { share: 0.65 },
  })
  const { lessSugar } = bench.wish.keeping
  const sour = lessSugar
    ? bench.take(['lime', 'lemon'], { each: 0.5 })
    : bench.take(['tamarind', 'lime'], { each: 0.9 })
  const salty = bench.take('fish-sauce', {
    each: watchesSalt(bench) ? 0.7 : 1.75,
    unit: 'tsp',
  })
  const sweet = bench.take(lessSugar ? 'erythritol' : ['brown-sugar', 'sugar', 'maple-syrup'], {
    each: 2,
  })
  const oil = bench.take('oil', { each: 2.5 })
  if (!noodles || !main || !sour || !salty || !sweet || !oil) return undefined

  const eggs = bench.take('egg', { each: 0.75 })
  const base = [
    bench.take('shallot', { each: 0.5, cut: 'thinly sliced' }),
    bench.take('garlic', { by: 'fry' }),
    takeHeat(bench, 'pepper-flakes'),
  ]
  const green = bench.take('scallion', { each: 1.5, cut: 'cut into 3 cm lengths' })
  const sprouts = bench.take(['bean-sprouts', 'cabbage', 'carrot'], { by: 'fry', share: 0.9 })
  const crunch = bench.take(['peanuts', 'cashews', 'sesame-seeds'], { each: 12, cut: 'chopped' })
  const topped = crunch?.id === 'sesame-seeds' ? { ...crunch, cut: '' } : crunch
  const lime = bench.take(['lime', 'lemon'], { cut: 'cut into wedges' })
  const herb = bench.take(['cilantro', 'basil', 'mint'], { by: 'raw' })
  const fried = fryMain(main)
  const juice = sour.id === 'lime' || sour.id === 'lemon'
  const sharp = juice ? { ...sour, cut: 'juiced', label: `${sour.short} juice` } : sour
  return {
    title: `${main.short} Pad Thai${withParts(topped)}`,
    description: `Sour, salty, sweet: ${noodles.label} fried hard with ${main.label}${eggs ? ', egg' : ''} and crisp ${sprouts?.label ?? 'vegetables'} in the sauce that made the dish famous.`,
    steps: [
      noodles.id === 'shirataki'
        ? step(
            4,
            say`Boil the ${noodles} for 2 minutes, drain, and stir them in a dry, hot wok for 2 minutes, until they squeak; tip them out.`,
          )
        : handwork(
            5,
            say`Cover the ${noodles} with just-boiled water and leave for 8 to 10 minutes, until they bend but still have a bite; drain and rinse cold.`,
          ),
      handwork(
        2,
        say`Stir the ${[sharp, salty, sweet]} together until smooth; it should taste too strong on its own.`,
      ),
      step(
        fried.minutes + 1,
        say`Heat half of the ${oil} in a wok or your widest frying pan over high heat.`,
        ...fried.said,
        liftOut(main),
      ),
      step(2, say`Add the rest of the oil and stir the ${base} for 1 minute, until golden.`),
      step(
        3,
        say`Add the noodles and the sauce and toss for 2 to 3 minutes, until the sauce is drunk up; a splash of water helps if they are still stiff.`,
      ),
      step(
        2,
        say`Push everything aside, crack the ${eggs} into the gap, scramble until fully set (${EGG_DISH}) and fold in.`,
      ),
      step(
        2,
        main.cooked ? undefined : say`Return the ${main} to the pan.`,
        say`Toss in the ${[sprouts, green]} for 1 minute: they should stay crisp.`,
      ),
      handwork(
        0,
        say`Scatter over the ${[topped, herb]}.`,
        say`Serve with the ${lime} to squeeze over.`,
      ),
    ],
    tips: [
      'Fry at most two portions at a time: a crowded wok steams the noodles to a lump.',
      'Soak the noodles short of soft: they finish in the sauce.',
      'It is best at once; leftovers keep for 1 day and are reheated in a hot pan until steaming.',
    ],
    skill: 1,
  }
}
