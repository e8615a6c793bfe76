import { isForm, type Listed } from './listed.ts'
import type { Mention } from './mention.ts'
import { isMany, type StepWord } from './step-words.ts'

/** Lines that a step calls by their kind: 'the meat' for beef. */
export function findKin(
  words: readonly StepWord[],
  at: number,
  list: readonly Listed[],
): Mention | undefined {
  const { word = '', typed = '' } = words[at] ?? {}
  const kin = KIN.get(word)
  if (!kin || (MANY_ONLY.has(word) && typed === word) || typed === 'juices') return
  // Beef stock is not meat.
  const listed = list.filter(
    (one) =>
      [...one.words].some((other) => kin.has(other)) &&
      (!isForm(one) || [...one.heads].some((head) => kin.has(head))),
  )
  // 'The cheeses' beside cream cheese are the others.
  const isNamed = list.some((one) => one.words.has(word) && one.heads.has(word))
  if (listed.length === 0 || (isNamed && !(listed.length > 1 && isMany(words, at)))) return
  return {
    at,
    from: at,
    listed,
    plain: listed,
    isMany:
      isMany(words, at) ||
      (word === 'meat' && /^(?:your|minced|ground)$/.test(words[at - 1]?.typed ?? '')),
    isWeak: MAY_BE_MADE.test(word) || MADE.test(words[at + 1]?.word ?? ''),
  }
}

const MADE = /^(?:mixture|mix|sauce|soup|filling|water|stock|cake)$/

/** These may be produced by cooking: 'until the juice runs clear'. */
const MAY_BE_MADE = /^(?:juice|zest)$/

/** Only in the plural: 'egg whites', not 'the white parts'. */
const MANY_ONLY: ReadonlySet<string> = new Set(['white', 'green', 'bun'])

const KIN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    meat: 'beef pork lamb chicken turkey veal steak mince duck mutton goat venison',
    beef: 'steak ribeye sirloin brisket chuck oxtail shank',
    fish: 'cod salmon haddock trout tuna mackerel halibut hake pollock bass sole monkfish snapper tilapia kingfish swordfish catfish mahi perch carp anglerfish sardine herring whitefish eel pike flounder turbot',
    pasta:
      'spaghetti penne macaroni fusilli linguine tagliatelle rigatoni farfalle fettuccine bucatini orzo ditalini',
    noodle: 'spaghetti tagliatelle ramen udon soba vermicelli linguine',
    cheese:
      'parmesan cheddar mozzarella gruyere feta pecorino emmental gouda halloumi ricotta mascarpone provolone comte manchego paneer kefalotyri',
    mustard: 'dijon',
    sausage:
      'chorizo bratwurst kielbasa linguica morcilla merguez andouille salami pepperoni frankfurter boudin falukorv cervelat',
    bread: 'baguette ciabatta brioche pita sourdough toast',
    mushroom: 'shiitake portobello cremini porcini champignon chanterelle enoki',
    chili: 'jalapeno serrano habanero poblano chile',
    chile: 'jalapeno serrano habanero poblano guajillo ancho chili',
    seafood: 'shrimp prawn clam mussel squid scallop octopus lobster crab crayfish',
    liquor: 'rum brandy vodka whiskey bourbon gin cognac',
    shrimp: 'prawn',
    prawn: 'shrimp',
    scallion: 'spring',
    cilantro: 'coriander',
    stock: 'broth bouillon',
    broth: 'stock bouillon',
    green: 'spinach kale chard lettuce',
    wine: 'marsala prosecco sherry',
    bun: 'roll',
    lettuce: 'romaine',
    white: 'egg',
    yolk: 'egg',
    zest: 'lemon lime orange',
    juice: 'lemon lime orange',
    mince: 'beef pork lamb turkey',
  }).map(([word, kin]) => [word, new Set(kin.split(' '))]),
)
