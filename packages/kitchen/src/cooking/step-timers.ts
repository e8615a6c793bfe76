import { findDurations } from '../measures/find-durations.ts'
import type { MinuteRange } from '../times/parse-duration.ts'

/** A waiting time in a step. */
export type StepTimer = {
  minutes: MinuteRange
  /** What happens meanwhile: 'simmer'; undefined if the step does not say. */
  doing: string | undefined
}

/** The times of a step worth a timer, in order. */
export function findStepTimers(step: string): StepTimer[] {
  return findDurations(step).flatMap(({ start, end, minutes }) => {
    const clauseStart = Math.max(...CLAUSE_ENDS.map((stop) => lastStop(step, stop, start)))
    const lead = step.slice(clauseStart, start)
    const rest = /^[^.;!?\n]*/.exec(step.slice(end))?.[0] ?? ''
    const isTimed = minutes.max >= SHORTEST_MINUTES && minutes.max < LONGEST_MINUTES
    if (!isTimed || NO_WAIT_BEFORE.test(lead) || NO_WAIT_BEHIND.test(rest)) return []
    return [
      {
        minutes,
        doing: lastActivity(lead) ?? firstActivity(rest) ?? earlierActivity(step, clauseStart),
      },
    ]
  })
}

/** Shorter times need no timer. */
const SHORTEST_MINUTES = 0.5
/** Nobody sets a timer for a day. */
const LONGEST_MINUTES = 24 * 60

const CLAUSE_ENDS = ['. ', '; ', '! ', '? ', '\n'] as const

function lastStop(text: string, stop: string, before: number): number {
  const at = text.lastIndexOf(stop, before - 1)
  return at < 0 ? 0 : at + stop.length
}

/** 'Stirring every 5 minutes', 'keeps for 3 hours', 'up to 2 hours ahead'. */
const NO_WAIT_BEFORE =
  /\b(?:every|each|within|keeps?(?: well)? for|lasts?(?: for)?|up to|in advance|per)(?: about| another)? $/i
const NO_WAIT_BEHIND = /^ (?:before|ahead|in advance|old|earlier|per (?:kg|pound|lb|500))\b/i

/** The activities during a timer, in the forms that steps use. */
const ACTIVITIES: readonly (readonly [string, RegExp])[] = (
  [
    ['simmer', 'simmer(?:ing|ed)?'],
    ['boil', 'boil(?:ing|ed)?(?! water)'],
    ['bubble', 'bubbl(?:e|ing)'],
    ['bake', 'bak(?:e|ing|ed)'],
    ['roast', 'roast(?:ing|ed)?'],
    ['fry', '(?:stir-)?fr(?:y|ying|ied)'],
    ['sauté', 'saut(?:é|e)(?:ing|ed)?'],
    ['steam', 'steam(?:ing|ed)?'],
    // 'The rest of the oil' is not an activity.
    ['rest', '(?<!\\bthe )rest(?:ing|ed)?|leave|leaving'],
    ['chill', 'chill(?:ing|ed)?|refrigerat(?:e|ing|ed)'],
    ['cool', 'cool(?:ing|ed)?'],
    ['rise', 'ris(?:e|ing)|prov(?:e|ing)|proof(?:ing)?'],
    ['marinate', 'marinat(?:e|ing|ed)'],
    ['soak', 'soak(?:ing|ed)?'],
    ['knead', 'knead(?:ing|ed)?'],
    ['whisk', 'whisk(?:ing|ed)?'],
    ['beat', 'beat(?:ing|en)?'],
    ['grill', 'grill(?:ing|ed)?|broil(?:ing|ed)?'],
    ['brown', 'brown(?:ing|ed)?(?! (?:sugar|rice|butter|onions?|bread)\\b)'],
    ['char', 'char(?:ring|red)?|blacken(?:ing|ed)?'],
    ['soften', 'soften(?:ing|ed)?'],
    ['dry', 'dry(?:ing)?(?= the| them| it| for)'],
    ['toss', 'toss'],
    ['pound', 'pound(?:ing)?'],
    ['toast', 'toast(?:ing|ed)?'],
    ['blanch', 'blanch(?:ing|ed)?'],
    ['poach', 'poach(?:ing|ed)?'],
    ['braise', 'brais(?:e|ing|ed)'],
    ['stew', 'stew(?:ing|ed)?'],
    ['sweat', 'sweat(?:ing|ed)?'],
    ['sear', 'sear(?:ing|ed)?'],
    ['caramelise', 'carameli[sz](?:e|ing|ed)'],
    ['reduce', 'reduc(?:e|ing|ed)'],
    ['infuse', 'infus(?:e|ing|ed)|steep(?:ing|ed)?'],
    ['freeze', 'freez(?:e|ing)|frozen'],
    ['rub', 'rub(?:bing|bed)?'],
    ['mix', 'mix(?:ing|ed)?'],
    ['blend', 'blend(?:ing|ed)?'],
    ['microwave', 'microwav(?:e|ing|ed)'],
    // 'Over medium heat', 'off the heat', 'warm water' are no activities.
    [
      'heat',
      '(?<!\\b(?:the|high|medium|low|gentle|fierce|strong) )heat(?:ing|ed)?|warm(?:ing|ed|(?= the| it| them))',
    ],
    ['melt', 'melt(?:ing|ed)?'],
    ['drain', 'drain(?:ing|ed)?'],
    ['press', 'press(?:ing|ed)?'],
    ['set', 'set(?:ting)?(?! aside)'],
    ['stand', 'stand(?:ing)?|sit(?:ting)?'],
    ['stir', 'stir(?:ring|red)?(?!-)'],
    ['cook', 'cook(?:ing|ed)?'],
  ] as const
).map(([activity, forms]) => [activity, new RegExp(`\\b(?:${forms})\\b`, 'giu')])

type Said = { activity: string; at: number }

function activitiesIn(text: string): Said[] {
  return ACTIVITIES.flatMap(([activity, forms]) =>
    Array.from(text.matchAll(forms), ({ index }) => ({ activity, at: index })),
  ).sort((a, b) => a.at - b.at)
}

/** The last activity before the time; in 'cook, stirring, for' it is cooking. */
function lastActivity(lead: string): string | undefined {
  const plain = lead.replace(/,? ?(?:and )?(?:stirring|tossing|whisking)\b[^,]*,?/gi, ' ')
  return activitiesIn(plain).at(-1)?.activity
}

/** 'For 20 minutes, simmer'; '20 minutes of resting'. */
const firstActivity = (rest: string) => activitiesIn(rest).at(0)?.activity

/** 'Simmer the sauce. It takes 20 minutes.' */
const earlierActivity = (step: string, end: number) =>
  activitiesIn(step.slice(0, end)).at(-1)?.activity
