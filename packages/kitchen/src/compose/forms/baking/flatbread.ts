import { takeAskedOr } from '../../craft/takes.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const FLATBREAD: Form = {
  id: 'flatbread',
  called: 'flatbreads',
  sweet: false,
  meals: ['lunch', 'snack', 'appetizer'],
  moods: ['quick', 'cheap'],
  styles: [
    { cuisines: ['indian', 'mediterranean'], liking: 0.5, make: yogurtFlatbread },
    { cuisines: ['mediterranean', 'mexican', 'indian'], liking: 0.3, make: oilFlatbread },
  ],
}

/** Risen with baking powder: 80 g of flour to 60 g of yogurt for each bread. */
function yogurtFlatbread(bench: Bench): Draft | undefined {
  const yogurt = bench.take('yogurt', { each: 60, unit: 'g' })
  return yogurt && flatbreads(bench, 'Soft', [yogurt])
}

/** Without yogurt: 45 ml of warm water and a little oil for each bread. */
function oilFlatbread(bench: Bench): Draft | undefined {
  const water = bench.take('water', { each: 45, unit: 'ml', cut: 'warm' })
  const oil = bench.take(['olive-oil', 'oil'], { each: 1.5, cut: 'for the dough' })
  return water && oil && flatbreads(bench, 'Olive Oil', [water, oil])
}

function flatbreads(
  bench: Bench,
  word: string,
  wet: NonNullable<ReturnType<Bench['take']>>[],
): Draft | undefined {
  const flour = bench.take('flour', { each: 80, unit: 'g' })
  const powder = bench.take('baking-powder', { each: 0.4 })
  const salt = bench.take('salt', { each: 0.15 })
  const brush = bench.take(['butter', 'olive-oil', 'oil'], {
    each: 6,
    cut: 'for brushing',
  })
  if (!flour || !powder || !brush) return undefined
  const garlic = bench.take('garlic', { each: 0.35, cut: 'finely grated' })
  const herb = bench.take(['parsley', 'cilantro', 'chives', 'dill'], { by: 'raw' })
  const seeds = takeAskedOr(bench, (id) => isKind(id, 'seed'), ['sesame-seeds', 'cumin'], {
    share: 0.6,
  })
  const top = bench
    .asked((id) => isKind(id, 'cheese', 'vegetable', 'leaf') && goes(id, 'raw'))
    .slice(0, 2)
    .map((id) => bench.take(id, { by: 'raw', share: 0.5 }))
    .filter((part) => part !== undefined)
  return {
    title: `${word} ${garlic ? 'Garlic ' : ''}Flatbreads${top.length > 0 ? ` with ${top.map(({ short }) => short).join(' and ')}` : ''}`,
    description: `Blistered flatbreads straight from a dry pan, brushed with ${garlic ? `garlicky ${brush.label}` : brush.label}: no yeast, no waiting, half an hour in all.`,
    steps: [
      handwork(2, say`Stir the ${[flour, powder, salt, seeds]} together in a bowl.`),
      handwork(
        6,
        say`Work in the ${wet}, first with a spoon, then with your hands, until you have a soft dough; knead it for 2 minutes.`,
        say`Cover and let it rest for 10 minutes.`,
      ),
      handwork(
        6,
        say`Divide into ${bench.servings} pieces and roll each out on a little flour to some 4 mm.`,
      ),
      step(
        3 * bench.servings,
        say`Heat a heavy frying pan over medium-high heat until very hot. Cook them one by one, dry, for 1 to 2 minutes on each side, until puffed and spotted brown.`,
      ),
      handwork(
        1,
        say`Warm the ${[brush, garlic, herb]} together in a small pan and brush over while hot.`,
        say`Top with the ${top} and eat at once.`,
      ),
    ],
    tips: [
      'Stack them in a clean cloth: the steam keeps them soft.',
      'They freeze well; warm them in a dry pan.',
    ],
    skill: 0,
  }
}
