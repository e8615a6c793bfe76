import type { StepWord } from './step-words.ts'

/**
 * What a step does with a food it names: uses it, cuts it for later, handles what is in the pan
 * already, only mentions it ('until the onions are soft'), adjusts it to taste, greases a tin with
 * it, or names it without a verb.
 */
export type Doing =
  | 'takes'
  | 'cuts'
  | 'strews'
  | 'handles'
  | 'speaks'
  | 'tastes'
  | 'prepares'
  | 'names'

/** Decided by the last telling word before it in its sentence. */
export function readDoing(words: readonly StepWord[], at: number): Doing {
  if (isVerb(words, at)) return 'prepares'
  // 'The sour cream will do the rest' only mentions it.
  if (/^(?:will|should|would|may|is|are)$/.test(words[at + 1]?.typed ?? '')) return 'speaks'
  for (let before = at - 1; before >= Math.max(0, at - SENTENCE); before--) {
    const { word = '.' } = words[before] ?? {}
    if (word === '.' || word === ':') break
    if (isNoun(words, before)) continue
    const doing = doingOf(words, before, at)
    if (doing) return doing
  }
  return 'names'
}

/**
 * The most words looked at: real sentences are shorter, and a hostile text must not cost quadratic
 * time.
 */
const SENTENCE = 80

/** Whether a word is a cooking verb. */
export const isDoing = (typed: string): boolean =>
  [TAKES, STREWS, HANDLES, CUTS].some((verbs) => verbs.test(typed))

/** Nouns that look like verbs: 'coats a spoon', 'off the boil'. */
const isNoun = (words: readonly StepWord[], at: number): boolean =>
  /^(?:an?|the|your|its)$/.test(words[at - 1]?.typed ?? '')

function doingOf(words: readonly StepWord[], before: number, at: number): Doing | undefined {
  const { typed = '' } = words[before] ?? {}
  const next = words[before + 1]?.typed
  if (isSpokenOf(words, before, at) || isTakenAway(words, before)) return 'speaks'
  const prepares =
    KEEPS_FROM_STICKING.test(words[at]?.word ?? '') &&
    (PREPARES.test(typed) || isVerb(words, before))
  if (prepares && isOfVessel(words, before)) return 'prepares'
  if (typed === 'taste' && isTastedFor(words.slice(before, at))) return 'tastes'
  if (STREWS.test(typed)) return 'strews'
  if (TAKES.test(typed)) return 'takes'
  if (isCutting(words, before)) return 'cuts'
  // 'The rest of the garlic': here 'rest' is not a verb.
  return HANDLES.test(typed) && next !== 'of' ? 'handles' : undefined
}

