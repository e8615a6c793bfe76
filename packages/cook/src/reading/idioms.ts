/** The text without sayings that have a 'no' in them and rule nothing out. */
export function withoutIdioms(text: string): string {
  return MEANT.reduce((left, [said, meant]) => left.replace(said, meant), text).replace(IDIOMS, ' ')
}

/** What is ruled out is a way of being, and not the food that is wished for. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:fish|seafood)\b[^,;.]*\b(?:(?:hates?|dislikes?|(?:don['’]?t|doesn['’]?t|do not|does not) like) (?:fish\b|fishy(?: fish| tast\w+| smell\w*| food)?|the (?:smell|taste) of fish)|not (?:too |so |very )?fishy)/gi,
    'mild white fish',
  ],
  [/\b(?:with )?(?:no|without(?: any)?)[- ](?:need to )?knead(?:ing)?\b/gi, 'no-knead'],
  [/\b(how (?:do i|do you|to)) bread\b/gi, '$1 coat'],
  [/\b(?:no|without(?: any)?) lumps?\b/gi, 'smooth'],
  [/\bwithout (?:it |the sugar )?crystalli[sz]ing\b/gi, 'that does not crystallize'],
  [
    /\b(?:with )?(?:no|without(?: any)?|few) (?:dishes to (?:wash|do)|washing[- ]up|dirty dishes)\b/gi,
    'in one pan',
  ],
  [/\b(?:an? |one )?(?:tray|platter) of (?=[a-z])/gi, ''],
  [
    /\b(?:with )?(?:no|without(?: any)?) (?:re-?heating|microwave at (?:work|school))\b/gi,
    'to take along',
  ],
  [/\bhow much butter is (?:in )?(?:a|one) stick\b/gi, 'how much is a stick of butter'],
  [/\btoaster ovens?(?: and (?:an? )?kettle)?\b/gi, 'oven'],
  [/\bgirls['’]? night(?: in)?\b/gi, 'party'],
  [/\bnibbles\b/gi, 'finger food'],
  // 'Fish tacos but with chicken' are chicken tacos.
  [
    /\b(?:fish|beef|chicken|pork|lamb|shrimp|turkey|salmon|tuna) ([a-z]+(?: [a-z]+)?),? but (?:made )?with (fish|beef|chicken|pork|lamb|shrimp|turkey|salmon|tuna|tofu)\b/gi,
    '$2 $1',
  ],
]

/** A dish without refined sugar is looked for as one without sugar; of a recipe at hand the other sweeteners stay. */
export function withPlainSugar(text: string): string {
  return text.replace(/\b(?:refined|processed)(?: white)? sugars?\b/gi, 'sugar')
}

const IDIOMS =
  /\b(?:money is no object|no (?:repeats?|repetitions?|duplicates)|(?:no|without any) dish twice|no (?:idea|rush|hurry|problem|matter|worries|kidding|clue|doubt))\b/gi
