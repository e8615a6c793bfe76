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
  return at < 0 ? title : title.slice(0, at).replace(/[\s,:;(–—-]+$/u, '')
}

function unclaimedTitle(title: string): string {
  if (!claims(title)) return title
  const shown = beforeClaim(title)
  if (/\p{L}/u.test(shown)) return shown
  return withoutWords(title)
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
  const said = fold(plainText(text, MOST)).replace(ASKED_FOR, ' ')
  return CLAIM.test(said) || (ASSURED.test(said) && AT_RISK.test(said))
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
  String.raw`\b(?:free (?:of|from)|no|without|zero) (?:(?:all|any|the|known|common|major) )*allergens?\b`,
  String.raw`\bhypo-?allergenic\b`,
  String.raw`\b(?:medically|clinically|doctor|physician|dietiti?an|dietician|nutritionist|fda|usda|allergist|hospital|lab|laboratory|officially|scientifically)(?: |-)(?:approved|tested|proven|recommended|certified|endorsed|verified|cleared|safe)\b`,
  String.raw`\b(?:approved|endorsed|recommended|tested|verified) by (?:\w+ ){0,2}(?:doctor|physician|dietiti?an|dietician|allergist|nutritionist|fda|usda|hospital|lab)\w*`,
  String.raw`\b(?:nut|peanut|gluten|dairy|egg|soy|shellfish|celiac|coeliac|vegan|diabetic|lactose)(?: |-)safe\b`,
  String.raw`\b(?:no|zero|without|free of) (?:any )?(?:risk|cross(?: |-)?contamination|traces?)\b`,
  String.raw`\brisk(?: |-)free\b`,
  String.raw`\bsafe for (?:every(?:body|one)|all(?: diets)?|anyone|anybody|vegans?|celiacs?|coeliacs?|diabetics?)\b`,
]

const CLAIM = new RegExp(CLAIM_WORDS.join('|'), 'iu')
const ALL_CLAIMS = new RegExp(CLAIM_WORDS.join('|'), 'giu')

/** What is said to be safe, and for whom, in whatever order. */
const ASSURED =
  /\b(?:(?<!food[ -])safe(?:ly|ty)?(?! (?:temperature|inside|internal))|suitable|harmless|no (?:need to )?worr(?:y|ies)|fine for|ok(?:ay)? for|trust(?:ed)?|assured?|promise|(?:will not|won['’]?t|does not|doesn['’]?t|cannot|can['’]?t) (?:trigger|cause|harm))\b/iu
const AT_RISK =
  /\b(?:allerg\w*|c(?:o)?eliacs?|intoleran\w+|anaphyla\w+|sensitivit\w+|diabetics?|reactions?)\b/iu

/** Where a title that is being written may begin to assure: the words to come decide. */
const BEGINNING =
  /\b(?:100|one hundred|certif|guarant|safe|suitable|allerg|hypo|medical|clinical|doctor|physician|dieti|nutritionist|fda|usda|lab|official|scientific|approved|endorsed|recommended|tested|verified|risk|no risk|free (?:of|from)|zero|harmless|(?:nut|peanut|gluten|dairy|egg|soy|shellfish|celiac|coeliac|vegan|diabetic|lactose)[ -]safe|absolutely|completely|totally|perfectly)/iu
