import { findNamedGroups } from './groups.ts'
import type { Listed } from './listed.ts'
import { type Naming, takenUnnamed } from './naming.ts'

/**
 * The lines meant by 'all the ingredients', 'the dry ingredients', 'the spices', 'everything else'
 * in a step.
 */
export function findClassed(
  texts: readonly string[],
  namings: readonly Naming[],
  list: readonly Listed[],
): Naming[] {
  const taken = new Set<Listed>()
  return texts.flatMap((text, step) => {
    const own = namings.filter((naming) => naming.step === step)
    const elsewhere = new Set(
      namings.flatMap(({ listed, isWeak, doing, part, step: at }) =>
        (at < step
          ? !/^(?:prepares|speaks)$/.test(doing)
          : /^(?:takes|strews|cuts)$/.test(doing)) &&
        at !== step &&
        !isWeak &&
        part?.kind !== 'some'
          ? listed
          : [],
      ),
    )
    const here = new Set(
      own.flatMap(({ listed, isWeak, doing }) => (isWeak || doing === 'prepares' ? [] : listed)),
    )
    const meant = classedIn(text, { list, taken, elsewhere, here, own })
    for (const one of [...here, ...meant]) taken.add(one)
    return meant
      .filter((one) => !here.has(one))
      .map((one) => takenUnnamed(one, { step, at: text.length, isBare: false }))
  })
}

type Known = {
  list: readonly Listed[]
  taken: ReadonlySet<Listed>
  elsewhere: ReadonlySet<Listed>
  here: ReadonlySet<Listed>
  own: readonly Naming[]
}

function classedIn(text: string, { list, taken, elsewhere, here, own }: Known): Listed[] {
  const groups = findNamedGroups(text, list)
  const inGroup = groups.length > 0 ? list.filter(({ group }) => groups.includes(group)) : list
  const left = inGroup.filter((one) => !taken.has(one))
  const unnamed = left.filter((one) => !elsewhere.has(one))
  const kinds = KINDS.flatMap((kind) => {
    const lead = text.slice(0, kind.said.exec(text)?.index ?? 0)
    const isMeant = kind.said.test(text) && !EXCEPT.test(lead) && !isSpelled(text, lead.length, own)
    return isMeant && (!kind.needsArticle || ARTICLE.test(lead)) ? [{ ...kind, lead }] : []
  })
  if (kinds.length > 0)
    return kinds.flatMap(({ said, has, lead }) => {
      const headed = list.filter(({ group }) => said.test(group))
      const all = headed.length > 0 ? headed : inGroup.filter(has)
      // Once used, they mean the result, except for lines that still remain.
      const isMade = all.some((one) => taken.has(one) && !SEASONS.test(one.line.name))
      if (isMade && !REST_OF.test(lead)) return []
      return headed.length > 0 ? headed : all.filter((one) => unnamed.includes(one))
    })
  if (ALL.test(text) && !GATHERS.test(text))
    return groups.length > 0 || (unnamed.length === 0 && taken.size === 0) ? left : unnamed
  if (REMAINING.test(text)) return unnamed
  if (EVERYTHING.test(text) && (here.size === 0 || EXCEPT.test(text)))
    return groups.length > 0 ? left : unnamed
  return []
}

