import { findFoodNames, toTokens } from '@potluck/kitchen/knowledge'

/** What kind of thing a question asks for. */
export type QuestionKind = (typeof KINDS)[number]['kind']

/** A text read as a question: what is asked, and about what. */
export type Question = {
  kinds: ReadonlySet<QuestionKind>
  /** The stems of the words it is about, in order. */
  words: readonly string[]
  /** The stems of the words that name foods. */
  foods: ReadonlySet<string>
}

/** Reads what a text asks. Used for what people type and for the questions of the book alike. */
export function readQuestion(text: string): Question {
  const plain = toPlain(text)
  const words = toTokens(plain).map(({ word }) => word)
  const foods = findFoodNames(words).flatMap(({ from, to }) => words.slice(from, to))
  return { kinds: readKinds(plain), words: stemsOf(words), foods: new Set(stemsOf(foods)) }
}

/** The text in lower case, without apostrophes, with short forms and synonyms written in one way. */
export function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\bover-?salted\b/g, 'too salty')
    .replace(/\bhw\b/g, 'how')
    .replace(/\b(how|long|way|best) 2 (?=[a-z])/g, '$1 to ')
    .replace(/\bhalf (?:and|&|n) half\b/g, 'halfandhalf')
    .replace(/\b(?:refrigerator|refrigerate|refrigerated|icebox)\b/g, 'fridge')
    .replace(/\b(?:doesnt|didnt|isnt|arent|dont|havent)\b/g, (word) => `${word.slice(0, -2)} not`)
    .replace(/\bwont\b/g, 'will not')
    .replace(/\bcant\b/g, 'can not')
    .replace(/\bsubs?\b(?= for)/g, 'substitute')
    .replace(/\bwhats\b/g, 'what is')
    .replace(/\bhows\b/g, 'how is')
    .replace(/\b(?:veggies|veg)\b/g, 'vegetables')
    .replace(/\btemps?\b/g, 'temperature')
    .replace(/\bmins?\b/g, 'minutes')
    .replace(/\bdefrost\b/g, 'thaw')
    .replace(
      /\b(?:gone?|goes|going|went|is|are) off\b|\bstill (?:good|ok|okay|fine|edible)\b/g,
      '$& bad',
    )
    .replace(
      /\b(?:left|leav(?:e|ing)|sit|sat|sitting|stand)\b[^.?]{0,24}?\bout\b|\bon (?:the )?counter\b/g,
      '$& unchilled',
    )
}

/** The stems of the words that say what a question is about. */
export function stemsOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => /^[\p{L}]/u.test(word) && !CHATTER.has(word))
  return [...new Set(telling.map(stemOf))]
}

/** The stem of a word: 'boil' for 'boiled' and 'boiling', 'bak' for 'bake' and 'baking'. */
export function stemOf(word: string): string {
  if (/[a-z]ied$/.test(word)) return `${word.slice(0, -3)}y`
  const cut = word.replace(/(?:ing|ed)$/, '')
  const bent = cut.length >= 3 && cut !== word && /[aeiouy]/.test(cut)
  const stem = bent ? cut.replace(/([bcdfghjklmnpqrstvwxz])\1$/, '$1') : word
  return stem.length > 3 ? stem.replace(/e$/, '') : stem
}

/** Whether a word can stand in any question. */
export function isChatter(word: string): boolean {
  return CHATTER.has(word)
}

const KEEPS =
  /\bhow long\b.*\b(?:keeps?|lasts?|good|stays?|store|stored|fridge|sit|left|shelf|edible|spoil|bad)\b|\bshelf life\b|\bgo(?:es)? (?:bad|off|stale|moldy)\b|\bexpir\w+\b|\bstill (?:good|ok|okay|safe|eat|use|edible|fine)\b|\bout of date\b|\b(?:store|stored|storing|storage)\b|\b(?:sat|sitting|left|sit) out\b|\bkeeps?\b(?!.*\b(?:from|soft|warm|crisp|crispy|green|moist|juicy|clear|smooth|together|white|fluffy|tender|flat|hot)\b)|\bin the fridge\b|\bunchilled\b|\bbest before\b|\b(?:need|go|belong|put) .*\bfridge\b/
