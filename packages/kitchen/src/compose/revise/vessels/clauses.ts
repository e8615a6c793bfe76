import { toSentences } from '../../../adapting/take-out.ts'
import { findDurations } from '../../../measures/find-durations.ts'

/** What a stretch of a method asks a cook to do, as far as another vessel changes it. */
export type Deed = 'preheat' | 'sear' | 'boil' | 'heat' | 'lid' | 'cook' | 'tend' | 'add' | 'other'

/** One thing that a sentence asks for: 'reduce the heat' of 'Reduce the heat and simmer for an hour.' */
export type Clause = {
  text: string
  deed: Deed
  /** The step and the sentence of it that it stands in. */
  step: number
  sentence: number
  /** What joins it to the clause before: ', and '; '' at the beginning of a sentence. */
  joint: string
  /** What its sentence ends with. */
  stop: string
  /** Cooked apart from the dish: 'meanwhile boil the rice'. */
  isApart: boolean
}

/** A method in its clauses, in their order. */
export function readClauses(steps: readonly string[]): Clause[] {
  return steps.flatMap((step, at) => {
    let wasApart = false
    const isNote = NOTE.test(step)
    return toSentences(
      step
        .replace(/\s*\n\s*/g, ' ')
        .replace(AFTER_MINUTES, '$1, ')
        .replace(WITHOUT_COMMA, '$1, '),
    ).flatMap((sentence, index) => {
      const isApart = isNote || APART.test(sentence) || (wasApart && STILL_APART.test(sentence))
      wasApart = isApart
      // '(I flip mine often.)' ends with what it began with.
      const stop = /[.!?]*$/.exec(sentence)?.[0] ?? ''
      const body = sentence.slice(0, sentence.length - stop.length)
      return splitClauses(body).map(
        ({ joint, text }): Clause => ({
          text,
          joint,
          deed: deedOf(text),
          step: at,
          sentence: index,
          stop,
          isApart,
        }),
      )
    })
  })
}

/** The steps that clauses make, each sentence whole; a step of which nothing is left is gone. */
export function writeClauses(clauses: readonly Clause[]): string[] {
  const steps = Map.groupBy(clauses, ({ step }) => step)
  return [...steps].sort(([a], [b]) => a - b).map(([, all]) => writeStep(all))
}

function writeStep(clauses: readonly Clause[]): string {
  let text = ''
  let last: Clause | undefined
  for (const clause of clauses) {
    const goesOn =
      last !== undefined &&
      last.sentence === clause.sentence &&
      clause.joint !== '' &&
      last.stop === clause.stop
    const words = goesOn ? clause.text : capital(clause.text)
    const before = last === undefined ? '' : goesOn ? clause.joint : `${last.stop || '.'} `
    text += `${before}${words}`
    last = clause
  }
  return `${text}${last?.stop ?? ''}`
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
}

/** A clause that is put in, as a sentence of its own behind another. */
export function sentenceAt(text: string, deed: Deed, at: Clause): Clause {
  // A hair behind its place, so that no clause of the old sentence goes on from it.
  return { ...at, text, deed, joint: '', stop: '.', isApart: false, sentence: at.sentence + 0.01 }
}

function splitClauses(sentence: string): { joint: string; text: string }[] {
  const clauses: { joint: string; text: string }[] = []
  const parts = sentence.split(JOINTS)
  for (let at = 0; at < parts.length; at += 2) {
    const joint = at === 0 ? '' : (parts[at - 1] ?? '')
    const text = parts[at] ?? ''
    const last = clauses.at(-1)
    // 'Once they are soft, peel them' is one thing.
    const isLead = last !== undefined && joint.startsWith(',') && ONLY_LEADS.test(last.text)
    if (last && isLead) last.text = `${last.text}${joint}${text}`
    else if (last && joint.startsWith(',') && ONLY_WHEN.test(last.text))
      last.text += `${joint}${text}`
    else if (text.trim() !== '') clauses.push({ joint, text: text.trim() })
  }
  return clauses
}

const ONLY_WHEN =
  /^(?:at \d+|towards?|during|once|when|while|after|if|as|before|until|for|in|using|with|on|at the)\b[^,]*$/i

/** 'First, brown the meat': the word says nothing by itself. */
const ONLY_LEADS =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|now|finally|lastly|last)$/i

