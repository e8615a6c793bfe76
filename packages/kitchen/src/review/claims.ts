import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { fold } from '../text/lookalikes.ts'
import { plainText } from '../text/plain-text.ts'
import { toSentences } from './foods-in-text.ts'

/**
 * A recipe without assurances that its writer cannot give: '100 % safe for nut allergies', 'certified
 * gluten-free', 'doctor approved'. A verdict is the kitchen's own. Sentences that assure go, from a
 * title and an ingredient line the words do; a line may ask for a certified product.
 */
export function withoutClaims(recipe: RecipeData): RecipeData {
  const { title, description, ingredients, prepTime, cookTime, totalTime, servings } = recipe
  const all = (texts: readonly string[]) => texts.map(unclaimed).filter((text) => text !== '')
  return {
    ...recipe,
    title: unclaimedTitle(title),
    description: unclaimed(description),
    prepTime: unclaimed(prepTime),
    cookTime: unclaimed(cookTime),
    totalTime: unclaimed(totalTime),
    servings: unclaimed(servings),
    ingredients: ingredients.map(unclaimedLine).filter((line) => line !== ''),
    instructions: all(recipe.instructions),
    tips: all(recipe.tips),
    nutritionalBenefits: all(recipe.nutritionalBenefits),
    usedIngredients: all(recipe.usedIngredients),
    additionalIngredients: all(recipe.additionalIngredients),
    adaptations: all(recipe.adaptations),
    originalVsAdapted: all(recipe.originalVsAdapted),
  }
}

/** Running text without its sentences that assure. */
export function unclaimed(text: string): string {
  if (!claims(text)) return text
  return toSentences(text)
    .filter((sentence) => !claims(sentence))
    .join(' ')
}

/** A title that is still being written, up to where it may begin to assure. */
export function beforeClaim(title: string): string {
  const at = title.search(BEGINNING)
  const shown = at < 0 ? title : title.slice(0, at).replace(LOOSE_END, '')
  // Written in look-alikes it is found word by word, for folding moves what stands where.
  const words = shown.split(/(?<=\s)/)
  const begun = words.findIndex((_, last) =>
    BEGINNING.test(folded(words.slice(0, last + 1).join(''))),
  )
  return begun < 0 ? shown : words.slice(0, begun).join('').replace(LOOSE_END, '')
}

