import { readMaxMinutes } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import { findPhrases, type Span } from './words.ts'

/** Minutes that somebody has, in total or for work. */
export type Given = { of: 'all' | 'work'; minutes: number; span: Span; isVague: boolean }

/** Reads how long it may take: 'in 30 minutes', 'an hour and a half', 'only 10 minutes of work', 'quick'. */
export function readTimes(text: string): Given[] {
  const said = findPhrases(text, SAID).flatMap(({ match, span }): Given[] => {
    const minutes = readMaxMinutes(toTokens(match.groups?.time ?? ''))
    const isWork = match.groups?.work !== undefined || match.groups?.worked !== undefined
    return minutes === undefined || match.groups?.not !== undefined
      ? []
      : [{ of: isWork ? 'work' : 'all', minutes, span, isVague: false }]
  })
  const vague = VAGUE.flatMap(({ words, of, minutes }) =>
    findPhrases(text, words).map(({ span }): Given => ({ of, minutes, span, isVague: true })),
  )
  return [...said, ...vague]
}

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)'
const UNIT = '(?:minutes?|mins?|min|hours?|hrs?|hr|h)'
const TIME = `(?:half an hour|half hour|(?:a )?quarter of an hour|three quarters of an hour|${NUMBER}(?: ½| and a half)? ${UNIT}(?: and a half| (?:and )?${NUMBER} (?:minutes?|mins?))?|½ (?:an )?(?:hour|h))`
const WORK =
  '(?:work|prep(?:aration)?(?: time)?|effort|active(?: time| work)?|hands on(?: time)?|labou?r|chopping)'
const SAID = new RegExp(
  `\\b(?:(?<worked>${WORK}) (?:time )?)?(?:(?<not>at least|more than|over|for) )?(?:(?:ready |done |made |on the table )?(?:in|within|under|less than|at most|max(?:imum)?|up to|no more than|have|only|just|takes?) )*(?:(?:just|only|about|around|under) )?(?<time>${TIME})(?: (?:or less|max(?:imum)?|tops))?(?: (?:of )?(?:my |actual |real )?(?<work>${WORK}))?\\b`,
  'g',
)

/** The minutes meant when none are named; our own figures. */
const VAGUE: readonly { words: RegExp; of: Given['of']; minutes: number }[] = [
  {
    words: /\b(?:quick|fast|speedy|express|in a (?:hurry|rush)|short on time)\b(?! food)/g,
    of: 'all',
    minutes: 45,
  },
  {
    words:
      /\b(?:hands off|(?:low|minimal|little|no) (?:effort|work|prep)|set (?:it )?and forget(?: it)?|dump and (?:go|bake))\b/g,
    of: 'work',
    minutes: 25,
  },
]
