import { type Dish, HEAT_SOURCES } from '@potluck/cookbook'
import { freezesWell, kindSet, PLAIN_KITCHENS } from './dish-traits.ts'
import type { Mood } from './mood.ts'
import { hasOccasion, isMain } from './occasions.ts'

/** Moods about work, time and money, and about when there is little of them. */
export const OF_EFFORT: readonly Mood[] = [
  {
    words: /\bmeal[- ]?prep\b|\bmake[- ]ahead\b|\bovernight\b|\bahead of time\b/,
    called: 'to make ahead',
    is: ({ course }) => course === 'main' || course === 'soup',
    suits: ({ dish }) => {
      if (/\bovernight\b/i.test(dish.title)) return 3
      if (hasOccasion(dish, 'make ahead')) return 2
      return freezesWell(dish) && KEEPING.has(dish.kind) ? 1 : 0
    },
  },
  {
    words:
      /\bbatch[- ]?cook(?:ing)?\b|\b(?:to|i can|we can|can be) freeze\b|\bfreez(?:er|es|able|ing|e)[- ]?(?:friendly|meals?|well|stash|dinners?|soups?)?\b/,
    called: 'that freezes well',
    is: ({ course }) => course === 'main' || course === 'soup',
    suits: ({ dish }) => (freezesWell(dish) ? (KEEPING.has(dish.kind) ? 2 : 1) : 0),
  },
  {
    words:
      /\b(?:quick(?:ly|est|er)?|fast|speedy|in a (?:hurry|rush)|no time|short on time|rushed|busy)\b/,
    called: 'that is quick',
    is: isMain,
    suits: ({ minutes }) => (minutes <= 20 ? 2 : minutes <= 30 ? 1 : 0),
  },
  {
    words: /\b(?:tired|exhausted|worn out|can.?t be bothered|no energy)\b/,
    called: 'for who is tired',
    is: isMain,
    suits: ({ dish, active, minutes }) =>
      dish.level === 'Easy' && active <= 25 && minutes <= 30 ? 2 : 0,
  },
  {
    words: /\b(?:easy|simple|lazy|effortless|low[- ]effort|beginners?|fuss)\b/,
    called: 'that is easy',
    is: isMain,
    suits: ({ dish, active }) =>
      dish.level === 'Easy' && active <= 30 ? (active <= 20 ? 2 : 1) : 0,
  },
  {
    words:
      /\bweek ?(?:night|day)\b|\bafter work\b|\b(?:on )?(?:monday|tuesday|wednesday|thursday)\b|\bmidweek\b|\beveryday\b|\b(?:i.?m|i am|so|really|very|starving|am) (?:hungry|starving)\b|\bstarving\b/,
    called: 'for a weeknight',
    is: isMain,
    suits: ({ minutes }) => (minutes <= 45 ? 1 : 0),
  },
  {
    words:
      /\b(?:cheap(?:ly|er|est)?|budget|broke|inexpensive|frugal|student|payday|thrifty|affordable)\b/,
    called: 'that is cheap',
    is: isMain,
    suits: ({ dish, minutes }) => {
      if (dish.cost !== 'low' || dish.level === 'Hard') return 0
      const isSimple = dish.level === 'Easy' && minutes <= 75 && dish.lines.length <= 14
      return isSimple && PLAIN_KITCHENS.has(dish.cuisine) ? 2 : 1
    },
  },
  {
    words: /\buncooked\b|\bwithout (?:any )?cooking\b|\bdon.?t want to cook\b/,
    called: 'that needs no cooking',
    is: ({ course }) => ['main', 'salad', 'soup', 'starter', 'snack'].includes(course),
    suits: ({ dish }) => (dish.needs.some((tool) => HEATS.has(tool)) ? 0 : 1),
  },
  {
    words: /\bknifeless\b/,
    called: 'that needs no knife',
    is: ({ course }) => ['main', 'soup', 'salad', 'breakfast'].includes(course),
    suits: ({ dish }) =>
      [...dish.lines, ...dish.steps].some(({ text }) => KNIFE.test(text)) ? 0 : 1,
  },
]

/** Words for cutting in ingredient lines and steps. */
const KNIFE =
  /\b(?:cut|chop|slic|dic(?:e|ed|ing)\b|minc|halv|quarter(?:ed|s)?\b|shred|julienne|trimm|carv|score|strips|wedges|pitted|rounds|florets|peeled)/i

const KEEPING = kindSet('stew braise curry casserole soup beans meatballs meat')
const HEATS: ReadonlySet<Dish['needs'][number]> = new Set([
  ...HEAT_SOURCES,
  'deep pot',
  'wok',
  'steamer',
])
