import { type Equipment, HEAT_SOURCES } from '@potluck/cookbook'
import { findPhrases, type Span } from './words.ts'

/** What a request says about the tools to cook with. */
export type Tools = {
  /** What to cook it in. */
  tool: Equipment | undefined
  /** Tools that are missing or should not be used. */
  without: readonly Equipment[]
  /** The only sources of heat: 'I only have a microwave'. */
  only: readonly Equipment[]
  /** All of it is cooked in one pot or one pan. */
  inOne: 'pot' | 'pan' | 'sheet pan' | undefined
  spans: readonly Span[]
}

/** Sources of heat. When only some of them are there, no dish may need another. */
const HEAT: readonly Equipment[] = HEAT_SOURCES

/** Excludes another dish: 'a side for grilled fish' does not have to be grilled. */
const NOT_BESIDE = '(?<!\\b(?:for|with|beside|and|left ?over|cold) )'

const WORDS: readonly { tool: Equipment; words: string }[] = [
  { tool: 'slow cooker', words: '(?:slow ?cooke[rd]|crock ?pots?)' },
  { tool: 'pressure cooker', words: '(?:pressure cooke[rd]|instant ?pots?)' },
  { tool: 'air fryer', words: 'air ?fr(?:yer|ied|y)s?' },
  { tool: 'rice cooker', words: 'rice cooker' },
  { tool: 'microwave', words: 'microwaved?' },
  {
    tool: 'grill',
    words: `(?:on (?:the|a) grill|over the grill|barbecue grill|charcoal|bbq grill|${NOT_BESIDE}grill(?:ed)?(?= (?!cheese|pan|party|master))(?! for))`,
  },
  { tool: 'oven', words: `(?:oven(?: (?:baked|roasted))?|${NOT_BESIDE}baked)` },
  {
    tool: 'stovetop',
    words: '(?:stove ?top|stove|hob|camp stove|camping stove|hot plate|burners?)',
  },
  { tool: 'blender', words: '(?:immersion |stick |hand )?blender' },
  { tool: 'mixer', words: '(?:stand |hand |electric )?mixer' },
  { tool: 'food processor', words: 'food processor' },
  { tool: 'ice cream machine', words: '(?<!bread )(?:ice cream )?(?:machine|maker|churn)' },
  { tool: 'steamer', words: 'steamer' },
  { tool: 'thermometer', words: 'thermometer' },
  { tool: 'wok', words: 'wok' },
  { tool: 'pasta machine', words: 'pasta (?:machine|maker|roller)' },
  { tool: 'waffle iron', words: 'waffle (?:iron|maker)' },
]

const REFUSED =
  '(?:without|no|not|lack|lacking|sans|don ?t (?:have|own|want)|do not (?:have|own|want)|have no|haven ?t got|broken)(?: (?:an?|the|any|my|use|using|to|have|turning|turn|on|in))*'
const ONLY =
  '(?:(?:(?:i|we) )?(?:only|just)(?: (?:have|got|own|use|using))?|(?:(?:i|we) )?have only|all (?:i|we) have is|nothing but)(?: (?:an?|the|my|one|single))*'
const LINK = '(?:(?:in|on|with|using|via|for|from|over) (?:an? |the |my |your )?)?'

