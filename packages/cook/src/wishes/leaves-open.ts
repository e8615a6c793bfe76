/** Whether a text leaves the choice to the cook: 'something with leeks', 'what can I do with it?'. */
export function leavesOpen(text: string): boolean {
  return OPEN.test(text) || isToUseUp(text)
}

/** Whether something has to be used up: 'left', 'stale', 'that has to go', 'before it goes off'. */
export function isToUseUp(text: string): boolean {
  return TO_USE_UP.test(text)
}

const TO_USE_UP =
  /\b(?:left ?overs?|left over|us(?:e|ing|ed) up|stale|day[- ]old|(?:has|have|need|needs|got) to go|must go|(?:must|needs? to|has to|have to|should) be (?:used|eaten|cooked)|needs? (?:using|eating)|before (?:it|they) (?:go(?:es)?|turns?|spoils?|expires?|wilts?)|(?:go(?:es|ing)?|turning|gone) (?:off|bad|sour)|about to (?:expire|turn|go)|expir(?:es?|ing|ed)|past (?:its|their) (?:best|date|prime)|get rid of|lying around)\b|\bleft(?=\s*(?:$|[,.!?;]))/i

const OPEN =
  /\b(?:surprise me|an? (?:quick |easy |light )?(?:appeti[sz]er|starter|side|snack|dessert|main|soup|salad|dip|sauce|drink|dish)|dinners?|lunch|supper|tonight|brunch|left ?overs?|left over|use up|using up|too (?:many|much)|stale|i bought|i.?ve got|(?:any|some)thing|whatever|ideas?|inspir\w+|hungry|starving|(?:too|so) tired to cook|feed (?:me|us)|suggest\w*|recommend\w*|craving|(?:recipes?|dish(?:es)?|meals?) (?:with|using)|what (?:else )?(?:(?:is|should|shall|can|could|do|would|to)\b.*\b(?:cook|make|eat|have|do|for|with)|for (?:dinner|lunch|breakfast))|(?:i|we)(?: only| just)? (?:have|.?ve got|got) [\w ]+ (?:minutes?|mins?|hours?)|(?:i|we) (?:want|need|fancy|feel like))\b/i

/** Whether a text asks for something to go with a dish, which is not wanted itself: 'a dip for chips'. */
export function goesBeside(text: string): boolean {
  return /\b(?:dips?|sauces?|sides?|side dish(?:es)?|drinks?|wine|bread|salad|starters?|dessert) (?:for|to (?:go|serve) with) (?!(?:a|the|my|our|me|us|\d|dinner|lunch|breakfast|tonight)\b)/i.test(
    text,
  )
}

/** Whether a text asks for something to eat, though it may read like a question. */
export function asksForFood(text: string): boolean {
  return leavesOpen(text) && !ASKS.test(text)
}

const ASKS =
  /\?|\b(?:how|why|when|where|which|can|does|is|are|keeps?|store|freez\w*|reheat\w*|last|safe|instead|substitut\w*|calories|convert|difference|too much|know|recipe|it|this|that)\b|\b(?:do|should|must) (?:i|you|we)\b/i

/** Whether a text is about leftovers: 'leftover roast chicken' is no request for a roast chicken. */
export function hasLeftovers(text: string): boolean {
  return /\bleft ?overs?\b|\bleft over\b/i.test(text)
}
