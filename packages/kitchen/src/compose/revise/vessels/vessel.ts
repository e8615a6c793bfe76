/** What a recipe at hand can be wanted in. */
export type Vessel =
  | 'slow cooker'
  | 'pressure cooker'
  | 'air fryer'
  | 'oven'
  | 'grill'
  | 'pan'
  | 'microwave'

/**
 * The vessel that a message wants a recipe cooked in; who has no slow cooker wants a pan or a pot, where the recipe is
 * made in one.
 * @param made the recipe's own words
 */
export function readVessel(text: string, made?: string): Vessel | undefined {
  const lacks = [...text.matchAll(LACKS)]
  const rest = lacks.reduce((left, [lack]) => left.replace(lack, ' '), text)
  const wanted = VESSELS.find(([pattern]) => pattern.test(rest))?.[1]
  if (wanted !== undefined) return wanted
  const needed = lacks.filter(([lack]) => made === undefined || isMadeIn(lack, made))
  const missing = needed.map(([lack]) => INSTEAD.find(([pattern]) => pattern.test(lack))?.[1])
  return missing.find((vessel) => vessel !== undefined)
}

/** What is said of a lack that is none: no air fryer for a stew. */
export function sayUnneeded(text: string, made: string): string | undefined {
  const [lack = ''] = LACKS_ONE.exec(text) ?? []
  const [name] = NAME.exec(lack) ?? []
  return name === undefined || isMadeIn(lack, made) ? undefined : `It needs no ${name} as it is.`
}

/** Of an oven the steps may say no more than 'bake'. */
function isMadeIn(lack: string, made: string): boolean {
  const pattern = SORTS.find((sort) => sort.test(lack))
  return /oven/i.test(lack) || pattern === undefined || pattern.test(made)
}

const SORTS = [
  /slow[ -]?cook|crock ?-?pot/i,
  /pressure|insta(?:nt)? ?-?pot|multi ?-?cooker/i,
  /air[ -]?fry/i,
  /microwave/i,
  /grill|barbecue|bbq/i,
]

const NAMED =
  '(?:slow[ -]?cooker|crock ?-?pot|pressure[ -]?cooker|insta(?:nt)? ?-?pot|multi ?-?cooker|air[ -]?fryer|microwave|oven|grill|barbecue|bbq)'
/** 'I don't own a slow cooker', 'my air fryer broke': what it is not to be cooked in. */
const LACKS = new RegExp(
  [
    `\\b(?:no|without|not (?:in|with|using)|instead of|rather than|(?:do(?:es)?n['’]?t|do(?:es)? not|didn['’]?t) (?:have|own|use|want)(?: to use)?|have(?:n['’]?t| not) got|never (?:had|owned)|broken)(?: (?:an?|the|my|our|any|access to))* ${NAMED}s?\\b`,
    `(?<!dutch )\\b${NAMED} (?:(?:is|has|['’]s|just|was) )*(?:broken?|dead|died|gone|dirty|in use|packed up|out of order|(?:does|is)n['’]?t work(?:ing)?|given up|stopped working)\\b`,
  ].join('|'),
  'gi',
)
const LACKS_ONE = new RegExp(LACKS.source, 'i')
const NAME = new RegExp(NAMED, 'i')
/** What does the work of one that is not there. */
const INSTEAD: readonly (readonly [RegExp, Vessel])[] = [
  [/slow|crock|pressure|insta|multi/i, 'pan'],
  [/air|grill|barbecue|bbq/i, 'oven'],
  [/oven/i, 'pan'],
]

const VESSELS: readonly (readonly [RegExp, Vessel])[] = [
  [
    /\b(?:on|only) (?:the |a )?(?:stove ?(?:top)?|hob|hot ?plate)\b|\bstove ?top (?:version|only)\b|\bin an? (?:frying )?pan instead\b|\bdutch oven\b|\b(?:heavy|stock|soup|cast[- ]iron) ?pot\b|\b(?:in|use|using) (?:an? |my |the )(?:big |large |regular |normal )?(?:pot|saucepan)\b/i,
    'pan',
  ],
  [/\b(?:slow[ -]?cook(?:er|ed)?|crock ?-?pot)\b/i, 'slow cooker'],
  [/\b(?:pressure[ -]?cook(?:er|ed)?|insta(?:nt)? ?-?pot|multi ?-?cooker)\b/i, 'pressure cooker'],
  [/\bair[ -]?fr(?:y(?:er)?|ied)\b/i, 'air fryer'],
  [/\bmicrowave[sd]?\b/i, 'microwave'],
  [
    /\b(?:on|over|for|use) (?:the |my |a )?(?:grill|barbecue|bbq|barbie)\b|^\W*(?:please )?grill(?:ed)?(?: (?:it|them|this)\b|\W*$)|\bgrilled instead\b/i,
    'grill',
  ],
  [
    /\b(?:in|into|use|using|with) (?:the|my|an) oven\b|\boven[- ](?:baked|roasted)\b|\b(?:bake|roast) (?:it|them|this)\b/i,
    'oven',
  ],
]

/** How a title says what a dish is made in. */
const NAMES: Partial<Record<Vessel, string>> = {
  'slow cooker': 'Slow Cooker',
  'pressure cooker': 'Pressure Cooker',
  'air fryer': 'Air Fryer',
  grill: 'Grilled',
}

/** A title says what it is cooked in now, and no more what it was cooked in. */
export function titleIn(title: string, vessel: Vessel): string {
  const plain = title
    .replace(
      /\b(?:slow[- ]cook(?:ed|er)|crock[- ]?pot|pressure cooker|instant pot|air[- ]?fr(?:yer|ied)|oven[- ](?:baked|fried|roasted)|pan[- ](?:fried|seared|roasted)|deep[- ]fried|one[- ]p(?:ot|an)|sheet[- ]pan|skillet|smoked|(?:oven[- ])?baked|roast(?:ed)?(?! (?:beef|pork|potato))|grilled|broiled)\s+/gi,
      '',
    )
    .replace(
      /\s*(?:\(|\[)?\bin (?:the|a) (?:oven|slow cooker|air fryer|crock ?pot|pressure cooker)\b(?:\)|\])?/gi,
      '',
    )
    .replace(/\s+(?:traybake|wok|skillet|air[- ]?fr(?:yer|ied))$/i, '')
    .trim()
  const open = plain.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  const name = NAMES[vessel]
  return name === undefined ? open : `${name} ${open}`
}
