import { parseIngredientLine } from '../src/ingredient-lines/parse-ingredient-line.ts'

/**
 * Words that a recipe for somebody should not hold, written down without the lexicon, so that one
 * cannot share the mistakes of the other. What a promise or a plant's name excuses is taken out first.
 */
export function findForbidden(restriction: string, texts: readonly string[]): string[] {
  const words = FORBIDDEN[restriction]
  if (!words) return []
  const plain = texts
    .map((text) =>
      text
        .toLowerCase()
        .replace(EXCUSED, ' ')
        .replace(excusedFor(restriction), ' ')
        .replace(/\b[\w-]+-free\b/g, ' '),
    )
    .join(' . ')
  const pattern = new RegExp(`\\b(?:${words})(?:e?s)?\\b`, 'g')
  return [...new Set(plain.match(pattern) ?? [])]
}

/** The same of a whole recipe: what its list promises of a food holds for its other texts too. */
export function findForbiddenIn(restriction: string, recipe: RecipeTexts): string[] {
  const promised = recipe.ingredients
    .map((line) => parseIngredientLine(line).name)
    .filter((name) => PROMISING.test(name))
    .flatMap((name) => name.split(' ').filter((word) => !/-free$|^veg(?:an|etarian)$/.test(word)))
    .map((word) => word.replace(/s$/, ''))
  // Gluten-free penne is the pasta that a step speaks of.
  if (promised.some((word) => PASTA_SHAPES.has(word))) promised.push('pasta')
  const hidden = promised.length > 0 ? new RegExp(`\\b(?:${promised.join('|')})s?\\b`, 'gi') : /$^/
  const texts = recipe.texts.map((text) => text.replace(hidden, ' '))
  return findForbidden(restriction, [...recipe.ingredients, ...texts])
}

/** A promise, or a plant in front of what is made of milk elsewhere: the yogurt of 'soy yogurt'. */
const PROMISING =
  /-free\b|^vegan|^vegetarian|^(?:soy|oat|coconut|almond|cashew|plant) (?:milk|cream|yogurt)/

const PASTA_SHAPES = new Set(
  ['spaghetti', 'penne', 'fusilli', 'macaroni', 'tagliatelle', 'orzo', 'linguine'].concat([
    'rigatoni',
    'farfalle',
    'lasagna',
    'noodle',
  ]),
)

type RecipeTexts = { ingredients: readonly string[]; texts: readonly string[] }

const FLESH =
  'chicken|turkey|duck|beef|steak|pork|ham|bacon|lamb|veal|sausage|chorizo|prosciutto|mince|meat|gelatine?|lard'
const FISH = 'fish|salmon|cod|tuna|anchov(?:y|ie)|trout|haddock|sardine'
const SHELLFISH = 'shrimp|prawn|crab|lobster|mussel|clam|oyster|scallop|squid'
const DAIRY =
  'milk|butter|cream|cheese|yogurt|feta|parmesan|mozzarella|cheddar|gruy[eè]re|ricotta|paneer|halloumi|ghee|cr[eè]me fra[iî]che'
const GLUTEN =
  'flour|wheat|bread|breadcrumb|pasta|spaghetti|penne|fusilli|macaroni|tagliatelle|orzo|gnocchi|couscous|bulgur|barley|rye|naan|pita|bun|udon|egg noodle|soy sauce|semolina|seitan'
const NUTS = 'almond|walnut|pecan|hazelnut|pistachio|cashew|macadamia|pine nut|peanut|pesto|praline'

const FORBIDDEN: Readonly<Record<string, string>> = {
  vegan: `${FLESH}|${FISH}|${SHELLFISH}|${DAIRY}|egg|honey|mayonnaise`,
  vegetarian: `${FLESH}|${FISH}|${SHELLFISH}`,
  pescatarian: FLESH,
  'gluten-free': GLUTEN,
  'nut-allergy': NUTS,
  'lactose-free': 'milk|butter|cream|yogurt|ricotta|mozzarella|paneer|halloumi',
  'egg-free': 'egg|mayonnaise|egg noodle',
  'soy-free': 'soy|tofu|tempeh|edamame|miso',
  'shellfish-free': SHELLFISH,
  'no cilantro': 'cilantro',
  'no garlic': 'garlic',
}

/** Foods whose names only sound like it. */
const EXCUSED =
  /\b(?:coconut|oat|soy|almond|cashew|rice|plant|vegan|nut|dairy-free) (?:cooking )?(?:milk|cream(?: cheese)?|yogurt|drink|butter)(?: beverage)?\b|\bpeanut butter\b|\bcream of tartar\b|\begg ?plants?\b|\bbutternut\b|\b(?:rice|corn|flat rice) noodles?\b|\bnutmeg\b|\bcreamy\b|\bbutterflied\b|\bbutter(?:ed|y)\b|\bcorn ?flour\b|\b(?:rice|cassava|almond|coconut|chickpea|buckwheat) flour\b|\bvegetable stock\b|\bfish(?:y)? out\b|\bmeaty\b|\bbread knife\b|\bchickpea miso\b|\bbutter lettuce\b|\b(?:king )?oyster mushrooms?\b|\bcream from the top of the coconut milk\b|\bas (?:thick|soft|smooth) as (?:soft |thick )?(?:cheese|cream|butter|yogurt|honey)\b/g

/** What carries its promise: 'gluten-free penne' in the list makes 'penne' right in the steps. */
function excusedFor(restriction: string): RegExp {
  const promise = PROMISED[restriction]
  return promise ? new RegExp(`\\b(?:${promise})\\b(?: [\\w-]+){1,5}`, 'g') : /$^/g
}

const PROMISED: Readonly<Record<string, string>> = {
  vegan: 'vegan|dairy-free|egg-free',
  vegetarian: 'vegan|vegetarian',
  'gluten-free': 'gluten-free',
  'nut-allergy': 'nut-free',
  'lactose-free': 'lactose-free|vegan|dairy-free',
  'egg-free': 'egg-free|vegan',
  'soy-free': 'soy-free',
  'shellfish-free': 'shellfish-free|vegan|vegetarian',
}
