import type { Dish } from '@potluck/cookbook'
import { COLD, inSeason, kindSet, PLAIN_KITCHENS, WARM } from './dish-traits.ts'
import type { Mood } from './mood.ts'
import { hasOccasion, isMain } from './occasions.ts'
import { ingredientsOf } from './shelf.ts'

/** Moods about the kind of meal: comforting, light, full of vegetables, cold. */
export const OF_SUBSTANCE: readonly Mood[] = [
  {
    words:
      /\b(?:co[sz]y|comfort(?:ing)?(?: food)?|hearty|warming|soul food|rainy|cold (?:day|night|evening)|snow(?:y|ed in)?|stick to (?:your|my) ribs)\b/,
    called: 'for comfort',
    is: ({ course }) => course === 'main' || course === 'soup',
    suits: ({ dish }) => {
      if (dish.seasons.includes('summer') || !COMFORTING.has(dish.kind)) return 0
      const isKnownFor = hasOccasion(dish, 'family', 'winter', 'Sunday') || dish.seasons.length > 0
      const isThin = dish.course === 'soup' || dish.kind === 'pasta'
      if (isKnownFor) return PLAIN_KITCHENS.has(dish.cuisine) || dish.cuisine === 'French' ? 3 : 2
      return isThin ? 0 : 1
    },
    takesTime: true,
  },
  {
    words:
      /\b(?:lots|plenty|loads|full) of (?:vegetables|veg|veggies|greens)\b|\bvegetable[- ]packed\b/,
    called: 'full of vegetables',
    is: ({ course }) => ['main', 'soup', 'salad'].includes(course),
    suits: ({ dish }) =>
      dish.lines.filter(
        ({ role, text }) =>
          (role === 'main' || role === 'body') &&
          ingredientsOf(text).some(({ aisle }) => aisle === 'produce'),
      ).length >= 3 && dish.kind !== 'fried'
        ? 2
        : 0,
  },
  {
    words:
      /\b(?:cold|chilled|iced)(?= (?:soups?|dish(?:es)?|lunch|dinner|supper|meals?|starters?|sides?|salads?|mains?)\b)/,
    called: 'that is cold',
    is: isMain,
    suits: ({ dish }) => (COLD.test(`${dish.about} ${dish.know.join(' ')}`) ? 2 : 0),
  },
  {
    words: /\bwarm\b(?! (?:day|weather|night|evening|up))/,
    called: 'that is warm',
    is: isMain,
    suits: ({ dish }) => howWarm(dish),
  },
  {
    words: /\b(?:light|lighter|fresh|refreshing|not (?:too )?heavy)\b/,
    called: 'that is light',
    is: ({ course }) => ['main', 'salad', 'soup'].includes(course),
    suits: ({ dish }) => (LIGHT.has(dish.kind) ? 1 + inSeason(dish, 'summer') : 0),
    maxCalories: 500,
  },
  {
    words: /\b(?:healthy|healthier|wholesome|nutritious|clean eating)\b/,
    called: 'that is healthy',
    is: ({ course }) => ['main', 'salad', 'soup'].includes(course),
    suits: ({ dish }) => {
      const greens = dish.lines.filter(({ role }) => role === 'body' || role === 'main').length
      return HEALTHY.has(dish.kind) && greens >= 3 ? 1 : 0
    },
    maxCalories: 600,
  },
]

/** 2 if the book says that the dish is served warm, 1 if its kind usually is, 0 if it is not warm. */
function howWarm(dish: Dish): number {
  if (!isMain(dish) || dish.needs.length === 0) return 0
  if (WARM.test(dish.about)) return 2
  return USUALLY_COLD.has(dish.kind) || COLD.test(dish.about) ? 0 : 1
}

const USUALLY_COLD = kindSet('salad sandwich')
const COMFORTING = kindSet(
  'casserole stew braise soup gratin pie porridge curry beans dumplings pasta meatballs hotpot sausages',
)
const LIGHT = kindSet(
  'salad soup vegetables omelet seafood wrap noodles grill stir-fry poultry skewers',
)
const HEALTHY = kindSet(
  'salad soup vegetables beans seafood grill stir-fry stew grains skewers curry',
)
