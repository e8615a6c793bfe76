import { toPlural } from '../../text/plural.ts'
import type { Food, Kind } from '../foods/food.ts'
import { FOODS, type FoodId } from '../foods/foods.ts'
import type { Asked } from '../wish.ts'
import type { Measured } from './measure.ts'
import type { Part } from './part.ts'
import type { Take } from './take.ts'

/** What a food is called here: as the cook named it, and with what its packet must say. */
type Called = { name: Asked | undefined; promise: string | undefined }

/** So much of a food as a part of the dish, with the words that list, steps and title have for it. */
export function toPart(id: FoodId, measured: Measured, how: Take, { name, promise }: Called): Part {
  const food = FOODS[id]
  const weighed = food.per[1] === 'piece' && measured.unit === 'g'
  const several = weighed || (measured.unit === 'piece' && measured.amount > 1)
  const words = wordsOf(food, name, several)
  const cooked = name?.cooked === true && id !== 'cooked-rice'
  const way = how.by && food.ways?.[how.by]
  const said = (word: string) => (cooked ? `cooked ${word}` : word)
  return {
    id,
    measured,
    name: [promise, said(cooked ? words.label : words.name)].filter(Boolean).join(' '),
    label: how.label ?? [spokenPromise(food.kind, promise), said(words.label)].join(''),
    short: words.label,
    cut: cooked ? cutOfCooked(food.kind) : (how.cut ?? way?.[1] ?? ''),
    cooked,
  }
}

function wordsOf(food: Food, name: Asked | undefined, several: boolean) {
  if (name?.instead) {
    const word = several ? toPlural(name.instead) : name.instead
    return { name: word, label: word }
  }
  const one = food.short ?? food.name
  const many = food.shortPlural ?? (food.short ? food.short : (food.plural ?? food.name))
  return { name: several ? (food.plural ?? food.name) : food.name, label: several ? many : one }
}

function cutOfCooked(kind: Kind): string {
  if (kind === 'poultry') return 'shredded'
  if (kind === 'fish') return 'flaked into large pieces'
  return 'cut into bite-size pieces'
}

/** 'Vegan butter' is called so in the steps too; that the flour is gluten-free is said in the list. */
function spokenPromise(kind: Kind, promise = ''): string {
  const word = promise.split(' ').find((said) => said === 'vegan' || said === 'dairy-free')
  return word !== undefined && MADE_OF_MILK.includes(kind) ? `${word} ` : ''
}

const MADE_OF_MILK: readonly Kind[] = ['fat', 'cheese', 'cream', 'dairy', 'sauce', 'baking']
