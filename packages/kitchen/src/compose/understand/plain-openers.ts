import { countSlips } from '../../text/count-slips.ts'
import { BY_NONE, REFUSING } from './refusing-verbs.ts'

/**
 * A request in which other ways to write that something is ruled out are those that all readers know:
 * 'with out eggs', 'w/o eggs', 'wihtout eggs' and 'eggs excluded' are 'without eggs'. The rest stays as typed.
 */
export function withPlainOpeners(text: string): string {
  const mended = text.replace(LIKE_WITHOUT, (word) =>
    countSlips(word.toLowerCase(), 'without', SLIPS) <= SLIPS ? 'without' : word,
  )
  return OTHER_WAYS.reduce((said, [words, plain]) => said.replace(words, plain), mended)
}

const LIKE_WITHOUT = /(?<!\p{L})w\p{L}{5,8}(?!\p{L})/giu
/** No other English word comes so near. */
const SLIPS = 2

/** What stands behind the food that is ruled out. */
const RULED_OUT =
  '(?:(?:is|are) )?(?:excluded|forbidden|banned|not (?:allowed|ok|okay|permitted)|off[- ]limits|off the table)\\b'
/** Those that are ruled out for somebody's health. */
const ALLERGENS =
  'tree nut|nut|peanut|almond|egg|dairy|milk|lactose|gluten|wheat|soy|sesame|fish|shellfish'

/** 'I can't stand it', 'can't do without', 'can't bear to look' refuse no food. */
const OF_A_FOOD =
  '(?= (?!it|this|that|them|any(?:thing|one|more)|every\\w*|much|so|an?|my|well|without|to|for|in|on|up|time)\\p{L})'
/** What all readers know by itself, and may tell apart. */
const KNOWN_TO_ALL =
  "(?:hate|dislike|avoid)s?\\b|(?:do(?:es)?n['’]?t|do(?:es)? not) (?:like|eat|have)|(?:can['’]?t|cannot) (?:eat|have)|eats? no"

const OTHER_WAYS: readonly (readonly [RegExp, string])[] = [
  // 'With out-of-season berries' rules nothing out.
  [/(?<!\p{L})(?:with[\s-]+out|wit[\s-]+h?out|wi[\s-]+thout)\b(?![\s-]of\b)/giu, 'without'],
  [/(?<!\p{L})w ?[/\\] ?o(?:ut)?(?!\p{L})/giu, 'without'],
  [/(?<!\p{L})w(?:o|\.o\.)(?= \p{L})/giu, 'without'],
  [
    /\bexcl(?:uding\b|\.|\b)|\b(?:leaving out|omitting|skipping|lacking|(?:de)?void of)\b/gi,
    'without',
  ],
  [/\b(?:ditch|scrap|nix)(?:ing)? (?:the|any|all)\b/gi, 'without'],
  [/\bwith (?:zero|none of)(?= )(?! (?:waste|carbs?|cal\w*|fat)\b)/gi, 'without'],
  [
    /\b(?:(?:that|which|it) )?(?:(?:do|does|must|should|may|can) ?(?:n['’]?t|not)|cannot) (?:contain|include)\b/gi,
    'without',
  ],
  [new RegExp(`\\b(?:${BY_NONE})${OF_A_FOOD}`, 'giu'), 'cannot eat'],
  [new RegExp(`(?<![\\p{L}])(?!${KNOWN_TO_ALL})(?:${REFUSING})${OF_A_FOOD}`, 'giu'), 'cannot eat'],
  [
    new RegExp(`([,;.:(]|\\b(?:and|but|so|because)) (\\p{L}+(?: \\p{L}+)??) ${RULED_OUT}`, 'giu'),
    '$1 without $2',
  ],
  [new RegExp(`(?<!\\p{L})(?!without)(\\p{L}+) ${RULED_OUT}`, 'giu'), 'without $1'],
  // Who eats less meat does not rule it out.
  [
    new RegExp(
      `(?<!\\b(?:eat|eating|use|using|with) )\\b(${ALLERGENS})(?:[- ]less(?! often| than| of)|free|(?<!egg)less)\\b`,
      'gi',
    ),
    '$1-free',
  ],
  [
    new RegExp(
      `(?<!\\p{L})((?:${ALLERGENS})s?) (?:(?:is|are) out\\b(?! of)|makes? (?:me|him|her|us|them|my \\p{L}+) (?:ill|sick|swell|itch)\\b)`,
      'giu',
    ),
    'without $1',
  ],
  [
    new RegExp(
      `\\b(?:cut(?:ting)? out (?:the |all |any )|(?:any|every)thing (?:apart from|except(?: for)?|but) )(?=(?:${ALLERGENS})s?(?!\\p{L}| \\p{L}+ies\\b))`,
      'giu',
    ),
    'without ',
  ],
  [/\b(no|without|out of)((?: any| more)*) tins?(?: of)?(?= (?!foil)\p{L})/giu, '$1$2 canned'],
]
