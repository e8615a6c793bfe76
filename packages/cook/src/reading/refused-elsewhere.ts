import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { isFoodName } from '../find-names.ts'
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
  const said = text.replace(TOOLS_REFUSED, withoutTool).replace(REFUSAL, (whole, ...groups) => {
    const [opener, list, at, all]: [string, string, number, string] = [
      groups[0],
      groups[1],
      groups[2],
      groups[3],
    ]
    const typed = list.split(BETWEEN)
    if (names.some((name) => typed.every((word) => name.includes(word.toLowerCase())))) return whole
    const foods = typed.map(toEnglish)
    // Whoever leaves out 'óleo de X' leaves out no other oil.
    if (foods.some(({ food }) => food === undefined)) return whole
    const isSurely = foods.every(({ isKnown }) => isKnown)
    // 'Sin' and 'sem' are also words of other languages, but not after a dish's name; 'kein Problem' is no food.
    if (!isSurely && SHORT.test(opener) && !endsInDish(all.slice(0, at), book)) return whole
    return foods
      .map(({ food }) => (food === 'gluten' ? 'gluten-free' : `without ${food}`))
      .join(' ')
  })
  const left = KINDS.reduce((rest, [words, english]) => rest.replace(words, english), said)
  return withEnglishDiets(left).replace(FREE, (whole, food: string) => {
    const { food: english, isKnown } = toEnglish(food)
    return isKnown && english ? `${english}-free` : whole
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
const OF = "(?: (?:de|di|do|da|del|della) | d['’])"
/** 'Leite', or 'óleo de dendê'. */
const ITEM = `\\p{L}+(?:${OF}\\p{L}+)?`
const REFUSAL = new RegExp(
  `(?<![\\p{L}])(${OPENERS}) ${ARTICLE}(${ITEM}(?:(?: ?, ?| (?:${JOINED}) (?:(?:${OPENERS}) )?)${ARTICLE}${ITEM})*)`,
  'giu',
)
const BETWEEN = new RegExp(` ?, ?| (?:${JOINED}) (?:(?:${OPENERS}) )?`, 'iu')
const FREE = /(?<![\p{L}])(\p{L}{2,})freie?[snrm]?(?![\p{L}])/giu
const MAY_REFUSE = new RegExp(
  `(?<![\\p{L}])(?:${OPENERS})(?![\\p{L}])|frei(?:e[snrm]?)?(?![\\p{L}])|v[eé]g[eéè]ta|vegan[oae]|vegetarisch`,
  'iu',
)

/** The food is undefined for one of two words that is not known: its first word alone is another food. */
function toEnglish(typed: string): { food: string | undefined; isKnown: boolean } {
  const word = typed.toLowerCase().replace(new RegExp(`^${ARTICLE}`, 'i'), '')
  const [, own] = WHOLE_NAMES.find(([name]) => name.test(word)) ?? []
  const found = own ?? foodInEnglish(word)
  if (found !== undefined) return { food: found, isKnown: true }
  const [head = '', of] = word.split(new RegExp(OF, 'iu'))
  if (of === undefined)
    return { food: word.normalize('NFD').replace(/\p{M}/gu, ''), isKnown: false }
  const joined = `${foodInEnglish(of)} ${foodInEnglish(head)}`
  return isFoodName(joined) ? { food: joined, isKnown: true } : { food: undefined, isKnown: false }
}

/** Foods whose words do not say in English what they are. */
const WHOLE_NAMES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:óleo|oleo|azeite) de )?dend[eê]$|^(?:olio di palma|aceite de palma|huile de palme|óleo de palma|palmöl|palmolie)$/u,
    'palm oil',
  ],
  [
    /^(?:garnelenpaste|pâte de crevettes?|pasta (?:de|di) (?:gambas?|camarón|camarones|camarão|gamberi))$/u,
    'shrimp paste',
  ],
  [/^chouri[çc]os?$/u, 'chorizo'],
]

/** What is cooked with is no food: 'sin olla exprés'. */
const TOOL_NAMES: readonly (readonly [string, string])[] = [
  [
    'schnellkochtopf|dampfkochtopf|olla (?:expr[eé]s|a presi[oó]n|r[aá]pida)|cocotte[- ]minute|autocuiseur|pentola a pressione|panela de press[aã]o|snelkookpan',
    'pressure cooker',
  ],
  ['mikrowelle|micro-?ondes|microondas|(?:forno a )?microonde|magnetron', 'microwave'],
  ['stabmixer|pürierstab|mixeur|batidora|licuadora|frullatore|liquidificador', 'blender'],
]
const TOOLS_REFUSED = new RegExp(
  `(?<![\\p{L}])(?:${OPENERS}) ${ARTICLE}(?:eine[nm]? |einen |une? |una? )?(${TOOL_NAMES.map(([names]) => names).join('|')})(?![\\p{L}])`,
  'giu',
)

function withoutTool(whole: string, typed: string): string {
  const tool = TOOL_NAMES.find(([names]) => new RegExp(`^(?:${names})$`, 'iu').test(typed))
  return tool ? `without ${tool[1]}` : whole
}

/** Whether a text ends in the name of a dish of the book. */
function endsInDish(text: string, book: Cookbook): boolean {
  const words = toTokens(text).map(({ word }) => word)
  return book.findNamed(words).some(({ end }) => end === words.length)
}
