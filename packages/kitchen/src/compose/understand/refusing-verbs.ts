/** What somebody says of a food who will not have it: 'hates', 'won't touch', 'is no fan of'. */
export const REFUSING =
  "hates?|dislikes?|detests?|loathes?|avoids?|refuses?(?: to (?:eat|touch|have))?|(?:do(?:es)?n['’]?t|do(?:es)? not|won['’]?t|will not|can['’]?t|can ?not) (?:like|eat|stand|stomach|bear|abide|touch|have|do)|(?:(?:am|is|are|['’]m|['’]re|['’]s) (?:not (?:an? )?|no )|isn['’]?t an? |aren['’]?t )(?:big |great )?fans? of|eats? no"

/** 'Nobody likes coriander': who says it of all of them. */
export const BY_NONE =
  '(?:no ?body|no one|none of (?:us|them)|neither of (?:us|them))(?: here| at home| in (?:the|my|our) (?:family|house))? (?:(?:really )?(?:likes?|eats?|wants?|touches|touch)|can (?:stand|eat|bear))'
