import { readServings } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import { findPhrases, type Span } from './words.ts'

/** How many people eat. */
export type Portions = { count: number; span: Span }

/** Reads how many people eat: 'for two', 'for 4 to 6', 'for a crowd of 40', 'feeds 12', 'four bowls of', 'just me'. */
export function readPortions(text: string): Portions[] {
  return findPhrases(text, EATERS).flatMap(({ match, span }) => {
    const count = readServings(toTokens(match[0].replace(ELSEWHERE, 'for ')))
    return count === undefined ? [] : [{ count, span }]
  })
}

const NUMBER =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|a dozen|a hundred)'
const RANGE = `${NUMBER}(?: (?:(?:to|or) )?${NUMBER})?`
const WHO =
  '(?:people|persons?|servings?|portions?|guests?|adults?|friends?|eaters?|kids?|children|diners|of us|mouths|heads|colleagues|coworkers|students|bowls?(?= of)|plates?(?= of)|cups?(?= of soup)|helpings?)'
const GROUP =
  '(?:a |the |my |our )?(?:(?:hungry |dinner |birthday |big |large |small )?(?:crowd|party|group|family|table|potluck|buffet|household|team|class) of )'
const NOT =
  '(?! (?:minutes?|mins?|min|hours?|hrs?|hr|h|days?|nights?|weeks?|months?|years?|g|kg|ml|l|oz|lbs?|pounds?|cups?|tbsp|tsp|ingredients?|kcals?|calories?|percent|courses?)\\b)'
const EATERS = new RegExp(
  [
    `\\b(?:for|serves?|serving|feeds?|feeding|to feed|enough for|yields?) (?:about |around |just |only |up to )?(?:${GROUP})?${RANGE}(?: ${WHO})?\\b${NOT}`,
    `\\b(?:${GROUP})${RANGE}\\b`,
    `\\b${RANGE} ${WHO}\\b`,
    '\\b(?:for|just) (?:me|myself)(?: only| alone)?\\b',
    `\\b(?:pour|para|per|fur|fuer) \\d{1,3}(?: (?:personas|personnes|persone|pessoas|personen|leute))?\\b${NOT}`,
    '\\bfor (?:a |my )?(?:couple|partner and me|wife and me|husband and me|girlfriend and me|boyfriend and me)\\b',
    '\\bdate night\\b',
    '\\bfor (?:a|my|the|our)(?: (?:big|large|hungry|whole))? (?:crowd|party|family)\\b',
    '\\b(?:single|one) (?:serving|portion)\\b',
  ].join('|'),
  'g',
)

/** 'For' in other languages. */
const ELSEWHERE = /^(?:pour|para|per|fur|fuer) /
