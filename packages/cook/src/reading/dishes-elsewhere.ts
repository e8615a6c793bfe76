import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { isFoodName } from '../find-names.ts'
import { foodInEnglish } from './foreign-words.ts'

/**
 * Translates a kind of dish with a food into English: 'soupe de poisson' is a fish soup, 'Kürbissuppe' a pumpkin soup.
 * The text stays as it is when the book has a dish under the name as typed.
 */
export function withPlainDishes(text: string, book: Cookbook): string {
  const soups = text.replace(CREAM_OF, (whole, food: string) => {
    const said = foodInEnglish(food)
    return said === undefined || SWEET.test(said) ? whole : `${said} soup`
  })
  const plain = soups.replace(LINKED, (whole, kind: string, food: string) => {
    const [english, said] = [kindInEnglish(kind), foodInEnglish(food)]
    return english === undefined || said === undefined ? whole : `${said} ${english}`
  })
  const joined = withNamedBefore(plain, book).replace(
    JOINED,
    (whole, food: string, kind: string) => {
      const stems = [food, food.replace(/e?[ns]$/, ''), `${food}e`]
      const said = stems.map(foodInEnglish).find((one) => one !== undefined)
      const english = kindInEnglish(kind)
      if (english === undefined || said === undefined) return whole
      return english === 'roast' ? `roast ${said}` : `${said} ${english}`
    },
  )
  if (joined === text) return text
  const words = toTokens(text).map(({ word }) => word)
  const isNamed = book
    .findNamed(words)
    .some(({ start, end }) => isLongName(words.slice(start, end)))
  return isNamed ? text : joined
}

/**
 * Puts a translated food before a dish's name: 'clafoutis aux abricots' is an apricot clafoutis. A name that the book
 * has as a whole stays as it is.
 */
function withNamedBefore(text: string, book: Cookbook): string {
  return text.replace(OF_NAME, (whole, name: string, food: string) => {
    const said = foodInEnglish(food)
    const isDish = !isFoodName(name.toLowerCase()) && isNamedAs(name, book)
    return said === undefined || !isDish || isNamedAs(whole, book) ? whole : `${said} ${name}`
  })
}

function isNamedAs(text: string, book: Cookbook): boolean {
  const words = toTokens(text).map(({ word }) => word)
  return book.findNamed(words).some(({ start, end }) => end - start === words.length)
}

/** Whether words are too long for a mere kind of dish or food, and so a dish's name: 'Schweinebraten', not 'soupe'. */
export function isLongName(words: readonly string[]): boolean {
  return words.join('').length > LONGEST_KIND
}

/** The most letters of a kind of dish listed below. */
const LONGEST_KIND = 9

const KINDS: ReadonlyMap<string, string> = new Map(
  `
soup | soupe suppe zuppa sopa soep velouté veloute vellutata crema
salad | salade salat insalata ensalada salada
casserole | gratin auflauf schotel
stir-fry | pfanne
cake | gâteau gateau kuchen torta bolo taart
stew | eintopf ragoût ragout estofado stufato guiso potaje
tart | tarte crostata tarta
dessert | nachtisch nachspeise postre sobremesa nagerecht
curry | curry
lasagna | lasagne
pizza | pizza
quiche | quiche
risotto | risotto
burger | burger
pasta | pâtes pates nudeln pasta
rice | riz reis riso arroz
roast | braten
skewers | spieße spiesse spieß brochettes brochette spiedini espetadas brochetas
dumplings | knödel klöße
fritters | puffer
patties | frikadellen
ice cream | eis
jam | marmelade konfitüre
goulash | gulasch
mousse | mousse
omelet | omelett
meatballs | bällchen
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', others = ''] = line.split(' | ')
      return others.split(' ').map((word) => [word, english] as const)
    }),
)

/** The English word for a kind of dish in another language; undefined for other words. */
export function kindInEnglish(word: string): string | undefined {
  return KINDS.get(word.toLowerCase())
}

const WORDS = [...KINDS.keys()].join('|')
const LINK =
  "(?:(?:de|du|des|aux?|à la|à l|mit|con|di|d|del|de la|al|alla|alle|ai|met|com) |[dl]['’])+"
/** A 'crème de potiron' is a soup, but not one of chestnuts or chocolate. */
const CREAM_OF = /(?<![\p{L}])cr[eè]me (?:de |d['’])(\p{L}+)/giu
const SWEET = /^(?:chestnuts?|chocolate|lemon|coffee|milk|almonds|hazelnuts|currants|coconut)$/
/** Any word, a link and a food: 'clafoutis aux abricots'. */
const OF_NAME = new RegExp(`(?<![\\p{L}])(\\p{L}{5,}) ${LINK}(\\p{L}+)`, 'giu')
/** A kind of dish, a link and a food: 'soupe de poisson', 'Salat mit Linsen', 'insalata di ceci'. */
const LINKED = new RegExp(`(?<![\\p{L}])(${WORDS}) ${LINK}(\\p{L}+)`, 'giu')
/** One word: 'Kürbissuppe', 'Kartoffelauflauf'. */
const JOINED =
  /(?<![\p{L}])(\p{L}{3,}?)(suppe|salat|auflauf|gratin|kuchen|eintopf|curry|soep|pfanne|taart|schotel|lasagne|pizza|quiche|risotto|burger|braten|spieße|spiesse|knödel|klöße|puffer|frikadellen|eis|marmelade|konfitüre|gulasch|mousse|omelett|bällchen)(?![\p{L}])/giu
