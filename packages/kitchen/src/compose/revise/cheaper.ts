import { applySwaps } from '../../adapting/apply-swaps.ts'
import { readDish, readDishLine } from '../../adapting/read-dish.ts'
import { nameOf as nameOfFood, type Swap } from '../../adapting/swap.ts'
import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from './change.ts'
import { scaleLine } from './scale-line.ts'

/** What is dear, and what does the same for less in the same amount. */
type Cheaper = {
  pattern: RegExp
  not?: RegExp
  instead: string /** How steps call it. */
  call?: string
}

/**
 * Foods that cost about twice as much as what can take their place, by the average retail prices of the US Bureau of
 * Labor Statistics and the cost tables of the USDA's Thrifty Food Plan. Only what cooks alike, so that no time changes.
 */
const DEAR: readonly Cheaper[] = [
  { pattern: /\bpine nuts?\b/i, instead: 'sunflower seeds' },
  {
    pattern: /\b(?:parmigiano(?:[- ]reggiano)?|parmesan|pecorino(?: romano)?)(?: cheese)?\b/i,
    not: /\bvegan|rind/i,
    instead: 'grana padano',
  },
  {
    pattern: /\b(?:gruy[eè]re|comt[eé]|emmental(?:er)?|fontina)(?: cheese)?\b/i,
    instead: 'Swiss cheese',
  },
  { pattern: /\b(?:burrata|buffalo mozzarella|mozzarella di bufala)\b/i, instead: 'mozzarella' },
  { pattern: /\b(?:prosciutto|pancetta|guanciale|speck|serrano ham)\b/i, instead: 'bacon' },
  {
    pattern: /\b(?:ground|minced?) (?:lamb|veal)\b|\b(?:lamb|veal) mince\b/i,
    instead: 'ground beef',
  },
  {
    pattern:
      /\b(?:boneless,? )?(?:skinless,? )?(?:boneless )?chicken breasts?(?: fillets?| halves)?\b/i,
    not: /\bcooked|ground|deli|bone-in/i,
    instead: 'boneless skinless chicken thighs',
    call: 'chicken thighs',
  },
  {
    pattern:
      /\bboneless,? skinless chicken(?! breasts?| thighs?)\b|\bchicken (?:tenders|tenderloins|cutlets)\b/i,
    instead: 'boneless skinless chicken thighs',
    call: 'chicken thighs',
  },
  { pattern: /\bcashews?(?: nuts?)?\b/i, not: /\bbutter|milk|cream/i, instead: 'peanuts' },
  { pattern: /\b(?:pecans?|macadamias?)(?: nuts?| halves)?\b/i, instead: 'walnuts' },
  { pattern: /\bsaffron(?: threads| strands)?\b/i, instead: 'ground turmeric', call: 'turmeric' },
  { pattern: /\bghee\b/i, instead: 'butter' },
  { pattern: /\bmascarpone\b/i, instead: 'cream cheese' },
  { pattern: /\bcr[eè]me fra[iî]che\b/i, instead: 'sour cream' },
  {
    pattern:
      /\b(?:chanterelles?|porcini|shiitakes?|portobell[oa]s?|cremini)(?: mushrooms?)?\b|\b(?:(?:oyster|wild|mixed|chestnut|exotic|forest)(?:,| and| or)? )+mushrooms?\b/i,
    not: /\bdried|frozen|vegetables|herbs|spice|greens|salad|rice|powder|stock|broth|soup|sauce|ravioli/i,
    instead: 'white mushrooms',
    call: 'mushrooms',
  },
  { pattern: /\basparagus\b/i, instead: 'green beans' },
  { pattern: /\bbasmati(?: rice)?\b/i, instead: 'long-grain rice', call: 'rice' },
  {
    pattern: /\b(?:fresh )?(?:raspberries|blueberries|blackberries)\b/i,
    not: /\bfrozen|dried|jam/i,
    instead: 'frozen mixed berries',
    call: 'berries',
  },
  {
    pattern: /\b(?:halibut|sea bass|monkfish|cod|turbot|snapper|sole)(?: fillets?| steaks?)?\b/i,
    not: /\bsalt|smoked|oil|liver/i,
    instead: 'pollock fillets',
    call: 'pollock',
  },
  {
    pattern: /\bextra[- ]virgin olive oil\b/i,
    not: /\bdrizzle|to serve|dressing/i,
    instead: 'vegetable oil',
    call: 'oil',
  },
]

/** A recipe for less money: half of the ground meat as lentils, and what is dear by what cooks alike. */
export function makeCheaper(recipe: RecipeData): Revised {
  const dish = readDish(recipe)
  const swaps = dish.lines.flatMap(({ text, line }): Swap[] => {
    const found = line.heading
      ? undefined
      : DEAR.find(({ pattern, not }) => pattern.test(text) && !not?.test(text))
    const isNamed = found && found.call !== 'chicken thighs' && found.pattern.test(recipe.title)
    if (
      !found ||
      isNamed ||
      /\bor\b/i.test(line.name + (line.comment ?? '') + (line.preparation ?? '')) ||
      (dish.isBake && /\boil|cheese/i.test(found.instead))
    )
      return []
    const { raw: _raw, packageSize: _size, ...parsed } = parseIngredientLine(text)
    const label = found.call ?? found.instead
    return [
      {
        line: text,
        lines: [formatIngredientLine({ ...parsed, raw: '', name: found.instead })],
        call: () => label,
        keepsAmounts: true,
        name: nameOfFood(readDishLine(text)),
        reason: '',
        note: '',
      },
    ]
  })
  // A spoonful of another oil makes nothing cheaper by itself.
  const isWorthIt = swaps.some(({ lines }) => !lines.every((line) => /\boil$/i.test(line)))
  const swapped = isWorthIt ? applySwaps(recipe, swaps) : recipe
  const stretched = withLentils(swapped)
  const told = stretched ?? swapped
  if (!isWorthIt && !stretched)
    return {
      ok: false,
      reason: sayWhatSaves(recipe),
    }
  return { ok: true, recipe: told }
}

