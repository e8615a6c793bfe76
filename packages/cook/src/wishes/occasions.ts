import type { Dish } from '@potluck/cookbook'
import type { Mood } from './mood.ts'
import { isSweet } from './shapes.ts'

/** Holidays, feasts and gatherings, with the names that the book has for them. */
export const OCCASIONS: readonly Mood[] = [
  occasion(/\bthanksgiving\b|\bfriendsgiving\b/, 'for Thanksgiving', 'Thanksgiving'),
  occasion(/\bchristmas eve\b/, 'for Christmas Eve', 'Christmas Eve'),
  occasion(
    /\b(?:christmas(?! eve)|xmas|yule|noel)\b/,
    'for Christmas',
    'Christmas',
    'Christmas Eve',
  ),
  occasion(/\bburns (?:night|supper)\b/, 'for Burns Night', 'Burns Night', 'Hogmanay'),
  occasion(/\bhogmanay\b/, 'for Hogmanay', 'Hogmanay', 'New Year'),
  occasion(/\bmidsummer\b/, 'for Midsummer', 'Midsummer'),
  occasion(/\beaster\b/, 'for Easter', 'Easter'),
  ofKitchen(/\b(?:lunar|chinese) new year\b|\bspring festival\b/, 'for Lunar New Year', [
    'Chinese',
    'New Year',
  ]),
  occasion(/(?<!\b(?:lunar|chinese) )\bnew year(?:s)?(?: eve)?\b/, 'for New Year', 'New Year'),
  {
    ...occasion(/\bhalloween\b/, 'for Halloween', 'Halloween'),
    is: ({ course }) => ['main', 'side'].includes(course),
  },
  occasion(/\bhanukkah\b|\bchanukah\b/, 'for Hanukkah', 'Hanukkah'),
  occasion(/\brosh hashanah\b/, 'for Rosh Hashanah', 'Rosh Hashanah'),
  occasion(/\b(?:sabbath|shabbat)\b/, 'for the Sabbath', 'Sabbath'),
  {
    ...occasion(/\b(?:diwali|holi)\b/, 'for the festival', 'Diwali'),
    is: ({ course }) => !['sauce', 'bread', 'drink'].includes(course),
  },
  occasion(/\beid\b/, 'for Eid', 'Eid', 'feast'),
  {
    ...occasion(/\b(?:iftar|ramadan|suhoor)\b/, 'for Ramadan', 'Ramadan', 'Eid'),
    is: ({ course }) => ['main', 'soup'].includes(course),
  },
  occasion(/\bpassover\b|\bseder\b/, 'for Passover', 'Passover'),
  occasion(/\bnowruz\b/, 'for Nowruz', 'Nowruz'),
  occasion(
    /\b(?:fourth|4th) of july\b|\bindependence day\b/,
    'for the Fourth of July',
    'Fourth of July',
    'barbecue',
  ),
  occasion(
    /\bst\.? patrick.?s?(?: day)?\b|\bpaddy.?s day\b/,
    "for St. Patrick's Day",
    "St. Patrick's Day",
  ),
  ofKitchen(/\bcanada day\b/, 'for Canada Day', ['Canadian']),
  ofKitchen(/\baustralia day\b/, 'for Australia Day', ['Australian']),
  {
    ...occasion(/\b(?:juneteenth|kwanzaa)\b/, 'for the day', 'barbecue'),
    suits: ({ dish }) => (SOUTHERN.test(dish.title) ? 3 : 0),
  },
  {
    ...occasion(/\b(?:bonfire night|guy fawkes(?: night)?)\b/, 'for Bonfire Night', 'autumn'),
    suits: ({ dish }) => (BY_THE_FIRE.test(dish.title) ? 3 : 0),
    is: ({ course }) => course === 'main' || course === 'side',
  },
  occasion(/\bmardi gras\b|\bcarnival\b/, 'for Mardi Gras', 'Mardi Gras', 'Carnival'),
  occasion(
    /\bmother.?s day\b|\bfather.?s day\b/,
    'for the day',
    "Mother's Day",
    'brunch',
    'celebration',
  ),
  {
    ...occasion(/\bbirthdays?\b/, 'for a birthday', 'birthday'),
    is: (dish) => isSweet(dish) || isMain(dish),
    suits: ({ dish }) => {
      if (!hasOccasion(dish, 'birthday', 'celebration')) return 0
      return dish.kind === 'cake' && BIG_CAKE.test(dish.title) ? 4 : 2
    },
  },
  occasion(/\bsundays?\b/, 'for a Sunday', 'Sunday'),
  occasion(/\bweekend\b|\bon saturday\b/, 'for the weekend', 'weekend', 'Sunday', 'family'),
  {
    ...occasion(/\btapas\b/, 'for tapas', 'tapas'),
    is: ({ course }) => ['starter', 'main', 'snack', 'side'].includes(course),
  },
  {
    ...occasion(/\bmezz?e\b/, 'for meze', 'meze', 'party'),
    is: ({ course }) => ['starter', 'main', 'snack'].includes(course),
  },
  {
    ...occasion(
      /\b(?:afternoon|high|cream) tea\b|\btea ?time\b|\bcoffee (?:break|morning|table)\b/,
      'for tea',
      'tea',
      'coffee',
    ),
    is: isSweet,
  },
  {
    ...occasion(/\b(?:edible |food )?(?:gifts?|presents?)\b/, 'for a gift', 'gift'),
    is: (dish) => isSweet(dish) || dish.course === 'preserve',
  },
  {
    ...occasion(
      /\bfunerals?\b|\b(?:a|the) wake\b|\bmemorial\b|\bshiva\b|\bgrieving\b|\bnew parents\b|\bmeal train\b/,
      'to bring to a house in need',
      'funeral',
      'potluck',
      'make ahead',
    ),
    is: ({ course }) => course === 'main' || course === 'side',
  },
  {
    ...occasion(/\bstreet food\b/, 'from the street', 'street food'),
    is: ({ course }) => ['main', 'snack'].includes(course),
  },
  {
    ...occasion(
      /\bmidnight\b|\blate[- ]night\b/,
      'for late at night',
      'midnight',
      'late night',
      'late supper',
      'quick dinner',
      'quick',
    ),
    is: ({ course }) => ['main', 'breakfast'].includes(course),
  },
  {
    ...occasion(/\bpicnics?\b/, 'for a picnic', 'picnic'),
    is: ({ course }) => !['sauce', 'soup', 'breakfast'].includes(course),
  },
  { ...occasion(/\bbake sale\b/, 'for a bake sale', 'bake sale'), is: isSweet },
]

