/** Whether somebody says that the choice is the cook's: 'something with leeks', 'what can I do with it?'. */
export function leavesOpen(text: string): boolean {
  return OPEN.test(text)
}

const OPEN =
  /\b(?:surprise me|(?:any|some)thing|whatever|ideas?|inspir\w+|hungry|starving|feed (?:me|us)|suggest\w*|recommend\w*|craving|what (?:else )?(?:(?:is|should|shall|can|could|do|would|to)\b.*\b(?:cook|make|eat|have|do|for|with)|for (?:dinner|lunch|breakfast))|(?:i|we)(?: only| just)? (?:have|.?ve got|got) [\w ]+ (?:minutes?|mins?|hours?)|(?:i|we) (?:want|need|fancy|feel like))\b/i
