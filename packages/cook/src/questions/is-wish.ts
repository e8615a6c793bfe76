/** Whether a text that reads like a question asks for a recipe: 'what can I make with eggs'. */
export function isWish(plain: string): boolean {
  return !RESCUE.test(plain) && WISHES.some((words) => words.test(plain))
}

/** Asks how to fix something, not how it is made: 'how do I make my gravy less salty'. */
const RESCUE =
  /\bhow (?:do|can|could|should|to)(?: (?:i|you|we))? ?(?:make|get|keep)\b.*\b(?:less|more|thicker|thinner|crispier|softer|fluffier|moister|milder)\b/

const MAKE =
  '(?:make|cook|eat|have|bake|prepare|do|try|grill|whip up|throw together|serve(?! with))'

/**
 * Whether a text says what a dish should be like and asks nothing: 'soup that freezes well', 'a chili that is not
 * spicy'.
 */
export function isToBeLike(text: string): boolean {
  return LIKE.test(text)
}

const LIKE =
  /^\W*(?!(?:is|are|how|what|why|when|can|does|do)\b)(?:(?:an?|some|any) )?(?:[a-z-]+ ){0,3}[a-z-]+ (?:that|which)(?: is| are|s)? (?:not |easy to )?(?:freez|keep|reheat|travel|last|spicy|hot|sweet|heavy|rich|dry|too)[^?]*$/i

const WISHES: readonly RegExp[] = [
  /\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get)\b(?! (?:it|this|that)\b)/,
  new RegExp(
    `\\b(?:what|which \\w+|anything|something)\\b[^.?]{0,30}\\b(?:can|could|should|shall|do|to|would|might)\\b(?: (?:i|we|you|one))? ${MAKE}\\b(?! (?:if|when|about|wrong|you mean))`,
  ),
  /\b(?:can|could|would|will) (?:you|u)\b.*\b(?:make|give|show|suggest|find|write|recommend|cook|plan|share|come up|help me (?:make|cook|with))\b/,
  /\brecipes?\b/,
  /\bwhat is for\b|\bideas?\b|\bsuggest\w*\b|\brecommend\w*\b|\binspir\w*\b|\bsurprise\b/,
  /\bhow (?:do|to|can|would|should|could|does|did|is)(?: (?:i|you|we|one|they|people))? ?(?:make|made|cook|prepare|bake|fry|grill|roast|braise|confit|brew|smoke|cooked|prepared)\b/,
  /\bhow (?:do i|do you|can i|to) [a-z]+ .* and (?:then )?(?:roast|bake|grill|fry|cook|smoke|braise) (?:it|them)\b/,
  /\bdo you (?:have|know (?:a|an|any|how to))\b|\bis there (?:a|an|any)\b|\bare there any\b/,
  /(?<!\b(?:do|did|should|would|how|why|when|if|what|can|could|much|many) )\bi (?:want|need|would like|have|feel|am craving|crave|fancy|d like)\b(?!.*\b(?:know|why|how|what)\b)/,
  /\bwhat (?:is|are) (?:a|an|some|your) (?:good|nice|easy|quick|simple|healthy|great|favou?rite|best|cheap|fun)\b/,
  /\b(?:good|nice|easy|quick|simple|healthy|great|best|cheap|cozy|light) (?:\w+ ){0,2}(?:dinner|lunch|breakfast|supper|dish|meal|dessert|snack|starter|side|soup|salad|cake|curry|pasta)s?\b/,
  /\b(?:dinner|lunch|breakfast|supper) (?:for|tonight|tomorrow|today)\b/,
  /\bi(?: have|ve)? (?:bought|got|picked)\b/,
  /\b(?:craving|hungry|menu|meal plan|plan (?:a|my|our|the))\b/,
]

/** Whether a text asks for a change to the current recipe, however it is put. */
export function isChange(plain: string): boolean {
  return CHANGES.some((words) => words.test(plain))
}

const CHANGES: readonly RegExp[] = [
  /\b(?:cook|make|do|bake|fry|grill) (?:it|this|that|them) (?:in|on|with|without|using)\b/,
  /\b(?:can|could|would|will) (?:you|u|we) (?:please )?(?:make|do|turn|change|add|swap|replace|use|leave|remove|take out|scale|double|halve|adapt|write|convert|cook)\b/,
  /^\W*(?:(?:please|now|ok|okay|and|but) )*(?:make|add|use|turn|change|replace|swap|leave|remove|scale|double|halve|adapt|cook|without|with|more|less|no|another)\b/,
  /\b(?:what|how) (?:about|if)\b(?! (?:it|this|that|i|my)\b)/,
  /\b(?:something|anything) (?:else|different)\b|\bsurprise\b|\banother (?:one|recipe|dish)\b/,
]

/** Whether a text refers to the current recipe. */
export function refersBack(plain: string): boolean {
  return /\b(?:it|this|that|them|they|these|those|the (?:recipe|dish|sauce|dough|batter|filling|leftovers?|rest)|step|servings?|portions?|so (?:much|many))\b/.test(
    plain,
  )
}
