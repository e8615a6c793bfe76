import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { foodInEnglish } from './foreign-words.ts'

/**
 * A request for a sort of dish with a food in another language, in English: 'soupe de poisson' is a fish soup and
 * 'Kürbissuppe' a pumpkin soup. What the book has under the name as it was typed stays as it is.
 */
export function withPlainDishes(text: string, book: Cookbook): string {
  const plain = text.replace(LINKED, (whole, kind: string, food: string) => {
    const [english, said] = [kindInEnglish(kind), foodInEnglish(food)]
    return english === undefined || said === undefined ? whole : `${said} ${english}`
  })
  const joined = plain.replace(JOINED, (whole, food: string, kind: string) => {
    const [english, said] = [
      kindInEnglish(kind),
      foodInEnglish(food.replace(/n$/, '')) ?? foodInEnglish(food),
    ]
    return english === undefined || said === undefined ? whole : `${said} ${english}`
  })
  if (joined === text) return text
  const words = toTokens(text).map(({ word }) => word)
  const isNamed = book
    .findNamed(words)
    .some(({ start, end }) => isLongName(words.slice(start, end)))
  return isNamed ? text : joined
}

/** A name that is no word for a sort of dish or a food as well: 'Schweinebraten'; 'soupe' alone is one. */
export function isLongName(words: readonly string[]): boolean {
  return words.join('').length > LONGEST_KIND
}

/** Letters: no kind of dish below is longer. */
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
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', others = ''] = line.split(' | ')
      return others.split(' ').map((word) => [word, english] as const)
    }),
)

/** A sort of dish in English by its word in another language. */
export function kindInEnglish(word: string): string | undefined {
  return KINDS.get(word.toLowerCase())
}

const WORDS = [...KINDS.keys()].join('|')
const LINK =
  "(?:(?:de|du|des|aux?|à la|à l|mit|con|di|d|del|de la|al|alla|alle|ai|met|com) |[dl]['’])+"
/** 'Soupe de poisson', 'Salat mit Linsen', 'insalata di ceci'. */
const LINKED = new RegExp(`(?<![\\p{L}])(${WORDS}) ${LINK}(\\p{L}+)`, 'giu')
/** 'Kürbissuppe', 'Kartoffelauflauf'. */
const JOINED =
  /(?<![\p{L}])(\p{L}{3,}?)(suppe|salat|auflauf|gratin|kuchen|eintopf|curry|soep|pfanne|taart|schotel|lasagne|pizza|quiche|risotto|burger)(?![\p{L}])/giu