/** 'Until the onions are soft', 'enough to cover the eggs', 'a pot for boiling them', 'do not cool the oil'. */
function isSpokenOf(words: readonly StepWord[], before: number, at: number): boolean {
  const [former = '', typed = '', next] = [before - 1, before, before + 1].map(
    (place) => words[place]?.typed,
  )
  if (SPEAKS.test(typed) && next !== 'much')
    return !words.slice(before, at).some(({ word }) => word === ',')
  if (isDoing(typed) && /^(?:not|never|don['’]t)$/.test(former)) return true
  if (/^(?:boiling|frying|cooking|serving)$/.test(typed) && former === 'for') return true
  if (/^(?:soak|mop)$/.test(typed) && next === 'up') return true
  return (typed === 'cover' && former === 'to') || (typed === 'covered' && next === 'by')
}

/** 'Zest the lemon' is a verb; 'lemon zest, the sugar' is not. */
function isCutting(words: readonly StepWord[], verb: number): boolean {
  const [typed = '', next = ''] = [words[verb]?.typed, words[verb + 1]?.typed]
  return CUTS.test(typed) && (!/^(?:zest|juice|core|pit)$/.test(typed) || ARTICLE.test(next))
}

const ARTICLE = /^(?:the|your|both|all|one|two|half|\d+)$/

/** 'Taste it for salt and lime.' */
function isTastedFor(said: readonly StepWord[]): boolean {
  const place = said.findIndex(({ word }) => word === 'for')
  return (
    place > 0 &&
    !said.slice(place).some(({ typed }) => typed === 'the' || isDoing(typed)) &&
    said.length - place < 5
  )
}

/** 'Pour the water away', 'discard the bay leaf'. */
function isTakenAway(words: readonly StepWord[], verb: number): boolean {
  const { typed = '' } = words[verb] ?? {}
  if (/^(?:discard|remove)$/.test(typed)) return true
  if (!/^(?:pour|pouring|spoon|throw|tip|take|skim|shake|scrape|wipe|brush|rinse)$/.test(typed))
    return false
  const next = words.slice(verb + 1, verb + 7).map((said) => said.word)
  const stop = next.findIndex((word) => word === '.' || word === ',' || word === 'and')
  return (stop < 0 ? next : next.slice(0, stop)).some((word) => /^(?:away|off|out)$/.test(word))
}

const SPEAKS =
  /^(?:until|till|when|while|once|after|as|if|before|because|that|which|whose|where|so|like|than|tastes|smells|beginning|starting|ending)$/
const TAKES =
  /^(?:add|serve|taste|adjust|stir|mix|whisk|beat|fold|combine|pour|tip|blend|put|place|melt|heat|warm|fry|cook|boil|simmer|knead|work|rub|cream|crack|squeeze|bring|grate|soak|season|spread|layer|arrange|toss|crumble|tear|thin|loosen|deglaze|brown|sear|roast|bake|grill|toast|spoon|mash|process|pulse|sift|dissolve|finish|sweeten|throw|drop|dip|fill|line|coat|roll|adding|using|use)$/
const CUTS =
  /^(?:peel|chop|slice|cut|dice|wash|rinse|scrub|trim|mince|core|pit|halve|quarter|shred|zest|juice)$/
const STREWS =
  /^(?:sprinkle|scatter|drizzle|brush|dust|garnish|dot|top|strew|grind|sprinkled|topped|brushing|sprinkling|scattering|drizzling|dusting|dotting)$/
const HANDLES =
  /^(?:remove|return|turn|flip|drain|lift|discard|transfer|push|rest|leave|keep|let|cool|cover|take|shake|strain|reserve|reheat|skim|swirl|divide|lay|hold|press|fish|pull)$/
const PREPARES = /^(?:grease|dust|line|brush|wipe|rub|sprinkle|spray)$/

/** What tins and boards are prepared with; lasagna sheets line a dish but are part of it. */
const KEEPS_FROM_STICKING =
  /^(?:butter|oil|flour|sugar|crumb|breadcrumb|semolina|cocoa|lard|fat|ghee|margarine|shortening|cornmeal|polenta|starch|cornstarch|spray|dripping|water|salt)$/

/** 'Grease the tin with butter' prepares a vessel; 'brush the bread with oil' does not. */
function isOfVessel(words: readonly StepWord[], verb: number): boolean {
  const next = words.slice(verb + 1, verb + 9).map(({ word }) => word)
  const stop = next.findIndex((word) => word === '.' || word === ',')
  const near = stop < 0 ? next : next.slice(0, stop)
  if (near.some((word) => VESSEL.test(word))) return true
  // 'Butter the tin and dust it with flour.'
  const open = words.slice(0, verb).findLastIndex(({ word }) => word === '.')
  const said = words.slice(open + 1, verb)
  return /^(?:it|them)$/.test(near[0] ?? '') && said.some(({ word }) => VESSEL.test(word))
}

const VESSEL =
  /^(?:tin|pan|dish|tray|sheet|mold|mould|ramekin|bowl|grate|grill|grid|surface|worktop|counter|board|table|skillet|griddle|rack|springform|paper|waffle|iron|muffin|loaf|cup|hand)$/

/** 'Butter a tin', 'oil the grates': the name of a food used as a verb. */
function isVerb(words: readonly StepWord[], at: number): boolean {
  const { typed = '' } = words[at] ?? {}
  if (!/^(?:butter|oil|flour|salt|pepper|sugar|water|cream|juice|zest|milk|ice|egg)$/.test(typed))
    return false
  const before = words[at - 1]?.typed
  const next = words[at + 1]?.typed ?? ''
  const opens =
    before === undefined || /^(?:[.,;:()]|and|then|lightly|generously|well|or)$/.test(before)
  if (!opens) return false
  // 'Melt the chocolate and butter together': here 'butter' is a noun.
  const verbs = before === 'and' || before === ',' ? /^(?:an?|the|your|it|them)$/ : HANDLED
  return verbs.test(next)
}

/** What follows 'butter' if it is a verb. */
const HANDLED = /^(?:an?|the|your|it|them|two|both|each|one|four|six|\d+|together|inside|all)$/