/** 'The dry ingredients: flour and salt' lists them itself. */
function isSpelled(text: string, start: number, own: readonly Naming[]): boolean {
  const [list] = /^[^.;:(]*[:(][^.;)]*/.exec(text.slice(start)) ?? []
  if (list === undefined) return false
  const end = start + list.length
  return own.filter(({ at, isWeak }) => !isWeak && at > start && at < end).length > 1
}

const EXCEPT = /\b(?:except|everything but|apart from|other than)\b/iu
/** 'A pot that holds all the ingredients' uses none. */
const GATHERS =
  /\b(?:will (?:\p{L}+ )?|holds? |fits? |prepare |gather |measure (?:out )?|weigh (?:out )?|assemble |have |need )(?:all )?(?:of )?(?:the |your )?ingredients\b/iu
const ALL =
  /\b(?:all (?:of )?(?:the |your )?(?:\p{L}+ )?|(?:sauce|dressing|marinade|filling|topping|cake|dough|batter|rub|salsa|glaze|brine|stuffing|crust|spice mix|vinaigrette|slaw|frosting|icing) )ingredients\b|\b(?:combine|mix|blend|whisk|put|place|add|stir)(?: together)? (?:the )?ingredients\b/iu
const REMAINING =
  /\b(?:(?:remaining|(?<!of the )other|rest of the) ingredients|everything else)\b/iu

/** 'Everything should be tender' adds nothing. */
const EVERYTHING = /\beverything\b(?! (?:should|is|looks|has|will|must|comes|in the))/i

const SEASONS = /\b(?:salt|pepper)\b/i

type ClassOfFoods = {
  said: RegExp
  /** 'Serve with vegetables' does not refer to the list. */
  needsArticle?: true
  has: (listed: Listed) => boolean
}

const ARTICLE = /\b(?:the|all|your|remaining|other) (?:\p{L}+(?:,|,? and) ){0,3}(?:\p{L}+ )?$/iu
const REST_OF = /\b(?:remaining|other|rest of the) (?:\p{L}+ )?$/iu

const hasName = (names: RegExp) => (one: Listed) => names.test(one.line.name)

const SPICES =
  /\b(?:cumin|turmeric|paprika|cinnamon|cardamom|cayenne|nutmeg|allspice|masala|ground coriander|coriander (?:seeds|powder)|fenugreek|cloves(?!.*garlic)|(?:chill?i|curry|garlic|onion) (?:powder|flakes)|oregano|mustard seeds|star anise|(?:fennel|caraway|anise|celery) seeds|caraway|sumac|ground ginger|peppercorns|juniper berries|mace|saffron|five[ -]spice|aniseed)\b/i
const isSpooned = ({ unit }: Listed['line']): boolean => unit === 'tsp' || unit === 'tbsp'
const SPOONED_SPICES = /\b(?:coriander|ginger|mustard powder|chill?i)\b/i
const DRIED_HERBS = /\b(?:basil|thyme|rosemary|sage|marjoram|parsley|dill|bay lea(?:f|ves))\b/i

const VEGETABLES =
  /\b(?:onions?|carrots?|celery|peppers|tomato(?:es)?|zucchini|courgettes?|eggplants?|aubergines?|cauliflower|broccoli|cabbage|potato(?:es)?|leeks?|peas|green beans|mushrooms?|spinach|fennel|radish(?:es)?|cucumbers?|turnips?|parsnips?|swede|corn|squash|pumpkin|beets?|bell pepper|sprouts|broccolini|vegetables)\b(?!.*\b(?:stock|broth|powder|seeds?|soup|oil)\b)/i

const KINDS: readonly ClassOfFoods[] = [
  {
    said: /\bdry (?:ingredients|mixture)\b/i,
    has: hasName(
      /\b(?:flour|powder|soda|salt|cocoa|cinnamon|nutmeg|ginger|cloves|allspice|cardamom|yeast|oats|bran|semolina|cornmeal|polenta|almonds?|starch|cornstarch|sugar|spice|bicarbonate|pepper|breadcrumbs|protein|psyllium|paprika|cumin)\b(?!.*\b(?:sauce|milk|butter|extract|oil)\b)/i,
    ),
  },
  {
    said: /\b(?:wet|liquid) ingredients\b/i,
    has: hasName(
      /\b(?:eggs?|milk|buttermilk|yogh?urt|oil|water|vanilla|extract|honey|syrup|cream|juice|vinegar|melted butter|molasses|applesauce|bananas?|butter)\b/i,
    ),
  },
  {
    said: /\bspices\b/i,
    has: ({ line }) =>
      SPICES.test(line.name) || (isSpooned(line) && SPOONED_SPICES.test(line.name)),
  },
  {
    said: /\bseasonings\b/i,
    has: ({ line }) =>
      SPICES.test(line.name) ||
      SEASONS.test(line.name) ||
      (DRIED_HERBS.test(line.name) && isSpooned(line)),
  },
  {
    said: /\bherbs\b/i,
    has: hasName(
      /\b(?:parsley|cilantro|basil|dill|mint|chives|thyme|rosemary|oregano|marjoram|tarragon|coriander leaves|sage|chervil)\b/i,
    ),
  },
  {
    said: /\b(?:vegetables|veggies)\b/i,
    needsArticle: true,
    has: (one) => (one.heads.has('pepper') && !one.isSpice) || VEGETABLES.test(one.line.name),
  },
  { said: /\bberries\b/i, has: hasName(/\p{L}+berries\b/iu) },
  {
    said: /\bnuts\b/i,
    needsArticle: true,
    has: hasName(
      /\b(?:walnuts?|almonds?|hazelnuts?|pecans?|cashews?|pistachios?|peanuts|pine nuts)\b(?!.*\b(?:oil|butter|milk|flour)\b)/i,
    ),
  },
]