/** What a cook is told to do. */
const VERBS =
  'add|adjust|allow|arrange|bake|baste|beat|blend|boil|braise|bring|broil|brown|brush|carefully add|char|check|chill|chop|close|combine|continue|cook|cool|cover|crush|cut|decrease|deglaze|discard|drain|drizzle|drop|dust|fill|flip|fold|fry|garnish|gently|grate|grill|heat|increase|keep|ladle|lay|leave|let|lift|lower|maintain|mash|melt|mix|move|pan[- ]fry|peel|place|pour|pre-?heat|press|pull|pur[eé]e|put|raise|reduce|remove|rest|return|roast|roll|rub|salt|saut[eé]e?|scatter|scrape|sear|season|serve|set aside|shred|simmer|skim|slice|slow[- ]cook|slowly|spoon|spread|sprinkle|stew|stir|strain|sweat|taste|tip|toast|top|toss|transfer|turn|uncover|wait|warm|whisk|wrap'
const JOINTS = new RegExp(
  `((?:[,;]? (?:and |& |but )?then |[,;]? (?:and|&) |[,;] )(?=(?:${VERBS})\\b(?! (?:pepper|water|oil|sauce|juice)\\b)))`,
  'i',
)

/** Said of what cooks beside the dish. */
const APART =
  /^(?:optional(?:ly)?[:,]|meanwhile|in the meantime|at the same time|while (?:it|that|this|the|they)\b|in (?:a|another) (?:separate|second|small|another|different)\b|in another\b|separately|prepare (?:the |your )?(?:rice|pasta|noodles))|\b(?:cook|boil|prepare|make) (?:the |your )?(?:\p{L}+ )?(?:rice|pasta|noodles|spaghetti|macaroni|penne|fettuccine|tagliatelle|couscous|quinoa|mashed potatoes|polenta)\b/iu

/** 'After 40 minutes add', with the comma that sets it off. */
const AFTER_MINUTES =
  /\b(After (?:about |another )?[\d½–-]+ ?(?:minutes?|mins?|hours?|hrs?)) (?=\p{Ll})/gu
/** 'Lower heat let simmer' asks for two things. */
const WITHOUT_COMMA =
  /\b((?:lower|reduce|turn down|raise|increase) (?:the )?(?:heat|flame|temperature)(?: to (?:low|medium|high))?) (?=(?:let|allow|simmer|cook|cover|continue)\b)/gi
/** Said beside the method. */
const NOTE = /^\W*(?:notes?\b|tips?\s*:|variations?\b)/i

/** Goes on about what cooks apart. */
const STILL_APART =
  /^(?:first|drain|peel|mash|then (?:mash|mush|drain|peel)|once (?:they|it)|the moment|as soon as (?:they|it)|set (?:it|them)? ?aside)\b/i

function deedOf(text: string): Deed {
  const deed = DEEDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other'
  // Nothing sweats for a quarter of an hour.
  const isLong =
    deed === 'sear' &&
    /\b(?:cook|let|allow)\b/i.test(text) &&
    !/\b(?:brown|golden|carameli)/i.test(text) &&
    minutesIn(text) >= LONG
  return isLong ? 'cook' : deed
}

const LONG = 12

const LEAD =
  '^(?:(?:then|now|next|finally|lastly|last|first(?:ly)?,?|second(?:ly)?,?|(?:then|now|next|finally|lastly),|once [^,]*,|when [^,]*,|after [^,]*,|if [^,]*,|as soon as [^,]*,|in [^,]*,|using [^,]*,|with [^,]*,|on [^,]*,|to [^,]*,|over [^,]*,|carefully|gently|slowly|immediately) )*'
const lead = (words: string) => new RegExp(`${LEAD}(?:${words})`, 'iu')

