/** The text without phrases that say 'no' but rule nothing out, and with regional or odd wordings replaced. */
export function withoutIdioms(text: string): string {
  return MEANT.reduce((left, [said, meant]) => left.replace(said, meant), text)
    .replace(IDIOMS, ' ')
    .replace(NOT_FOR, ' ')
}

/** Phrases that do not mean what they seem to rule out or name, with plain words for what is meant. */
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
  [/\b(?:as|is|be) (?:the )?(?:star|centre ?piece|center ?piece|main attraction)\b/gi, 'as main'],
  [
    /\b(?:with )?(?:no|without(?: any)?) (?:re-?heating|microwave at (?:work|school))\b/gi,
    'to take along',
  ],
  [/\bhow much butter is (?:in )?(?:a|one) stick\b/gi, 'how much is a stick of butter'],
  [/\btoaster ovens?(?: and (?:an? )?kettle)?\b/gi, 'oven'],
  [/\b(?:an? )?(?:electric )?kettle and (?:an? )?(?=microwave\b)/gi, ''],
  [/\b(microwave) and (?:an? )?(?:electric )?kettle\b/gi, '$1'],
  [/\bhot (?=(?:\w+ )?(?:lunch|dinner|supper|meals?|breakfast)\b)/gi, 'warm '],
  [/\b(?:rich|clear|white|dark) (?=(?:chicken|beef|veal|turkey) (?:stock|broth)\b)/gi, ''],
  // A brown stock is one from roasted bones.
  [
    /\bbrown (chicken|beef|veal|turkey) (stock|broth)\b(?: (?:from|of|with) roasted bones)?/gi,
    'roasted $1 $2',
  ],
  [
    /\b(chicken|beef|veal|turkey) (stock|broth) (?:from|of|with) roasted bones\b/gi,
    'roasted $1 $2',
  ],
  // 'Chilli' at the start of a text, before a vessel or the end, is the dish and not the pepper.
  [
    /^(\W*(?:an? |my |some |easy |quick |vegan |vegetarian |veggie |(?:black |white |mixed )?bean |beef |turkey |chicken |lentil )*)chilli(?=\s*(?:$|[,.;?]|(?:in|for|from|with|without|recipe)\b))/gi,
    '$1chili',
  ],
  [/\b(chil+i(?: con carne)?\b[^,;.]*) from (?:dried|dry) beans\b/gi, '$1 with dried beans'],
  [
    /\b(?:selbst ?gemachte?[rns]?|hausgemachte?[rns]?|fait(?:e?s)? maison|fatt[oaie] in casa)\b/gi,
    'homemade',
  ],
  [/\bin der br(?:ü|ue)he\b/gi, 'in broth'],
  [/\b((?:chocolate |orange )?cakes?) without (?:any )?flour\b/gi, 'flourless $1'],
  // Eating after a workout says nothing about the dish; a figure would.
  [/\b(?:post|pre|after|before)[- ]?(?:the )?(?:work ?out|gym|training|running)\b/gi, ' '],
  // In Britain, tea is also the children's dinner.
  [
    /\b((?:quick|easy|cheap|simple|healthy|family|midweek|weeknight|kids['’]?|children['’]?s|toddlers?['’]?) )tea(?! (?:party|cakes?|bread|loaf|towel|eggs?))\b|\btea (?=for (?:the |my |our |two |three )?(?:kids|children|toddlers?|family|little ones)\b)|\b(?<=for )tea(?= (?:tonight|tomorrow)\b)/gi,
    '$1dinner ',
  ],
  [/\bgirls['’]? night(?: in)?\b/gi, 'party'],
  [/\bnibbles\b/gi, 'finger food'],
  // 'Fish tacos but with chicken' are chicken tacos.
  [
    /\b(?:fish|beef|chicken|pork|lamb|shrimp|turkey|salmon|tuna) ([a-z]+(?: [a-z]+)?),? but (?:made )?with (fish|beef|chicken|pork|lamb|shrimp|turkey|salmon|tuna|tofu)\b/gi,
    '$2 $1',
  ],
]

/** 'Refined sugar' is read as 'sugar' when a dish is looked for. Only in changing a recipe do other sweeteners stay. */
export function withPlainSugar(text: string): string {
  return text.replace(/\b(?:refined|processed)(?: white)? sugars?\b/gi, 'sugar')
}

const IDIOMS =
  /\b(?:money is no object|no (?:repeats?|repetitions?|duplicates)|(?:no|without any) dish twice|no (?:idea|rush|hurry|problem|matter|worries|kidding|clue|doubt))\b/gi

/** Says for whom it is not, which rules out no food: 'soft food for my mother, not baby food'. */
const NOT_FOR =
  /[,;]?\s*\b(?:but )?(?:(?:not|no|nothing|neither)(?: (?:for|like|as))?(?: an?| my| the)? (?:bab(?:y|ies)|infants?|toddlers?)(?:['’]?s?)?(?: (?:foods?|purees?|mush|meals?))?|keine? (?:babynahrung|babybrei|babykost))(?=\s*(?:$|[,;.!?]|(?:and|but|please)\b))/gi
