/** What a recipe at hand can be wanted in. */
export type Vessel =
  | 'slow cooker'
  | 'pressure cooker'
  | 'air fryer'
  | 'oven'
  | 'grill'
  | 'pan'
  | 'microwave'

/** The vessel that a message wants a recipe cooked in; 'without an oven' wants a pan or a pot. */
export function readVessel(text: string): Vessel | undefined {
  return VESSELS.find(([pattern]) => pattern.test(text))?.[1]
}

const VESSELS: readonly (readonly [RegExp, Vessel])[] = [
  [
    /\b(?:no|without(?: an?| the| my)?|not in the|(?:i )?(?:don['’]?t|do not) have an?|have no|broken) oven\b|\boven (?:is )?broken\b|\b(?:on|only) (?:the |a )?(?:stove ?(?:top)?|hob|hot ?plate)\b|\bstove ?top (?:version|only)\b|\bin an? (?:frying )?pan instead\b/i,
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