/** Reads what to cook a dish in, and what cannot be used: 'in the slow cooker', 'no oven', 'one pot'. */
export function readTools(text: string): Tools {
  const found = WORDS.flatMap(({ tool, words }) => [
    ...find(text, `${REFUSED} ${words}`, tool, 'without'),
    ...find(text, `${words} (?:is|s) (?:broken|gone|out|dead|dirty)`, tool, 'without'),
    ...find(text, `${ONLY} ${words}(?: and (?:an? )?[a-z]+)?(?: only)?`, tool, 'only'),
    ...find(text, `${words} only`, tool, 'only'),
    ...find(text, `${LINK}${words}(?: friendly)?`, tool, 'tool'),
  ])
  const kept = found.filter((here) => !found.some((other) => covers(other.span, here.span)))
  const toolsOf = (said: string) => kept.filter(({ kind }) => kind === said).map(({ tool }) => tool)
  const only = toolsOf('only').filter((tool) => HEAT.includes(tool))
  const noBake = findPhrases(text, /\bno[ -]?bake\b|\bwithout baking\b/g).map(({ span }) => span)
  const noCook = findPhrases(text, /\bno[ -]?cook\b|\bwithout cooking\b/g).map(({ span }) => span)
  const inOne = findPhrases(text, IN_ONE)
  const oneBurner = findPhrases(text, ONE_BURNER)
  const camping = findPhrases(text, /\b(?:on|over|for) (?:a |the )?(?:camp ?fire|camping trip)\b/g)
  return {
    tool: toolsOf('tool')[0] ?? only[0],
    without: [
      ...toolsOf('without'),
      // What is not baked is not made in an air fryer either.
      ...(noBake.length > 0 ? (['oven', 'air fryer'] as const) : []),
      ...(noCook.length > 0 ? HEAT : []),
    ],
    only: camping.length > 0 && only.length === 0 ? ['stovetop', 'grill'] : only,
    inOne: oneBurner.length > 0 ? 'pot' : inOne[0] && vesselIn(inOne[0].match[0]),
    spans: [...kept, ...inOne, ...camping, ...oneBurner]
      .map(({ span }) => span)
      .concat(noBake, noCook),
  }
}

function vesselIn(said: string): Tools['inOne'] {
  if (/sheet/.test(said)) return 'sheet pan'
  return /pot|dutch/.test(said) ? 'pot' : 'pan'
}

/** With one burner, all is cooked in one pot. */
const ONE_BURNER =
  /\b(?:(?:on|with|over) )?(?:(?:only|just) )?(?:one|a single|1|single) (?:burner|hob|flame|hot plate|ring)(?: (?:camp )?stove)?\b/g

const IN_ONE =
  /\b(?:in )?(?:(?:one|single|1) (?:pot|pan|skillet|tray|dish)|sheet ?pan|(?:one|a) dutch oven|in (?:just )?one (?:pot|pan|skillet))\b/g

/** Rewrites 'without a knife' and 'only a kettle', which would be read as refused foods. */
export function withPlainTools(text: string): string {
  return text.replace(NO_KNIFE, 'knifeless').replace(ONLY_KETTLE, 'no-cook')
}

/** Someone who can only boil water needs a dish without cooking. */
const ONLY_KETTLE =
  /\b(?:(?:with|using|i|we) )?(?:(?:only|just|nothing but)(?: (?:have|got|own))?(?: an?| the)?|have only an?) (?:electric )?(?:kettle|boiling water|hot water)\b|\bkettle only\b/gi

const NO_KNIFE =
  /\b(?:no|without(?: an?| any| using an?)?) (?:knife|knives|chopping|cutting)\b(?:(?:,| or| and)* ?(?:no |any )?(?:knife|knives|chopping|cutting)\b)*/gi

function find(text: string, pattern: string, tool: Equipment, kind: 'tool' | 'without' | 'only') {
  return findPhrases(text, new RegExp(`\\b${pattern}\\b`, 'g')).map(({ span }) => ({
    tool,
    kind,
    span,
  }))
}

function covers(wide: Span, narrow: Span): boolean {
  const isWider = wide.end - wide.start > narrow.end - narrow.start
  return isWider && wide.start <= narrow.start && narrow.end <= wide.end
}

/** Whether a dish can be cooked with the tools there are. */
export function hasTools(
  needs: readonly Equipment[],
  { without, only }: Pick<Tools, 'without' | 'only'>,
): boolean {
  const isAllowed = (tool: Equipment) =>
    !without.includes(tool) && (only.length === 0 || !HEAT.includes(tool) || only.includes(tool))
  return needs.every(isAllowed)
}
