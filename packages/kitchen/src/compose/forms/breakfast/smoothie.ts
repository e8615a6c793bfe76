import { before, named } from '../../craft/naming.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const SMOOTHIE: Form = {
  id: 'smoothie',
  called: 'a smoothie',
  sweet: true,
  meals: ['breakfast', 'snack'],
  moods: ['quick', 'light', 'kids'],
  styles: [{ cuisines: [], liking: 0.6, make: smoothie }],
}

function smoothie(bench: Bench): Draft | undefined {
  const milk = bench.take(
    ['milk', 'plant-milk', 'oat-milk', 'almond-milk', 'coconut-drink', 'water'],
    { each: 130, unit: 'ml' },
  )
  const banana = bench.take('banana', { each: 0.5, cut: 'sliced, frozen if you like' })
  const fruits = bench
    .choose({
      fits: (id) =>
        isKind(id, 'fruit') && goes(id, 'raw') && !['raisins', 'cranberries'].includes(id),
      ideas: ['strawberries', 'blueberries', 'mango', 'raspberries', 'peach'],
      atLeast: 1,
      atMost: 2,
    })
    .map((id, _index, ids) => bench.take(id, { by: 'raw', share: ids.length > 1 ? 0.7 : 1 }))
    .filter((part) => part !== undefined)
  if (!milk || fruits.length + (banana ? 1 : 0) < 2) return undefined
  const leaf = bench
    .asked((id) => id === 'spinach' || id === 'kale')
    .slice(0, 1)
    .map((id) => bench.take(id, { by: 'raw', share: 0.5 }))
  const body = bench.take(
    bench
      .asked((id) => ['oats', 'peanut-butter', 'chia-seeds'].includes(id))
      .concat(['yogurt', 'oats']),
    { share: 0.6 },
  )
  const flavor = [
    bench
      .asked((id) => ['cocoa', 'ginger', 'cinnamon', 'vanilla', 'mint'].includes(id))
      .slice(0, 1)
      .map((id) => bench.take(id))[0],
    bench.take('lime', { each: 0.1, cut: 'juiced', label: 'lime juice' }) ??
      bench.take('lemon', { each: 0.1, cut: 'juiced', label: 'lemon juice' }),
  ]
  const sweet = bench.take(['honey', 'maple-syrup', 'dates'], { share: 0.7 })
  return {
    title: `${before(...fruits, banana)} Smoothie${leaf.length > 0 ? ` with ${named(...leaf)}` : ''}`,
    description: `Thick, cold and drinkable: ${named(...fruits)} blended smooth with ${named(milk)} in five minutes.`,
    steps: [
      handwork(
        2,
        say`Put the ${[milk, body, ...leaf]} into a blender first, then the ${[banana, ...fruits, ...flavor]}.`,
      ),
      handwork(
        2,
        say`Blend for about 1 minute, until completely smooth; add a splash of cold water if it is too thick.`,
      ),
      handwork(
        1,
        say`Taste, sweeten with the ${sweet} if the fruit needs it, and drink right away.`,
      ),
    ],
    tips: [
      'Frozen fruit makes it thick and cold without ice.',
      'It keeps for a day in a closed jar in the fridge; shake it before drinking.',
    ],
    skill: 0,
  }
}
