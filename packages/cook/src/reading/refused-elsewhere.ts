import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { foodInEnglish, withEnglishDiets } from './foreign-words.ts'

/**
 * Translates refused foods from German, French, Spanish, Italian, Portuguese or Dutch, so that they are kept to:
 * 'crêpes sans lait' are crêpes without milk, 'glutenfreie Waffeln' gluten-free ones. The rest stays as it is, and so
 * do words of a dish's own name ('fondant au chocolat sans farine').
 */
export function withPlainRefusals(wish: string, book: Cookbook): string {
  const text = wish.replace(DISLIKED, 'ohne')
  if (!MAY_REFUSE.test(text)) return text
  const tokens = toTokens(text)
  const names = book
    .findNamed(tokens.map(({ word }) => word))
    .map(({ start, end }) => tokens.slice(start, end).map(({ typed }) => typed))
    .filter((name) => name.some((word) => OPENER.test(word)))
  const said = text.replace(REFUSAL, (whole, opener: string, list: string) => {
    const typed = list.split(BETWEEN)
    if (names.some((name) => typed.every((word) => name.includes(word.toLowerCase())))) return whole
    const foods = typed.map(toEnglish)
    const isSurely = foods.every(({ isKnown }) => isKnown)
    // 'Sin' and 'sem' are also words of other languages, and 'kein Problem' is no food.
    if (!isSurely && SHORT.test(opener)) return whole
    return foods
      .map(({ food }) => (food === 'gluten' ? 'gluten-free' : `without ${food}`))
      .join(' ')
  })
  const left = KINDS.reduce((rest, [words, english]) => rest.replace(words, english), said)
  return withEnglishDiets(left).replace(FREE, (whole, food: string) => {
    const { food: english, isKnown } = toEnglish(food)
    return isKnown ? `${english}-free` : whole
  })
}

/** A kind of dish that stands alone before a refused food. With more words around it, it is a dish's name. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\W*(?:soupe|suppe|zuppa|sopa|soep)(?= without )/iu, 'soup'],
  [/^\W*(?:salade|salat|insalata|ensalada|salada)(?= without )/iu, 'salad'],
  [/^\W*(?:auflauf|gratin)(?= without )/iu, 'casserole'],
  [/^\W*(?:kuchen|g[aâ]teau|torta|bolo|taart)(?= without )/iu, 'cake'],
  [/^\W*(?:eintopf|rago[uû]t|estofado|stufato|stoofpot)(?= without )/iu, 'stew'],
  [/^\W*(?:nachtisch|postre|dolce|sobremesa|nagerecht)(?= without )/iu, 'dessert'],
]

/** 'Wir mögen keinen Koriander', 'je n'aime pas', 'no nos gusta', 'non mi piace': read as the shortest of them. */
const DISLIKED =
  /(?<![\p{L}])(?:(?:ich|wir|er|sie|niemand|keiner) )?(?:mag|m[oö]gen|isst|essen|esse) kein(?:e[nrsm]?)?(?= )|(?<![\p{L}])(?:niemand|keiner) (?:mag|isst)(?= )|(?<![\p{L}])(?:(?:je|on|il|elle|nous) )?n['’]aim(?:e|ons|ent) pas(?= )|(?<![\p{L}])(?:on |je |il |elle |nous )?d[eé]test(?:e|ons|ent)(?= (?:le|la|les|l['’]))|(?<![\p{L}])no (?:me|nos|le|les) gustan?(?= )|(?<![\p{L}])non (?:mi|ci|gli|le) piac(?:e|ciono)(?= )/giu

const OPENERS = 'ohne|sans|senza|sin|sem|zonder|keine?n?'
const OPENER = new RegExp(`^(?:${OPENERS})$`, 'i')
const SHORT = /^(?:sin|sem|keine?n?)$/i
const ARTICLE =
  "(?:(?:de|du|des|le|la|les|el|los|las|il|lo|gli|i|o|os|as|nada de|jegliche) |[dl]['’])?"
const JOINED = 'und|oder|noch|et|ou|ni|y|o|e|né|nem|en|of'
const REFUSAL = new RegExp(
  `(?<![\\p{L}])(${OPENERS}) ${ARTICLE}(\\p{L}+(?:(?: ?, ?| (?:${JOINED}) (?:(?:${OPENERS}) )?)${ARTICLE}\\p{L}+)*)`,
  'giu',
)
const BETWEEN = new RegExp(` ?, ?| (?:${JOINED}) (?:(?:${OPENERS}) )?`, 'iu')
const FREE = /(?<![\p{L}])(\p{L}{2,})freie?[snrm]?(?![\p{L}])/giu
const MAY_REFUSE = new RegExp(
  `(?<![\\p{L}])(?:${OPENERS})(?![\\p{L}])|frei(?:e[snrm]?)?(?![\\p{L}])|v[eé]g[eéè]ta|vegan[oae]|vegetarisch`,
  'iu',
)

function toEnglish(typed: string): { food: string; isKnown: boolean } {
  const word = typed.toLowerCase().replace(new RegExp(`^${ARTICLE}`, 'i'), '')
  const found = foodInEnglish(word)
  return {
    food: found ?? word.normalize('NFD').replace(/\p{M}/gu, ''),
    isKnown: found !== undefined,
  }
}
