import { tellChildsPortion } from './childs-portion.ts'
import { findRaw } from './find-raw.ts'
import type { Keeping, Unkept } from './keeping.ts'

const MONTHS = '(?:months?|mos?|mths?)'

/** Babies under six months, who may have nothing but milk. */
export const TOO_YOUNG: Unkept = {
  words: new RegExp(
    `\\b(?:[1-5]|one|two|three|four|five)[- ]?${MONTHS}[- ]?old\\b|\\bnewborns?\\b|\\b(?:\\d+|two|three|six|eight|ten|twelve)[- ]weeks?[- ]old\\b(?! (?:leftover|bread|cheese|milk))|\\b(?:at|from) (?:[1-5]|three|four|five) ${MONTHS}\\b`,
  ),
  unless: /\bdogs?\b|\bpupp(?:y|ies)\b|\bcats?\b|\bkittens?\b|\bstarter\b/,
  say: 'Nothing but breast milk or infant formula before about six months, and never solid food before four: gut, kidneys and swallowing are not ready for it (WHO, American Academy of Pediatrics). When your baby sits with help, holds the head up and reaches for your food, ask your doctor or midwife and come back: I have purees and first finger foods.',
  choices: ['Carrot puree for babies', 'Oat porridge for babies'],
}

const INFANT = `\\b(?:for |to )?(?:(?:my|our|a|an|the) )?(?:(?:6|7|8|9|10|11|six|seven|eight|nine|ten|eleven)(?:[- ](?:to|or|and)[- ]\\d+)?[- ]?${MONTHS}(?:[- ]?olds?)?(?: (?:baby|son|daughter|girl|boy|infant))?|(?<!\\bdutch )bab(?:y|ies)(?: (?:food|meals?|dinner|lunch|puree|weaning))?(?! (?:carrots?|spinach|corn|potato|leaf|leaves|kale|arugula|greens?|bok|pak|back|bella|beets?|onions?|octopus|squid|mushrooms?|zucchini|eggplants?|artichokes?|turnips?|broccoli|lettuce|gem|plum|tomato|clams?|shrimp|peas?|chard|leeks?|fennel|asparagus|new|salad|cucumbers?|peppers?|portobello|shower|back|boy shower))|infants?|weaning(?: food)?|baby[- ]led weaning|blw|first (?:solids?|foods?|purees?)|starting solids)\\b`

/** Babies of nine months and more, who eat lumps and finger food (WHO 2023, NHS). */
const OLDER = new RegExp(`\\b(?:9|10|11|nine|ten|eleven)[- ]?${MONTHS}`)

const TODDLER =
  '\\b(?:for |to )?(?:(?:my|our|a|an|the|two|some) )?(?:toddlers?|(?:1[2-9]|2[0-3]|twelve|fifteen|eighteen)[- ]?(?:months?|mos?)(?:[- ]?olds?)?|(?:one|two|three|four|[1-4])[- ]?(?:years?|yrs?|yos?)(?:[- ]?olds?)?(?: (?:son|daughter|girl|boy|child|kid))?|small child(?:ren)?|pre-?schoolers?)\\b'

const FAMILY: ReadonlySet<string> = new Set(['children', 'kids', 'family'])

/** Babies and small children. */
export const AGES: readonly Keeping[] = [
  {
    called: 'a baby under one',
    words: new RegExp(INFANT),
    ways: [['no honey', 'no salt', 'no sugar', 'no nuts', 'no peanuts', 'no alcohol']],
    say: 'For a baby from six months who sits and takes the spoon: no salt, no sugar and nothing hard or round (WHO, NHS). Go on with breast milk or formula; give egg, fish, nut butter and wheat for the first time one by one, in the morning, and ask your doctor first if your baby has eczema or an allergy.',
    from: ({ occasions }) => occasions.includes('baby'),
    isOnlyFrom: true,
    suits: ({ title }, said) => !OLDER.test(said) || !/\bpuree\b/i.test(title),
  },
  {
    called: 'a small child',
    words: new RegExp(TODDLER),
    ways: [['no alcohol', 'no nuts', 'no peanuts', 'no chili pepper', 'no coffee', 'no popcorn']],
    say: 'For a small child: nothing raw, no whole nuts, no alcohol and not hot (NHS).',
    sayOf: tellChildsPortion,
    from: ({ occasions, level }) => level === 'Easy' && occasions.some((one) => FAMILY.has(one)),
    findUnfit: findRaw,
  },
]
