/** Sister foods: each can replace another in a dish, for the same weight and with the same work. */
export type Sisters = {
  /** Names in the singular, with a lower-case first letter. */
  names: readonly string[]
  /** A sentence for a dish in which one replaces another; may be empty. */
  say: string
}

/**
 * Compiled by us from what our own dishes name as changes that work ('snapper, sea bass, sea bream and trout are all
 * roasted so'). A food may be in several groups: sweet potato is.
 */
const SISTERS: readonly Sisters[] = [
  {
    names: ['apple', 'pear', 'quince'],
    say: 'Take firm ones, and look a few minutes earlier or later: by the knife that slides in.',
  },
  {
    names: ['plum', 'fresh apricot', 'peach', 'nectarine', 'cherry', 'mirabelle'],
    say: 'Riper ones give more juice: let it boil down.',
  },
  {
    names: ['blueberry', 'raspberry', 'blackberry', 'strawberry', 'redcurrant', 'blackcurrant'],
    say: 'Taste them first: sour ones want a spoon more of sugar.',
  },
  {
    names: ['prune', 'dried apricot', 'date', 'dried fig'],
    say: 'They go in for the same weight and at the same time.',
  },
  { names: ['raisin', 'sultana', 'dried cranberry', 'dried cherry', 'currant'], say: '' },
  {
    names: [
      'cod',
      'haddock',
      'pollock',
      'hake',
      'halibut',
      'sea bass',
      'sea bream',
      'snapper',
      'red snapper',
      'tilapia',
      'monkfish',
      'turbot',
      'plaice',
      'grouper',
      'mahi mahi',
      'zander',
      'branzino',
      'salmon',
      'arctic char',
      'trout',
      'white fish',
    ],
    say: 'Thin fillets are done sooner and thick ones later: go by the flesh that flakes, at 63 °C (145 °F).',
  },
  {
    names: ['spinach', 'chard', 'kale', 'collard green', 'beet green'],
    say: 'Tougher leaves take some minutes more, tender ones wilt in two.',
  },
  { names: ['walnut', 'pecan', 'hazelnut', 'almond', 'pistachio', 'cashew'], say: '' },
  {
    names: [
      'white bean',
      'cannellini bean',
      'navy bean',
      'kidney bean',
      'black bean',
      'pinto bean',
      'borlotti bean',
      'butter bean',
      'chickpea',
    ],
    say: 'From dried ones each bean takes its own time: cook them until soft first.',
  },
  {
    names: ['pumpkin', 'butternut squash', 'kabocha', 'hokkaido squash', 'sweet potato'],
    say: '',
  },
  {
    names: ['potato', 'sweet potato', 'celery root', 'parsnip'],
    say: 'They soften a few minutes sooner or later: go by the knife that slides in.',
  },
  { names: ['broccoli', 'cauliflower', 'romanesco', 'broccolini'], say: '' },
  {
    names: [
      'gruyère',
      'emmental',
      'comté',
      'cheddar',
      'fontina',
      'gouda',
      'raclette cheese',
      'manchego',
      'feta',
      'goat cheese',
      'blue cheese',
    ],
    say: '',
  },
  {
    names: [
      'spaghetti',
      'linguine',
      'penne',
      'fusilli',
      'rigatoni',
      'tagliatelle',
      'fettuccine',
      'macaroni',
      'bucatini',
      'farfalle',
      'orecchiette',
      'pappardelle',
      'conchiglie',
    ],
    say: 'Boil it for as long as its packet says, less a minute.',
  },
  {
    names: ['bulgur', 'quinoa', 'couscous', 'farro', 'freekeh', 'rice', 'short-grain rice'],
    say: 'Cook it as its packet says, with as much water as that asks for.',
  },
  { names: ['lemon', 'lime'], say: '' },
  {
    names: ['guanciale', 'pancetta', 'bacon'],
    say: 'Fry it slowly, so that its fat runs; smoked bacon tastes of smoke and more of salt.',
  },
  { names: ['pecorino', 'pecorino Romano', 'parmesan'], say: '' },
  { names: ['dark chocolate', 'milk chocolate', 'white chocolate'], say: '' },
]

/** A food's name within a group of sisters: 'dried apricot' for 'apricots' in the group of dried fruit. */
export type Sister = { name: string; sisters: Sisters }

/**
 * The groups that a food belongs to, by the cook's name for it: 'apricots' are both fresh and dried. Empty if it has no
 * sisters.
 */
export function findSisters(food: string): Sister[] {
  const bare = toSingularFood(food)
  return SISTERS.flatMap((sisters) => {
    const name = sisters.names.find((one) => one === bare || one.replace(BOUGHT_AS, '') === bare)
    return name === undefined ? [] : [{ name, sisters }]
  })
}

const BOUGHT_AS = /^(?:fresh|dried|dark|red) (?!snapper)/

function toSingularFood(food: string): string {
  return food
    .toLowerCase()
    .replace(/^(?:(?:some|fresh|ripe|firm|canned|tinned|a|an|the) )+/, '')
    .replace(/ (?:fillets?|filets?|steaks?)$/, '')
    .replace(/(?<=cherr|berr)ies$/, 'y')
    .replace(/(?<=peach|potato)es$/, '')
    .replace(/(?<![s'])s$/, '')
}

/** A pattern that finds a food in a text, in the singular and plural, but not in products made of it such as juice. */
export function patternOf(name: string): RegExp {
  const stem = name.replace(/y$/, '(?:y|ies)').replace(/(?<=peach|potato)$/, '(?:es)?')
  return new RegExp(
    `(?<![\\p{L}-])${stem}s?(?![\\p{L}-])(?! (?:cider|juice|vinegar|jam|stock|broth|brandy|butter|pie|powder|oil|zest|sauce|paste|flour|milk|extract|liqueur|roe|noodles?|paper|wine|cakes?|cooker|vermicelli|crispies)\\b)`,
    'giu',
  )
}

/** A food's name written like the one that it replaces: in the plural, and with a capital letter, if that is. */
export function inPlaceOf(name: string, said: string): string {
  const isMany = /s$/i.test(said) && !/(?:ss|us)$/i.test(said)
  const last = isMany ? asMany(name) : name
  return /^\p{Lu}/u.test(said) ? `${last.slice(0, 1).toUpperCase()}${last.slice(1)}` : last
}

/** A food's name in the plural if it has one: 'pears', but 'cod'. */
export function asMany(name: string): string {
  if (UNCOUNTED.test(name)) return name
  if (/berry$|cherry$/.test(name)) return name.replace(/y$/, 'ies')
  return /(?:ch|sh|s|potato)$/.test(name) ? `${name}es` : `${name}s`
}

/** Whether two foods are sisters, so that one can replace the other. */
export function areSisters(one: string, other: string): boolean {
  const [ours, theirs] = [findSisters(one), findSisters(other)]
  return ours.some(({ sisters }) => theirs.some((their) => their.sisters === sisters))
}

const UNCOUNTED =
  /(?:fish|guanciale|pancetta|bacon|Romano|parmesan|cod|haddock|hake|halibut|bass|bream|snapper|salmon|trout|char|turbot|plaice|tilapia|pollock|spinach|chard|kale|feta|cheese|cheddar|gruyère|emmental|comté|fontina|gouda|manchego|rice|chocolate|quinoa|couscous|bulgur|farro|freekeh|broccoli|broccolini|cauliflower|romanesco|spaghetti|linguine|penne|fusilli|rigatoni|tagliatelle|fettuccine|macaroni|bucatini|farfalle|orecchiette|pappardelle|conchiglie)$/