const LOOSE_END = /[\s,:;(–—-]+$/u

function unclaimedTitle(title: string): string {
  if (!claims(title)) return title
  const shown = beforeClaim(title)
  if (/\p{L}/u.test(shown) && !claims(shown)) return shown
  const parts = title.split(/(?<=[,:;(–—]\s*)/u)
  const kept = parts.reduce((begun, part) => (claims(begun + part) ? begun : begun + part), '')
  return kept.replace(LOOSE_END, '') || withoutWords(title)
}

function unclaimedLine(line: string): string {
  if (!claims(line)) return line
  const bare = line.replace(/\s*\(([^()]*)\)/g, (aside, said: string) =>
    claims(said) ? '' : aside,
  )
  const [food = '', ...remarks] = bare.split(/,\s*/)
  return [withoutWords(food), ...remarks.filter((remark) => !claims(remark))].join(', ')
}

/** '' where more than words assures. */
function withoutWords(text: string): string {
  const bare = text.replace(ALL_CLAIMS, ' ').replace(/\s+/g, ' ')
  return claims(bare) ? '' : bare.replace(/^[\s,:;)!.–—-]+|[\s,:;(–—-]+$/gu, '')
}

function claims(text: string): boolean {
  const said = folded(text).replace(ASKED_FOR, ' ')
  if (CLAIM.test(said) || IN_PIECES.test(said.replace(/[^a-z]/g, ''))) return true
  return (ASSURED.test(said) && AT_RISK.test(said)) || (PEOPLE.test(said) && !ADVICE.test(said))
}

function folded(text: string): string {
  return fold(plainText(text, MOST))
}

const MOST = 4000

/** A label that a cook is told to look for: 'use certified gluten-free oats'. */
const ASKED_FOR =
  /\b(?:use|using|buy|choose|pick|take|with|look for|make sure|check)\b[^.!?]{0,30}?\bcertified [\w-]+-free\b|^\d[\d./ -]*(?:[a-z]+ ){0,2}certified [\w-]+-free\b|\(certified [\w-]+-free\)/giu

const CLAIM_WORDS = [
  String.raw`\b(?:(?:100 ?%|\w+ly) )?safe (?:for|with) (?:[\w-]+ ){0,4}(?:allerg\w*|c(?:o)?eliacs?|intoleran\w+|diabetics?)`,
  String.raw`\bsafe,? (?:and )?\w+-free\b`,
  String.raw`\b(?:100|one hundred)(?: |-)?(?:%|percent|per cent)(?: |-)?(?:safe|nut|gluten|dairy|egg|soy|shellfish|allerg|celiac|coeliac|vegan|guarantee|certain|free)[\w-]*`,
  String.raw`\b(?:certified|certification|guarantee[sd]?|guaranteed)\b(?: (?:\w+-)?(?:free|safe)\b)?`,
  String.raw`\b(?:\w+ )?(?:allergen|allergy)(?: |-)(?:free|safe|friendly|proof|approved|tested)\b`,
  String.raw`\b(?:free (?:of|from)|no|without|zero) (?:(?:all|any|the|known|common|major|top|\d+|fourteen|nine|eight) )*allergens?\b`,
  String.raw`\bhypo-?allergenic\b`,
  String.raw`\b(?:c(?:o)?eliac|diabetic|allergic|intoleran\w+)(?: |-)(?:friendly|proof|approved|tested|ok(?:ay)?)\b`,
  String.raw`\b(?:medically|clinically|doctor|physician|dietiti?an|dietician|nutritionist|fda|usda|allergist|hospital|lab|laboratory|officially|scientifically)(?: |-)(?:approved|tested|proven|recommended|certified|endorsed|verified|cleared|safe)\b`,
  String.raw`\b(?:approved|endorsed|recommended|tested|verified) by (?:\w+ ){0,2}(?:doctor|physician|dietiti?an|dietician|allergist|nutritionist|fda|usda|hospital|lab)\w*`,
  String.raw`\b(?:nut|peanut|gluten|dairy|egg|soy|shellfish|celiac|coeliac|vegan|diabetic|lactose)(?: |-)safe\b`,
  String.raw`\b(?:no|zero|without|free of) (?:any )?(?:risk|cross(?: |-)?contamination|traces?)\b`,
  String.raw`\brisk(?: |-)free\b`,
  String.raw`\b(?:verified|tested|approved|accredited|assured|warranted|vetted|attested|certifiably|confirmed)(?: |-)(?:(?:to be|as|for) )?(?:\w+(?: |-)free|gluten|nuts?|allerg\w*)\b`,
  String.raw`\b(?:vetted|certified|confirmed|attested) by\b|\b(?:doctor|dietiti?an|nutritionist|allergist|expert)(?: |-)vetted\b|\bcertificates?\b|\baccredited\b`,
  String.raw`\b(?:totally|completely|absolutely|truly|entirely|fully|perfectly|strictly|utterly|definitely)(?: |-)(?:\w+(?: |-)free|safe)\b`,
  String.raw`\b(?:absolutely|definitely) (?:no|free of|without) (?:any |traces of )*(?:\w+ ?)?(?:nuts?|peanuts?|gluten|dairy|milk|eggs?|soya?|shellfish|wheat)\b`,
  String.raw`\b(?:rest assured|assure you|fear not|i promise|we promise|promised?|trust (?:me|us))\b[^.!?]{0,80}?\b(?:no|free|without|any|never)\b|\b(?:no|free|without|any|never)\b[^.!?]{0,80}?\b(?:i promise|we promise|promised?|trust (?:me|us)|rest assured)\b`,
  String.raw`\bsafe (?:to eat )?for (?:your|my|our|the|all|any|every|kids|children|people|guests)\b(?! (?:freezer|fridge|oven|microwave))`,
  String.raw`(?:^|[,.!?:] )(?:(?:it|this|that|all|everything) (?:is|are) )?safe(?:[.!]|$)|\b(?:kid|child|baby|allergy)(?: |-)safe\b|\b(?:fda|usda)\b[^.!?]{0,80}?\bsafe\b(?! (?:minimum|temperature|internal|cooking))`,
  String.raw`\bsafe for (?:every(?:body|one)|all(?: diets)?|anyone|anybody|vegans?|celiacs?|coeliacs?|diabetics?)\b`,
]

const CLAIM = new RegExp(CLAIM_WORDS.join('|'), 'iu')
const ALL_CLAIMS = new RegExp(CLAIM_WORDS.join('|'), 'giu')

/** The same with its letters parted: 'guaran-teed', 'certi fied'. */
const IN_PIECES = /certified|certifiably|guaranteed|hypoallergenic|allergenfree|safe(?:4|for)allerg/

/** What is said to be safe, and for whom, in whatever order. */
const ASSURED =
  /\b(?:(?<!food[ -])safe(?:ly|ty)?(?! (?:temperature|inside|internal))|suitable|harmless|no (?:need to )?worr(?:y|ies)|fine for|ok(?:ay)? for|trust(?:ed)?|assured?|promise|(?:will not|won['’]?t|does not|doesn['’]?t|cannot|can['’]?t) (?:trigger|cause|harm))\b/iu
const AT_RISK =
  /\b(?:allerg\w*|c(?:o)?eliacs?|intoleran\w+|anaphyla\w+|sensitivit\w+|diabetics?|reactions?)\b/iu

/** They are spoken of to warn or to advise, not to assure. */
const PEOPLE = /\b(?:allerg\w*|c(?:o)?eliacs?|intoleran\w+|anaphyla\w+|diabetics?)\b/iu
const ADVICE =
  /\b(?:check|avoid|replace|swap|use|using|leave|omit|skip|instead|substitute|read|ask|careful|caution|warn\w*|beware|not (?:safe|suitable|for|recommended|meant)|unsuitable|unsafe|contains?|includes?|has|traces|label\w*|choose|pick|buy|consult|talk)\b/iu

/** Where a title that is being written may begin to assure: the words to come decide. */
const BEGINNING =
  /\b(?:100|one hundred|certif|guarant|safe|suitable|allerg|hypo|medical|clinical|doctor|physician|dieti|nutritionist|fda|usda|lab|official|scientific|approved|endorsed|recommended|tested|verified|risk|no risk|free (?:of|from)|zero|harmless|(?:nut|peanut|gluten|dairy|egg|soy|shellfish|vegan|lactose|kid|child)[ -]safe|c(?:o)?eliac|diabetic|absolutely|completely|totally|perfectly|truly|entirely|fully|strictly|utterly|definitely|rest assured|fear not|i promise|we promise|vetted|accredited|assured|warranted)/iu