/** Where nothing can be exchanged: what of its own list costs least when it is bought otherwise. */
function sayWhatSaves({ ingredients }: RecipeData): string {
  const list = ingredients.join('\n')
  const saves = SAVES.flatMap(([food, how]) => {
    const found = food.exec(list)
    return found ? [how.replace('#', found[0].toLowerCase())] : []
  })
  const said = saves.length > 0 ? saves.slice(0, MOST_SAID) : ['the store brand does for all of it']
  return `Nothing in it is dear for what it does, so I change nothing. What saves with what it takes: ${said.join('; ')}.`
}

const MOST_SAID = 3

/** What is bought for less in another form, by the food that a list has. */
const SAVES: readonly (readonly [food: RegExp, how: string])[] = [
  [
    /\b(?:beef (?:fillet|tenderloin)|fill?et (?:of )?beef|filet mignon)\b/i,
    'pork tenderloin for the fillet of beef, roasted until it reads 63 °C (145 °F) inside',
  ],
  [
    /\bchicken\b(?! (?:bouillon|stock|broth|cubes?|powder|salt|masala|seasoning))/i,
    'bone-in chicken, cut off the bone at home, and the bones boiled for stock',
  ],
  [
    /\b(?:beef|pork|lamb)\b/i,
    'the meat in a larger piece, cut at home, and a quarter less of it with more of the vegetables',
  ],
  [
    /\bcann?ed|\bcans?\b|\btins?\b/i,
    'dried beans soaked overnight instead of canned, and whole canned tomatoes crushed by hand',
  ],
  [/\b(?:stock|broth)\b/i, 'stock of a cube or of peelings and bones'],
  [/\bbutter\b/i, 'margarine for baking, or half of the butter'],
  [/\bvanilla\b/i, 'vanilla sugar for vanilla extract'],
  [/\b(?:berries|blueberr|raspberr|spinach|peas|corn)/i, 'frozen instead of fresh'],
  [
    /\b(?:cardamom|star anise|fennel seeds?|cumin seeds?|mace)\b/i,
    'whole spices by weight from an Asian or Turkish grocer, where they cost a third',
  ],
  [
    /(?<!\b(?:tbsp|tsp|ground|dried) )\b(?:basil|parsley|cilantro|coriander|mint|thyme|rosemary)\b/i,
    'one bunch of a single herb, what is left frozen with oil',
  ],
  [/\bcheese|cheddar|mozzarella|parmesan\b/i, 'cheese in a block, grated at home'],
  [/\b(?:flour|sugar|rice|oats|pasta)\b/i, '# in a large bag'],
]

/** Half of the ground meat of a sauce, a pie or a chili as cooked lentils, by weight. */
function withLentils(recipe: RecipeData): RecipeData | undefined {
  const meats = recipe.ingredients.filter(
    (line) => GROUND.test(line) && parseIngredientLine(line).quantity,
  )
  const [meat] = meats
  const browned = recipe.instructions.findIndex((one) => OF_MEAT.test(one) && BROWNS.test(one))
  const at = recipe.instructions.findIndex(
    (one, index) => index >= browned && WET.test(one) && STIRRED.test(one),
  )
  if (
    !meat ||
    meats.length > 1 ||
    at < 0 ||
    browned < 0 ||
    !SPOONED.test(unaccented(recipe.title)) ||
    /\blentil/i.test(recipe.ingredients.join())
  )
    return undefined
  const half = scaleLine(meat, 0.5)
  const { quantity, unit } = parseIngredientLine(half)
  if (!quantity || (unit !== 'g' && unit !== 'kg' && unit !== 'lb' && unit !== 'oz'))
    return undefined
  const lentils = formatIngredientLine({
    raw: '',
    quantity,
    unit,
    name: 'cooked brown lentils',
    optional: false,
  })
  const step = (recipe.instructions[at] ?? '').trim()
  const changed = {
    ...recipe,
    ingredients: recipe.ingredients.flatMap((line) => (line === meat ? [half, lentils] : [line])),
    instructions: recipe.instructions.with(
      at,
      `${step}${/[.!?)]$/.test(step) ? '' : '.'} Stir in the lentils with the liquid.`,
    ),
  }
  return withNote(changed, 'Half of the ground meat as cooked lentils, which take up its flavor.', [
    `${meat} → ${half} + ${lentils}`,
  ])
}

/** 'Pastítsio' without its accent. */
function unaccented(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '')
}

const GROUND =
  /\b(?:ground|minced?) (?:beef|lamb|pork|meat|turkey|veal)\b|\b(?:beef|lamb|pork|turkey|veal) mince\b/i
const OF_MEAT = /\b(?:mince|minced|ground|meat|beef|lamb)\b/i
const BROWNS = /\b(?:brown|fry|saut|cook|crumbl)/i
const WET = /\b(?:stock|broth|tomato(?:es)?|passata|water|sauce)\b/i
const STIRRED = /\b(?:add|pour|stir)\b/i
const SPOONED =
  /\b(?:sauce|bolognese|ragu|chili|pie|lasagn\w|tacos?|bake|casserole|moussaka|sloppy|pastitsio|macaroni|stew|soup)\b/i
