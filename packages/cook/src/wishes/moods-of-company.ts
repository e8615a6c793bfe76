import type { Dish } from '@potluck/cookbook'
import {
  inSeason,
  isBoozy,
  isForLunchBox,
  isGoodCold,
  isHot,
  kindSet,
  PLAIN_KITCHENS,
  WARM,
} from './dish-traits.ts'
import type { Mood } from './mood.ts'
import { hasOccasion, isMain } from './occasions.ts'
import type { Shelved } from './shelf.ts'

/** Moods about who eats, where, and in what weather. */
export const OF_COMPANY: readonly Mood[] = [
  {
    words: /\bbrunch(?:es)?\b/,
    called: 'for brunch',
    is: ({ course }) => ['breakfast', 'main', 'baking'].includes(course),
    suits: ({ dish }) => (hasOccasion(dish, 'brunch') ? 2 : 0),
  },
  {
    words:
      /\b(?:packed lunch(?:es)?|lunch ?box(?:es)?|bento|(?:work|school|office|desk) lunch(?:es)?|lunch (?:to take|for (?:work|school|the office))|meal prep lunch(?:es)?|lunch(?:es)? (?:i|we|you|they|that|which|to|he|she)\b[^,;.]{0,24}\b(?:cold|(?:at|to) (?:work|school|the office|my desk))|(?:eat|eaten|have|served?) cold\b[^,;.]{0,12}\b(?:at (?:work|school|the office)|for lunch)|cold lunch(?:es)?(?: for (?:work|school|the office))?)\b/,
    called: 'for a lunch box',
    is: ({ course }) => ['main', 'salad', 'snack'].includes(course),
    suits: (shelved) => (isForLunchBox(shelved) ? 2 : 0),
  },
  {
    words:
      /\b(?:(?<!\b(?:has|have|need|needs|got) )to go|on the go|to take along|grab[- ]and[- ]go)\b/,
    called: 'to take along',
    is: ({ course }) => ['breakfast', 'main', 'salad', 'snack', 'baking'].includes(course),
    suits: (shelved) => (isToTakeAlong(shelved) ? 2 : isForLunchBox(shelved) ? 1 : 0),
  },
  {
    words:
      /\b(?:finger foods?|nibbles|baby showers?|house ?warming|graduation|open house|(?:birthday|kids|children.?s) (?:birthday |party )+(?:food|snacks?|bites|nibbles)|canap[ée]s?|party (?:food|snacks?|bites|platters?)|buffet|small bites|(?:appeti[sz]ers?|snacks?|starters?|food|something) for (?:a|the|my|our) (?:[a-z]+ )?party|cocktail party)\b/,
    called: 'for a party',
    is: ({ course }) => course === 'snack' || course === 'starter',
    suits: ({ dish, minutes }) =>
      FINGER.has(dish.kind) && hasOccasion(dish, 'party', 'buffet', 'picnic') && minutes <= 200
        ? 2
        : 0,
    isSpecial: true,
  },
  {
    words: /\b(?:barbecues?|bbq|cook-?out|grill(?:ing)?(?: party)?)\b/,
    called: 'for a barbecue',
    is: ({ course }) => ['main', 'side', 'salad', 'snack'].includes(course),
    suits: ({ dish }) =>
      hasOccasion(dish, 'barbecue') ? (dish.needs.includes('grill') ? 3 : 2) : 0,
    isSpecial: true,
  },
  {
    words:
      /\b(?:romantic|date[- ]night|(?:impress|for) (?:a|my) date|anniversary|valentine.?s?(?: day)?|for my (?:girl|boy)friend)\b/,
    called: 'for two',
    is: ({ course }) => course === 'main',
    suits: ({ dish, minutes }) => {
      if (hasOccasion(dish, 'date night', "Valentine's Day")) return 3
      const isFine = ['seafood', 'steak', 'rice', 'pasta', 'meat'].includes(dish.kind)
      return isFine && hasOccasion(dish, 'guests') && minutes <= 75 && dish.level !== 'Hard' ? 1 : 0
    },
    isSpecial: true,
    servings: 2,
  },
  {
    words:
      /\b(?:dinner party|for (?:my |our )?guests|guests|impress(?:ive)?|fancy|elegant|special(?: occasion)?|show[- ]?stopper|in-?laws|my boss|celebrat(?:e|ion|ory))\b/,
    called: 'for guests',
    is: isMain,
    suits: ({ dish }) =>
      hasOccasion(dish, 'guests', 'celebration', 'feast') ? (dish.level === 'Hard' ? 1 : 2) : 0,
    isSpecial: true,
  },
  {
    words:
      /\b(?:for|with|my|the|our) (?:[a-z0-9]+ )?(?:kids?|children|child|son|daughter|picky eaters?|grandkids|grandchildren)\b|\byear[- ]olds?\b|\btoddlers?\b|\bkid[- ]?friendly\b|\bkids(?: love| will eat)?\b|\bpicky eaters?\b|\bafter[- ]school\b/,
    called: 'for children',
    is: isMain,
    suits: ({ dish, minutes }) =>
      hasOccasion(dish, 'children', 'kids', 'family') &&
      !isHot(dish) &&
      !isBoozy(dish) &&
      minutes <= 120
        ? hasOccasion(dish, 'children', 'kids')
          ? 2
          : 1
        : 0,
  },
  {
    words:
      /\b(?:family (?:dinner|meal|supper|night)|whole family|feed the family|for the family)\b/,
    called: 'for a family',
    is: isMain,
    suits: ({ dish }) => (hasOccasion(dish, 'family', 'children', 'weeknight') ? 1 : 0),
  },
  {
    words:
      /\b(?:game (?:night|day)(?: (?:snacks?|food|bites|appeti[sz]ers?|party))*|movie night|football|super ?bowl(?: (?:snacks?|food|bites|appeti[sz]ers?|party))*|tail ?gat(?:e|ing)|watch(?:ing)? (?:the|a) (?:game|match)|poker night|netflix)\b/,
    called: 'for a game night',
    is: ({ course }) => ['snack', 'starter', 'main'].includes(course),
    suits: ({ dish }) => {
      if (hasOccasion(dish, 'game day', 'game night')) return isMain(dish) ? 3 : 4
      return dish.course === 'snack' && hasOccasion(dish, 'party') ? 1 : 0
    },
  },
  {
    words:
      /\b(?:hot (?:summer )?(?:day|night|evening|weather)|heat ?wave|too hot(?: to cook)?|summer(?:y| day| evening| night)?|sweltering)\b/,
    called: 'for a hot day',
    is: ({ course }) => ['main', 'salad', 'soup'].includes(course),
    suits: ({ dish, active }) => {
      if (!dish.seasons.includes('summer') && !hasOccasion(dish, 'summer')) return 0
      if (dish.needs.includes('oven') || active > 50 || WARM.test(dish.about)) return 0
      return COOLING.has(dish.kind) ? 2 : 1
    },
  },
  season(/\bwinter(?:y)?\b/, 'winter'),
  season(/\b(?:fall|autumn(?:al)?)\b/, 'fall'),
  season(/\bspring(?! (?:rolls?|onions?))\b/, 'spring'),
  {
    words: /\bhung ?over\b|\bhangover\b/,
    called: 'for a hangover',
    is: ({ course }) => ['breakfast', 'main', 'soup'].includes(course),
    suits: ({ dish, minutes }) => {
      if (minutes > 60) return 0
      if (hasOccasion(dish, 'hangover')) return 2
      return dish.course === 'breakfast' && HANGOVER.has(dish.kind) ? 2 : 0
    },
  },
  {
    words: /\b(?:camp(?:ing|fire|site)?(?: trip)?|camp[- ]stove|backpacking)\b/,
    called: 'for camping',
    is: ({ course }) => ['main', 'breakfast', 'bread'].includes(course),
    suits: ({ dish, minutes }) => {
      if (hasOccasion(dish, 'camping', 'campfire')) return 2
      const isSimple =
        dish.lines.length <= 10 && dish.level === 'Easy' && dish.cost === 'low' && minutes <= 60
      const isOutdoors = dish.needs.every((tool) => tool === 'stovetop' || tool === 'grill')
      return isSimple && isOutdoors && CAMPING.has(dish.kind) && PLAIN_KITCHENS.has(dish.cuisine)
        ? 1
        : 0
    },
  },
  {
    words:
      /\b(?:when (?:i'?m |you'?re )?(?:ill|sick)|(?:i'?m|i am|feel(?:ing)?|been) (?:ill|sick|under the weather|unwell)|sick day|a cold|the flu|sore throat)\b/,
    called: 'for who is ill',
    is: ({ course }) => ['soup', 'main', 'breakfast'].includes(course),
    suits: ({ dish }) => {
      if (hasOccasion(dish, 'when ill', 'sick day')) return 2
      return dish.course === 'soup' && /chicken|lemon|rice/i.test(dish.title) ? 1 : 0
    },
  },
  {
    words:
      /\bhik(?:e|es|ing)\b|\b(?:trail|road trip|long (?:walk|drive|bike ride)|travel(?:ing|s)?)\b/,
    called: 'for the way',
    is: ({ course }) => ['snack', 'baking', 'bread', 'main', 'salad'].includes(course),
    suits: ({ dish }) => {
      if (hasOccasion(dish, 'hiking')) return 3
      return hasOccasion(dish, 'packed lunch', 'picnic') && isGoodCold(dish) ? 2 : 0
    },
  },
  {
    words: /\bpot ?luck\b|\bbring (?:a dish|to)\b|\bcovered dish\b/,
    called: 'to bring along',
    is: ({ course }) => ['main', 'side', 'salad', 'dessert'].includes(course),
    suits: ({ dish }) =>
      hasOccasion(dish, 'potluck', 'buffet') ? 2 : hasOccasion(dish, 'picnic') ? 1 : 0,
  },
]

function season(words: RegExp, name: Dish['seasons'][number]): Mood {
  return {
    words,
    called: `for ${name}`,
    is: ({ course }) => course === 'main' || course === 'soup',
    suits: ({ dish }) => 2 * inSeason(dish, name),
  }
}

/** Whether a dish is eaten from the hand or from its jar. */
function isToTakeAlong({ dish }: Shelved): boolean {
  return OUT_OF_HAND.test([dish.title, ...dish.also].join(', ')) && dish.kind !== 'soup'
}

const OUT_OF_HAND =
  /\b(?:muffins?|burritos?|overnight oats|granola bars?|energy (?:balls|bars|bites)|flapjacks?|scones?|banana bread|wraps?|sandwich(?:es)?|bagels?|hand pies?|turnovers?|empanadas?|pasties|smoothies?|scotch eggs|onigiri|biscuits)\b/i

const FINGER = kindSet(
  'fried pastry dip spread stuffed skewers wrap meatballs sandwich bake flatbread eggs dumplings',
)
const COOLING = kindSet('salad soup noodles wrap grill skewers')
const HANGOVER = kindSet('eggs meat sandwich bread rice omelet soup')
const CAMPING = kindSet(
  'skewers pancakes eggs stew grill sausages sandwich wrap porridge pasta beans bread meat omelet noodles',
)