const DONE =
  /\b(?:know|check|see|sure|signs?|tell(?! me))\b.*\b(?:is|are|has|have|when|if|done|ready|cooked|ripe|baked|enough|bad|fresh)\b|\bwhen (?:is|are)\b.*\b(?:done|ready|ripe|cooked|set)\b|\bhow done\b/

/** The pattern of each kind of question. A kind rules out those in `not`. */
const KINDS = [
  { kind: 'done', words: DONE, not: ['how', 'can', 'keep', 'time'] },
  {
    kind: 'freeze',
    words:
      /\bfreez(?:e|es|ing|able)\b|\bin (?:the )?freezer\b|\bfreezer[- ]friendly\b|\bbe frozen\b/,
    not: ['time', 'can', 'how'],
  },
  { kind: 'keep', words: KEEPS, not: ['time', 'can', 'how', 'leftover'] },
  {
    kind: 'differ',
    words: /\bdifferen\w+\b|\bvs\b|\bversus\b|\bsame (?:as|thing)\b/,
    not: ['what', 'can'],
  },
  {
    kind: 'instead',
    words:
      /\binstead of\b|\bsubstitut\w*\b|\breplac\w*\b|\bin place of\b|\balternatives?\b|\bstand in for\b|\b(?:use|take|swap)\b(?: \w+)? for\b|\bswap\b|\b(?:out of|ran out|have no|do not have|have not got)\b|^\W*no (?:\w+ ){1,3}what\b/,
    not: ['what', 'can', 'how', 'which'],
  },
  {
    kind: 'time',
    words:
      /\bhow (?:long|many (?:minutes|hours|hrs))\b|\bhow much (?:time|longer)\b|\bcook(?:ing)? times?\b/,
    not: [],
  },
  {
    kind: 'heat',
    words: /\btemperatures?\b|\bhow (?:hot|cold)\b|\bwhat heat\b|\bdegrees?\b/,
    not: ['what', 'done'],
  },
  {
    kind: 'amount',
    words:
      /\bhow (?:much|many|big|large|thick(?:ly)?|thin(?:ly)?|fine(?:ly)?|deep|full)\b(?! (?:minutes|hours|time|longer))|\bratio\b|\bper (?:person|head|guest)\b|\bproportions?\b/,
    not: ['can'],
  },
  {
    kind: 'why',
    words:
      /\bwhy\b|\bhow come\b|\bpoint of\b|\breason\b|\bpurpose\b|\bwhat (?:does|do)\b.*\b(?:do|for)\b|\bwhat (?:makes|causes|happens)\b|\bis not\b|\bdid not\b|\bwill not\b|\bdoes not\b/,
    not: ['can'],
  },
  {
    kind: 'with',
    words:
      /\bgo(?:es)? (?:well |best )?with\b|\bserved? with\b|\bserve\b.*\bwith\b|\bpairs?\b|\b(?:what|which) wine\b|\bsides? (?:dish(?:es)? )?(?:for|to|with)\b|\b(?:eat|drink)\b.*\bwith\b/,
    not: ['what', 'which', 'can'],
  },
  {
    kind: 'leftover',
    words:
      /^\W*(?:what|how|any|ideas?)\b.*(?:\bdo (?:\w+ )?with\b|\buse up\b|\bleft ?overs?\b(?!.*\b(?:keep|store|reheat|last|freeze|good|long)\b))|\bleft ?overs?\b.*\bideas?\b/,
    not: ['how', 'can'],
  },
  {
    kind: 'what',
    words:
      /\bwhat (?:is|are|was)\b|\bwhat (?:do|does)\b.*\bcall(?:ed)?\b|\bmean(?:s|ing)?\b|\bdefine\b|\btell me about\b/,
    not: [],
  },
  {
    kind: 'fix',
    words:
      /\btoo (?!many\b)\w+\b|^\W*i (?:\w+ )?(?:put|added|add|used|burnt|burned|overcooked|overbaked|forgot)\b|\b(?:fix|save|rescue|salvage|undo)\b|\bgo(?:ne|es)? wrong\b|\bhelp\b|\b(?:burn(?:t|ed)?|curdled|split|lumpy|ruined)\b/,
    not: ['what', 'can', 'how'],
  },
  {
    kind: 'state',
    words:
      /\b(?:my|is|are|was|has|sank|sunk|split|seized|stuck|curdled|burnt|burned|collapsed|overproofed|separated|broke)\b/,
    not: [],
  },
  { kind: 'where', words: /\bwhere\b/, not: [] },
  {
    kind: 'which',
    words:
      /\bwhich\b|^\W*what (?:beans|pasta|rice|meat|fish|cheese|wine|spices?|herbs?|vegetables|flour|oil)\W*$|\bwhat (?:kind|type|sort|cut|size|pan|pot|knife|oil|flour)\b|\bbest\b/,
    not: [],
  },
  {
    kind: 'how',
    words:
      /\bhow (?:do|to|can|should|would|does|is|must|did|stop|keep|get|make|avoid|prevent|cook)\b|\bway to\b|\btricks?\b|\btips?\b|\bhow i\b/,
    not: ['can'],
  },
  {
    kind: 'can',
    words:
      /^\W*(?:(?:so|hi|hey|ok|and|but|please|also) )*(?:can|could|may|should|shall|do|does|is|are|must|will|would)\b|\b(?:can|should|do|must) (?:i|you|we|they)\b|\bis it (?:ok|okay|safe|bad|possible|true)\b|\bneed to\b|\bhave to\b|\bnecessary\b/,
    not: [],
  },
] as const satisfies readonly { kind: string; words: RegExp; not: readonly string[] }[]

