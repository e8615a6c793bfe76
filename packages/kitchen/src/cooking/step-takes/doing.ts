import type { StepWord } from './step-words.ts'

/**
 * What a step does with a food it names: it takes it, handles what is there already, only speaks of
 * it ('until the onions are soft'), prepares a tin with a little of it, or names it without a verb.
 */
export type Doing = 'takes' | 'strews' | 'handles' | 'speaks' | 'prepares' | 'names'

/** By the last word before it in its sentence that tells. */
export function readDoing(words: readonly StepWord[], at: number): Doing {
  if (isVerb(words, at)) return 'prepares'
  for (let before = at - 1; before >= 0; before--) {
    const { word = '.' } = words[before] ?? {}
    if (word === '.' || word === ':') break
    const doing = doingOf(words, before, at)
    if (doing) return doing
  }
  return 'names'
}

function doingOf(words: readonly StepWord[], before: number, at: number): Doing | undefined {
  const { typed = '' } = words[before] ?? {}
  const next = words[before + 1]?.typed
  const isListing = words.slice(before, at).some(({ word }) => word === ',')
  if (SPEAKS.test(typed) && !isListing && next !== 'much') return 'speaks'
  // 'Water enough to cover the eggs'.
  if (typed === 'cover' && words[before - 1]?.word === 'to') return 'speaks'
  if (isTakenAway(words, before)) return 'speaks'
  const prepares = PREPARES.test(typed) || isVerb(words, before)
  if (prepares && isOfVessel(words, before)) return 'prepares'
  if (STREWS.test(typed)) return 'strews'
  if (TAKES.test(typed)) return 'takes'
  // 'The rest of the garlic' rests nothing.
  return HANDLES.test(typed) && next !== 'of' ? 'handles' : undefined
}

/** 'Pour the water away', 'discard the bay leaf'. */
function isTakenAway(words: readonly StepWord[], verb: number): boolean {
  const { typed = '' } = words[verb] ?? {}
  if (/^(?:discard|remove)$/.test(typed)) return true
  if (!/^(?:pour|pouring|spoon|throw|tip|take|skim)$/.test(typed)) return false
  const next = words.slice(verb + 1, verb + 7).map((said) => said.word)
  const stop = next.findIndex((word) => word === '.' || word === ',' || word === 'and')
  return (stop < 0 ? next : next.slice(0, stop)).some((word) => /^(?:away|off|out)$/.test(word))
}

const SPEAKS = /^(?:until|till|when|once|as|if|before|because|that|which|whose|so|like|than)$/
const TAKES =
  /^(?:add|serve|taste|adjust|stir|mix|whisk|beat|fold|combine|pour|tip|blend|put|place|melt|heat|warm|fry|cook|boil|simmer|knead|work|rub|cream|crack|squeeze|grate|peel|chop|slice|cut|dice|wash|rinse|soak|season|spread|layer|arrange|toss|crumble|tear|thin|loosen|deglaze|brown|sear|roast|bake|grill|toast|spoon|mash|process|pulse|sift|dissolve|finish|sweeten|throw|drop|dip|coat|roll|adding|using|use)$/
const STREWS =
  /^(?:sprinkle|scatter|drizzle|brush|dust|garnish|dot|top|strew|grind|sprinkled|topped)$/
const HANDLES =
  /^(?:remove|return|turn|flip|drain|lift|discard|transfer|push|rest|leave|keep|let|cool|cover|take|bring|shake|strain|reserve|reheat|skim|swirl|divide|lay|hold|press|fish|pull)$/
const PREPARES = /^(?:grease|dust|line|brush|wipe|rub|sprinkle|spray)$/

/** 'Grease the tin with butter', not 'brush the bread with oil'. */
function isOfVessel(words: readonly StepWord[], verb: number): boolean {
  const next = words.slice(verb + 1, verb + 9).map(({ word }) => word)
  const stop = next.findIndex((word) => word === '.' || word === ',')
  return (stop < 0 ? next : next.slice(0, stop)).some((word) => VESSEL.test(word))
}

const VESSEL =
  /^(?:tin|pan|dish|tray|sheet|mold|mould|ramekin|bowl|grate|grill|grid|surface|worktop|counter|board|table|skillet|griddle|rack|springform|paper|waffle|iron|muffin|loaf|cup|hand)$/

/** 'Butter a tin', 'oil the grates': the name of a food as what is done. */
function isVerb(words: readonly StepWord[], at: number): boolean {
  const { typed = '' } = words[at] ?? {}
  if (!/^(?:butter|oil|flour|salt|pepper|sugar|water|cream|juice|zest|milk|ice|egg)$/.test(typed))
    return false
  const before = words[at - 1]?.typed
  const next = words[at + 1]?.typed ?? ''
  const opens =
    before === undefined || /^(?:[.,;:()]|and|then|lightly|generously|well|or)$/.test(before)
  return (
    opens &&
    /^(?:an?|the|your|it|them|two|both|each|one|four|six|\d+|together|inside|all)$/.test(next)
  )
}
