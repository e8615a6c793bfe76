import { isHot } from './dish-traits.ts'
import type { Mood } from './mood.ts'
import { isMain } from './occasions.ts'

/** Moods about taste and texture. */
export const OF_TASTE: readonly Mood[] = [
  {
    words: /\b(?:spicy|spicier|fiery|hot and spicy|heat|with a kick)\b/,
    called: 'that is hot',
    is: isMain,
    suits: ({ dish }) => (isHot(dish) ? 1 : 0),
  },
  {
    words: /\b(?:mild|not spicy|bland)\b/,
    called: 'that is mild',
    is: isMain,
    suits: ({ dish }) => (isHot(dish) ? 0 : 1),
  },
  {
    words: /\bcheesy\b/,
    called: 'with cheese',
    is: isMain,
    suits: ({ dish }) =>
      dish.lines.some(({ role, essential, text }) => {
        return (role === 'main' || role === 'body') && essential && CHEESE.test(text)
      })
        ? 1
        : 0,
  },
  {
    words: /\bcreamy\b/,
    called: 'that is creamy',
    is: isMain,
    suits: ({ dish }) =>
      dish.lines.some(({ text }) => CREAM.test(text)) && dish.kind !== 'sandwich' ? 1 : 0,
  },
  {
    words: /\bcrunchy\b/,
    called: 'that is crunchy',
    is: ({ course }) => ['snack', 'salad', 'main', 'side'].includes(course),
    suits: ({ dish }) => {
      if (dish.kind === 'seafood' || dish.kind === 'sandwich') return 0
      if (/\bcrunch/i.test(`${dish.title} ${dish.about}`)) return 4
      const isCrisp = CRISP.test(`${dish.title} ${dish.about}`)
      return isCrisp && (dish.course === 'snack' || dish.kind === 'fried') ? 3 : 0
    },
  },
  {
    words: /\b(?:crispy|crisp|fried)\b/,
    called: 'that is crisp',
    is: isMain,
    suits: ({ dish }) =>
      dish.kind === 'fried' || CRISP.test(`${dish.title} ${dish.about}`) ? 1 : 0,
  },
]

const CHEESE =
  /\b(?:cheese|cheddar|mozzarella|gruy[èe]re|emmental|parmesan|fontina|raclette|paneer|feta|halloumi|reblochon|provolone)\b/i
const CREAM =
  /\b(?:heavy cream|cream cheese|sour cream|cr[èe]me fra[îi]che|coconut milk|mascarpone)\b/i
const CRISP = /\bcrisp|\bcrunch|\bcrackling/i