function readKinds(plain: string): ReadonlySet<QuestionKind> {
  const found = KINDS.filter(({ words }) => words.test(plain))
  const ruledOut = new Set<string>(found.flatMap(({ not }) => not))
  return new Set(found.map(({ kind }) => kind).filter((kind) => !ruledOut.has(kind)))
}

/** Words used for asking, which say nothing about the subject. */
const CHATTER: ReadonlySet<string> = new Set(
  toTokens(
    `a about actually after ago ah all allowed alright also always am an and another any anyone anything are around as ask at away b be
  been before being between best better bit but by call came can cause come completely cook cooking correct correctly could curious d day did difference different do doe doing
  done dont each easiest easily eat else ensure enough even ever every exactly fast figure fine first for from get getting give go goe going
  gone good got great guy ha had half happen happened happening hav have having hello help her here hey hi his hm hour how i id idea if ill im in
  instead into is it its ive just keep kind know later lay like little ll long look lot m made make makes making many may maybe me mean meaning
  method mine minute mom more most much must my need needed no normal not now of off ok okay on one only or other our out over own per
  perfect perfectly person please point possible preparing prepare pretty proper properly put quick quickly question quite re ready real
  really reason recommend right s safe safely said same save say see serve should show simple so some someone something sort start stay still stop store stored storing
  substitute substituting substitution replace replacement alternative sure t take taking taste tell than thank that the their them then there these they thing think this those through till time tip to
  today together tonight tomorrow too took tried trick true try trying type up us use used using usually ve very wa want was way we well
  went were what whats when where whether which while who whole why will with without wonder wondering work would wrong y yesterday yet you your
  degree ratio proportion go temperature way leave left last
  two three four five six seven eight nine ten twelve dozen people person guest adult kid child homemade cup gram ounce pound inch`,
  ).map(({ word }) => word),
)