/** The first that a clause matches is what it is. */
const DEEDS: readonly (readonly [RegExp, Deed])[] = [
  [
    /\bpre-?heat\w*\b|\b(?:heat|turn on|set|warm) (?:up )?(?:the |your |an? )?(?:oven|broiler|grill|air fryer|smoker|barbecue|bbq)\b/i,
    'preheat',
  ],
  [
    lead(
      String.raw`(?:stir|turn|flip|baste|skim|check|shake|rotate)\b(?:[^.]*\b(?:occasionally|often|frequently|regularly|constantly|now and|time to time|every|half ?-?way|foam|scum|dry|stick)\b|$)`,
    ),
    'tend',
  ],
  [
    /\b(?:add|pour in|top up)\b(?:(?! and )[^.])*\b(?:more|extra|additional)\b[^.]*\b(?:if|when|as) (?:needed|necessary|it|required|the)\b|\bif\b[^.]*\b(?:dry|dries|too thick|sticks?)\b|\bensure that the pot\b|^(?:half ?-?way|check on|check (?:it|and see)|keep an eye|be careful not to (?:burn|boil))\b/iu,
    'tend',
  ],
  [
    lead(
      String.raw`(?:(?:bring|heat|return)\b(?:(?!\bfor (?:about |another |around )?\d)[^.])*\b(?:boil|boiling|simmer)\b|(?:let|allow)\b[^.]*\b(?:come (?:back )?(?:up )?to|boil$))(?![^.]*\b(?:for|until)\b)|bring\b[^.]*\b(?:boil|simmer)\b`,
    ),
    'boil',
  ],
  [
    lead(
      String.raw`(?:lower|reduce|turn|decrease|raise|increase|adjust)\b[^.]*\b(?:heat|flame|temperature|burner|stove|fire|gas|down|low|off)\b|remove (?:[^.]* )?from (?:the )?(?:heat|stove|burner)\b|take [^.]*\boff (?:the )?heat`,
    ),
    'heat',
  ],
  [
    lead(
      String.raw`(?:cover|uncover|partially cover|close the (?:pan|pot)|(?:put|place|remove|take off) (?:the|a|its) (?:lid|cover))\b(?![^.]*\b(?:with (?:the )?(?:sauce|cheese|water|cold|potato|oil|boiling|stock|broth))\b)(?![^.]*\b(?:chill|refrigerat|fridge|marinat|rise|plastic|cling|film|wrap|crumbs?|rub|spice|season)\w*)`,
    ),
    'lid',
  ],
  [/\bdeglaze\b/i, 'sear'],
  [
    /^(?:stir|whisk|mix)\b[^.]*\b(?:over (?:the |a )?(?:\p{L}+[- ])*heat|until (?:it |the sauce )?(?:is )?thick\w*)/iu,
    'cook',
  ],
  [/\bmarinat\w*|\brefrigerat\w*|\bchill\b|\bsoak\b|\bovernight\b/i, 'other'],
  [
    lead(
      String.raw`(?:brown|sear|fry|pan[- ]fry|stir[- ]fry|saut[eé]e?|sweat|toast|caramelize|char|soften|deglaze|scrape|render)\b|(?:heat|melt|warm)\b[^.]*\b(?:oil|butter|fat|ghee|lard|margarine|pan|skillet|pot)\b|(?:cook|stir|allow|let|continue|saut|add|leave|work|break|crumble)\b[^.]*\b(?:brown(?:ed|ing)?(?! bits)|translucent|golden|fragrant|softened|soft|sweat|wilted|caramelized|sizzl\w+|colou?red?|evaporated|absorbed|crisp)\b|simmer\b[^.]*\buntil\b[^.]*\bbrown(?:ed)?\b|(?:let|allow|bring|simmer|boil|reduce)\b[^.]*\breduc\w*(?: by| to)? (?:half|a third)|reduce by\b`,
    ),
    'sear',
  ],
  [
    lead(
      String.raw`(?:(?:let|allow|leave|continue|keep)\b[^.]*\b(?:simmer|stew|braise|bubble|cook|cooking|simmering|bake|baking|boil|boiling|smoke|roast)\b|(?:simmer|stew|braise|bake|roast|boil|cook|poach|broil|grill|microwave|smoke|slow[- ]cook|pressure[- ]cook|air[- ]?fry|barbecue|bbq)\b)`,
    ),
    'cook',
  ],
  [
    lead(
      String.raw`(?:add|pour|stir in|mix in|return|put|place|throw|tip|toss in|combine|transfer|stir|carefully add|fold in|move|drop|lay|arrange)\b`,
    ),
    'add',
  ],
  [
    /\b(?:simmer|stew|braise|bake|roast|cook)\b[^.]*\bfor (?:about |around |at least |another )?(?:an? |\d|one|two|three)/i,
    'cook',
  ],
]

/** The longest time that a clause names, in minutes; 0 where it names none. */
export function minutesIn(text: string): number {
  const said = HALF_MORE.exec(text)?.[1]
  const half = said === undefined ? 0 : 60 * (/^(?:an?|one|another)$/i.test(said) ? 1.5 : 2.5)
  const short = /\b(?:an?|another|one|the) half[- ]hour\b/i.test(text) ? 30 : 0
  return Math.max(half, short, ...findDurations(text).map(({ minutes }) => minutes.max), 0)
}

/** 'Another hour and a half'. */
const HALF_MORE = /\b(an?|one|another|two) hours? and a half\b/i
