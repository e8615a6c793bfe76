import { withParts } from '../../craft/naming.ts'
import { isGlutenFree } from '../../craft/yeast-dough.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, type Step, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** For a portion: 225 g of floury potatoes, 60 g of flour; an egg for four where flour has no gluten. */
export function gnocchi(bench: Bench): Draft | undefined {
  // Nobody rolls them in half an hour: then bought ones are meant.
  if ((bench.wish.maxMinutes ?? LONG) < LONG) return undefined
  const potatoes = bench.take('russet-potato', { each: 225, unit: 'g', cut: 'scrubbed' })
  const free = isGlutenFree(bench)
  const flour = bench.take('flour', { each: 60, cut: 'plus a little for the board' })
  if (!potatoes || !flour) return undefined
  const egg = bench.take('egg', { each: 0.25, cut: 'beaten' })
  const starch = egg && !free ? undefined : bench.take('cornstarch', { each: 1.5 })
  if (free && !egg && !starch) return undefined
  const salt = bench.take('salt', { each: 0.3, cut: 'partly for the cooking water' })
  const sauce = takeSauce(bench)
  if (!sauce) return undefined
  return {
    title: `Homemade Gnocchi with ${sauce.called}`,
    description: `Pillows of ${potatoes.label} and hardly more ${flour.short} than holds them together, with ${sauce.phrase}: an hour of quiet handwork that nobody forgets.`,
    steps: [
      step(
        35,
        say`Boil the ${potatoes} whole, in their skins, for 25 to 35 minutes, until a knife slides in with no push.`,
      ),
      handwork(
        10,
        say`Drain, peel while hot and press through a ricer, or mash very finely; spread out on the board to steam dry for 5 minutes.`,
      ),
      handwork(
        6,
        say`Add the ${[egg, flour, starch]} and a pinch of the ${salt}, and bring together into a soft dough with as little kneading as you can.`,
        salt
          ? undefined
          : say`Add the ${[egg, flour, starch]} and bring together into a soft dough with as little kneading as you can.`,
      ),
      handwork(
        15,
        say`Roll into ropes as thick as a thumb on a floured board, cut into 2 cm pieces and, if you like, roll each over the tines of a fork.`,
      ),
      ...sauce.steps,
      step(
        8,
        say`Bring a large pot of water to a gentle boil${salt ? ' with the rest of the salt' : ''}. Cook the pieces in two or three batches: when they rise, give them 30 seconds more and lift them straight into the pan.`,
      ),
      step(2, sauce.toss),
    ],
    tips: [
      'The drier the potatoes, the less flour they take, and the lighter the gnocchi.',
      'Cook one first: if it falls apart, knead in another spoonful of flour.',
      'They freeze well raw, on a tray; cook them from frozen.',
    ],
    skill: 2,
  }
}

const LONG = 60

type GnocchiSauce = {
  called: string
  phrase: string
  steps: (Step | undefined)[]
  toss: ReturnType<typeof say>
}

function takeSauce(bench: Bench): GnocchiSauce | undefined {
  if (bench.wants('pesto')) return pesto(bench)
  const wantsTomato = bench.wants('canned-tomatoes') || bench.wants('tomato')
  return wantsTomato || !bench.has('butter') || !bench.has('sage')
    ? tomato(bench)
    : (sageButter(bench) ?? tomato(bench))
}

function takeExtra(bench: Bench): Part[] {
  return bench
    .asked((id) => isKind(id, 'vegetable', 'leaf') && goes(id, 'fry', 9) && id !== 'tomato')
    .slice(0, 2)
    .map((id) => bench.take(id, { by: 'fry', share: 0.8 }))
    .filter((part) => part !== undefined)
}

function sageButter(bench: Bench): GnocchiSauce | undefined {
  const butter = bench.take('butter', { each: 15 })
  const sage = bench.take('sage', { each: 4, cut: '' })
  if (!butter || !sage) return undefined
  const extra = takeExtra(bench)
  const pepper = bench.take('black-pepper')
  const cheese = bench.take('parmesan', { by: 'raw' })
  return {
    called: `Sage ${butter.short}${withParts(...extra)}`,
    phrase: `${butter.label} and crisp ${sage.label}`,
    steps: [
      step(
        4,
        say`Melt the ${butter} in a wide frying pan over medium heat with the ${sage} and cook for 3 to 4 minutes, until it smells nutty and the leaves are crisp.`,
        say`Fry the ${extra} in it for 6 to 8 minutes, until soft.`,
      ),
    ],
    toss: say`Toss gently in the pan for 1 minute, then serve with the ${[cheese, pepper]}.`,
  }
}

function tomato(bench: Bench): GnocchiSauce | undefined {
  const tomatoes = bench.take(['canned-tomatoes', 'cherry-tomatoes', 'tomato'], { share: 1.2 })
  const oil = bench.take(['olive-oil', 'oil'])
  if (!tomatoes || !oil) return undefined
  const garlic = bench.take('garlic', { each: 0.75, cut: 'thinly sliced' })
  const extra = takeExtra(bench)
  const herb = bench.take(['basil', 'parsley'], { by: 'raw' })
  const cheese = bench.take('parmesan', { by: 'raw' })
  return {
    called: `Tomato Sauce${withParts(...extra)}`,
    phrase: garlic ? 'a garlicky tomato sauce' : 'a tomato sauce',
    steps: [
      step(
        14,
        say`Warm the ${oil} in a wide frying pan over medium heat.`,
        say`Add the ${extra} and cook for 6 to 8 minutes, until soft.`,
        say`Add the ${garlic} and cook for 1 minute, without letting it brown.`,
        say`Add the ${tomatoes} and simmer for 10 to 12 minutes, until thick.`,
      ),
    ],
    toss: herb
      ? say`Toss gently in the sauce for 1 minute, then serve with the ${[herb, cheese]}.`
      : say`Toss gently in the sauce for 1 minute, and serve.`,
  }
}

function pesto(bench: Bench): GnocchiSauce | undefined {
  const green = bench.take('pesto', { each: 2 })
  const extra = takeExtra(bench)
  const oil = extra.length > 0 ? bench.take(['olive-oil', 'oil'], { each: 1 }) : undefined
  if (!green) return undefined
  return {
    called: `${green.short}${withParts(...extra)}`,
    phrase: green.label,
    steps: [
      step(
        8,
        say`Heat the ${oil} in a wide frying pan over medium heat and cook the ${extra} for 6 to 8 minutes, until soft.`,
      ),
    ],
    toss: say`Loosen the ${green} with a splash of the cooking water in a wide, warm pan and turn them in it.`,
  }
}