function occasion(words: RegExp, called: string, ...names: readonly string[]): Mood {
  return {
    words,
    called,
    is: ({ course }) => course === 'main',
    suits: ({ dish }) =>
      hasOccasion(dish, names[0] ?? '') ? 3 : hasOccasion(dish, ...names) ? 2 : 0,
    isSpecial: true,
  }
}

/** A holiday of one cuisine: first its dishes for such a day, then its others. */
function ofKitchen(
  words: RegExp,
  called: string,
  [cuisine, ...names]: readonly [string, ...string[]],
): Mood {
  return {
    ...occasion(words, called, ...names),
    suits: ({ dish }) => (dish.cuisine !== cuisine ? 0 : hasOccasion(dish, ...names) ? 3 : 2),
  }
}

/** Southern dishes for Juneteenth and Kwanzaa. */
const SOUTHERN =
  /barbecue ribs|fried chicken|red velvet|hoppin|gumbo|brisket|pulled pork|jambalaya|red beans/i
const BY_THE_FIRE =
  /baked potatoes|bangers|sausage rolls|toad in the hole|bean chili|hotpot|pumpkin soup/i

/** Whether the book lists one of these occasions for a dish. */
export function hasOccasion({ occasions }: Dish, ...names: readonly string[]): boolean {
  return names.some((name) => occasions.includes(name))
}

export function isMain(dish: Dish): boolean {
  return dish.course === 'main'
}

const BIG_CAKE = /\bcake\b|\bsponge\b|torte\b/i
