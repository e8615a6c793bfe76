import { type Dish, HEAT_SOURCES } from '@potluck/cookbook'
import type { Mood } from './mood.ts'
import { hasOccasion, isMain, OCCASIONS } from './occasions.ts'
import { ingredientsOf, type Shelved } from './shelf.ts'

type Kind = Dish['kind']

/** All that is said of how and for when a dish is wanted. */
export const MOODS: readonly Mood[] = [
  ...OCCASIONS,
  {
    words:
      /\b(?:co[sz]y|comfort(?:ing)?(?: food)?|hearty|warming|soul food|rainy|cold (?:day|night|evening)|snow(?:y|ed in)?|stick to (?:your|my) ribs)\b/,
    called: 'for comfort',
    is: ({ course }) => course === 'main' || course === 'soup',
    suits: ({ dish }) => {
      if (dish.seasons.includes('summer') || !COMFORTING.has(dish.kind)) return 0
      const isKnownFor = hasOccasion(dish, 'family', 'winter', 'Sunday') || dish.seasons.length > 0
      const isThin = dish.course === 'soup' || dish.kind === 'pasta'
      if (isKnownFor) return PLAIN.has(dish.cuisine) || dish.cuisine === 'French' ? 3 : 2
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
    suits: ({ dish }) => (WARM.test(dish.about) ? 2 : 0),
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
  {
    words: /\bbrunch(?:es)?\b/,
    called: 'for brunch',
    is: ({ course }) => ['breakfast', 'main', 'baking'].includes(course),
    suits: ({ dish }) => (hasOccasion(dish, 'brunch') ? 2 : 0),
  },
  {
    words:
      /\b(?:packed lunch(?:es)?|lunch ?box(?:es)?|bento|(?:work|school|office|desk) lunch(?:es)?|lunch (?:to take|for (?:work|school|the office))|meal prep lunch(?:es)?)\b/,
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
      return isSimple && isOutdoors && CAMPING.has(dish.kind) && PLAIN.has(dish.cuisine) ? 1 : 0
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
  {
    words:
      /\bmeal[- ]?prep\b|\bmake[- ]ahead\b|\bovernight\b|\bahead of time\b|\bbatch[- ]cook(?:ing)?\b|\bfreez(?:e|er|es|able)[- ]?(?:friendly|meals?|well)?\b/,
    called: 'to make ahead',
    is: ({ course }) => course === 'main' || course === 'soup',
    suits: ({ dish }) => {
      if (/\bovernight\b/i.test(dish.title)) return 3
      if (hasOccasion(dish, 'make ahead')) return 2
      return /freezer/.test(dish.keeps) && KEEPING.has(dish.kind) ? 1 : 0
    },
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
      return isSimple && PLAIN.has(dish.cuisine) ? 2 : 1
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

/** What is carried along and eaten cold. */
export function isForLunchBox({ dish, minutes }: Shelved): boolean {
  return (
    PACKED.has(dish.kind) &&
    hasOccasion(dish, 'lunch', 'picnic') &&
    minutes <= 150 &&
    isGoodCold(dish)
  )
}

/** What is eaten out of the hand or out of its jar. */
function isToTakeAlong({ dish }: Shelved): boolean {
  return OUT_OF_HAND.test([dish.title, ...dish.also].join(', ')) && dish.kind !== 'soup'
}

const OUT_OF_HAND =
  /\b(?:muffins?|burritos?|overnight oats|granola bars?|energy (?:balls|bars|bites)|flapjacks?|scones?|banana bread|wraps?|sandwich(?:es)?|bagels?|hand pies?|turnovers?|empanadas?|pasties|smoothies?|scotch eggs|onigiri|biscuits)\b/i

function season(words: RegExp, name: Dish['seasons'][number]): Mood {
  return {
    words,
    called: `for ${name}`,
    is: ({ course }) => course === 'main' || course === 'soup',
    suits: ({ dish }) => 2 * inSeason(dish, name),
  }
}

/** What is cooked the whole year round says little of a season. */
function inSeason({ seasons }: Dish, name: Dish['seasons'][number]): number {
  if (!seasons.includes(name)) return 0
  return seasons.length <= 2 ? 1 : 0.5
}

/** Two things of chilies in it, or one that makes it that dish. */
export function isHot({ lines }: Dish): boolean {
  const hot = lines.filter(({ text, role }) => CHILI.test(text) && role !== 'garnish')
  return hot.length > 1 || hot.some(({ essential }) => essential)
}

const CHILI =
  /\bchil(?:i|ies|es|e)\b(?! powder-free)|\bgochu|\bdoubanjiang|\bsambal|\bharissa|\bjalape|\bsriracha|\bcayenne|\bhabanero|\bscotch bonnet|\bserrano|\bchipotle|\bcurry paste|\bberbere|\bhot sauce/i
const CHEESE =
  /\b(?:cheese|cheddar|mozzarella|gruy[èe]re|emmental|parmesan|fontina|raclette|paneer|feta|halloumi|reblochon|provolone)\b/i
const CREAM =
  /\b(?:heavy cream|cream cheese|sour cream|cr[èe]me fra[îi]che|coconut milk|mascarpone)\b/i

/** Nothing in it says that it is eaten as it leaves the pan. */
function isGoodCold({ about, steps, occasions, kind, keeps }: Dish): boolean {
  if (AT_ONCE.test(keeps)) return false
  if (kind === 'omelet' || kind === 'eggs') return occasions.includes('picnic')
  return !WARM.test(about) && !steps.some(({ text }) => AT_ONCE.test(text))
}

const WARM = /\b(?:hot|warm|melt(?:s|ed|ing)?|griddled|poached|seared|runs|pressed|bubbling)\b/i

const COLD = /\b(?:cold|chilled?|ice|icy)\b/i

const AT_ONCE =
  /\b(?:at once|immediately|right away|straight away|while (?:it is|they are|still) hot|serve (?:it |them )?hot)\b/i

export function isBoozy({ lines }: Dish): boolean {
  return lines.some(({ text }) =>
    /\b(?:wine|beer|ale|brandy|rum|cognac|whisky|vodka)\b/i.test(text),
  )
}

/** What is done with a knife, in a list and in a step. */
const KNIFE =
  /\b(?:cut|chop|slic|dic(?:e|ed|ing)\b|minc|halv|quarter(?:ed|s)?\b|shred|julienne|trimm|carv|score|strips|wedges|pitted|rounds|florets|peeled)/i

const CRISP = /\bcrisp|\bcrunch|\bcrackling/i

const COMFORTING = kindSet(
  'casserole stew braise soup gratin pie porridge curry beans dumplings pasta meatballs hotpot sausages',
)
const LIGHT = kindSet(
  'salad soup vegetables omelet seafood wrap noodles grill stir-fry poultry skewers',
)
const HEALTHY = kindSet(
  'salad soup vegetables beans seafood grill stir-fry stew grains skewers curry',
)
const PACKED = kindSet('sandwich wrap salad rice pie omelet grains pastry eggs')
const FINGER = kindSet(
  'fried pastry dip spread stuffed skewers wrap meatballs sandwich bake flatbread eggs dumplings',
)
const COOLING = kindSet('salad soup noodles wrap grill skewers')
const HANGOVER = kindSet('eggs meat sandwich bread rice omelet soup')
const CAMPING = kindSet(
  'skewers pancakes eggs stew grill sausages sandwich wrap porridge pasta beans bread meat omelet noodles',
)
/** What they cook with is in any shop. */
const PLAIN = new Set([
  'American',
  'British',
  'Australian',
  'German',
  'Italian',
  'Mexican',
  'Spanish',
  'Turkish',
])
const KEEPING = kindSet('stew braise curry casserole soup beans meatballs meat')
const HEATS: ReadonlySet<Dish['needs'][number]> = new Set([
  ...HEAT_SOURCES,
  'deep pot',
  'wok',
  'steamer',
])

function kindSet(kinds: string): ReadonlySet<Kind | string> {
  return new Set(kinds.split(' '))
}
