import { findByKey, isKindOf } from '../lexicon/lexicon.ts'
import type { Segment } from '../recognition/segments.ts'
import { isLeftOut } from './left-out.ts'

/**
 * Whether a word in a method sounds like food but is not: verbs ('cream the butter', 'toast the
 * nuts'), comparisons ('the size of a walnut', 'until it resembles breadcrumbs'), tools ('cheese
 * grater', 'plastic wrap'), the dish itself ('slice the bread'), and what a sentence leaves out.
 */
export function isFigureOfSpeech(segments: readonly Segment[], position: number): boolean {
  const words = segments[position]?.words ?? ''
  const before = join(segments.slice(Math.max(0, position - 8), position))
  const after = join(segments.slice(position + 1, position + 3))
  if (VERBS.get(words)?.test(after) && !NAMES.test(before)) return true
  if (TOOLS.get(words)?.test(after) || SETTING.test(after)) return true
  if (LIKENESS.test(before) || LIKENESS_OR.test(before) || LIKE_IT.test(after)) return true
  if (isLeftOut(segments, position) || WRAPPING.test(before)) return true
  if (isOfCoconut(segments, position)) return true
  if (CUT_LIKE_MEAT.has(words) && isOfPlants(segments[position - 1])) return true
  if (OTHERWISE_MEANT.get(words)?.(before, after)) return true
  if (SELDOM_FOOD.has(words)) return !AS_FOOD.test(before)
  const last = words.split(' ').at(-1) ?? ''
  if (MADE_HERE_OR_BOUGHT.has(words)) return OF_THIS_RECIPE.test(before) || BECOMES.test(before)
  if (THE_DISH.has(words) && /\blike$/.test(before)) return true
  if (!THE_DISH.has(words))
    return THE_DISH.has(last) && !NAMES_A_FOOD.has(last) && /\bthe$/.test(before)
  if (CHILIES.has(words) && isListed(segments, position)) return false
  return OF_THIS_RECIPE.test(before) || !BESIDE.test(before)
}

/** The dish, and what makes it hot. */
const CHILIES = wordSet('chili chilli')

/** 'The rosemary and chilli' is a food beside another. */
function isListed(segments: readonly Segment[], position: number): boolean {
  const isFood = (at: number) => segments[at]?.kind === 'ingredient'
  const isLink = (at: number) => /^(?:,|and|or)$/.test(segments[at]?.words ?? '')
  return (
    (isLink(position - 1) && isFood(position - 2)) || (isLink(position + 1) && isFood(position + 2))
  )
}

function join(segments: readonly Segment[]): string {
  return segments.map(({ words }) => words).join(' ')
}

/** What a method calls the dish itself, whatever it is made of. */
const THE_DISH = wordSet(
  'cake dough batter pastry sauce soup stew curry salad cookie biscuit pancake waffle muffin pie tart',
  'crust pizza burger patty sandwich wrap taco tortilla dip dressing marinade glaze frosting icing',
  'filling custard pudding gravy chili chilli risotto omelet omelette frittata quiche dumpling',
  'meatball loaf roll bun scone crepe vegetable veg fruit berry herb spice seasoning condiment cereal',
  'grain seed bean pulse syrup caramel mixture mix shell rib speck tongue cupcake pretzel galette',
  'slaw coleslaw burrito empanada fritter casserole lasagna masala spice-powder spice-mix spice-mixture spice-blend',
  'spice-rub spice-paste whole-spice ground-spice seasoning-mix',
)

/** With a word before it, it is a food of the list: 'the sunflower seeds', 'the tomato sauce'. */
const NAMES_A_FOOD = wordSet('sauce seed berry bean herb shell')

/** The dish too, but only with an article: 'slice the bread', not 'add bread'. */
const MADE_HERE_OR_BOUGHT = wordSet(
  'bread pasta noodle stock broth cracker hummus pesto aioli guacamole salsa granola jam marmalade',
  'chutney kimchi sauerkraut meringue bechamel hollandaise roux stuffing ravioli gnocchi cornbread',
  'ragu shortbread rosti arepa ceviche fondue kvass vareniki pierogi falafel brownie',
)

const OF_THIS_RECIPE =
  /\b(?:(?:the|your|this|these|their|its|our)(?: (?:own|homemade|hot|boiling|simmering|warm|clear|strained|cooked))?|into|into a|make a|make|making|form|shape|until|bake|cool|knead|spooning|ladle|ladling|skim|strain)$/

/** 'Until you have a dark jam'. */
const BECOMES =
  /\buntil (?:you have|it is|it become|it look like) an?(?: (?!(?:with|serve|and)\b)\S+)*$/

/** What is served beside the dish is another food: 'serve with bread'. */
const BESIDE = /\b(?:serve|eat|enjoy|alongside|dunk|bought|with|crusty|toasted|slice of)\b/

/** Words that are food only after one of these, and otherwise verbs, adjectives and tools. */
const SELDOM_FOOD = wordSet(
  'toast mince pickle preserve pop bitter brittle dripping fryer whip starch green',
  'stock-pot',
)
const AS_FOOD =
  /\b(?:the|some|with|of|on|onto|over|add|buttered|crisp)(?: (?:the|a|hot|thick|buttered))*$/

const LIKENESS =
  /\b(?:size of|size|size you.?d do for|resemble|look like|smell of|(?:brown|red|gold|edge) of|consistency of|consistence of|texture of|thickness of|color of|colour of|shape of|\w+er than|as you would|like you would|the way you would|as (?:thick|thin|big|large|small|long|fine|wide|light|soft|stiff|firm|smooth|crisp|white|brown|dark) as) ?(?:a|an|the|fine|coarse|large|small|thick|heavy|double|single|soft|wet|ripe|strong|dark|slice|piece|of| )*$/

/** 'Until it looks like wet sand or breadcrumbs'. */
const LIKENESS_OR =
  /\b(?:resemble|look like|size of|consistency of|texture of|color of|colour of)(?: \w+){1,3} or(?: (?:a|an|the|fine|coarse|wet|damp))*$/

/** 'Thick cream-like batter', 'a cornmeal consistency'. */
const LIKE_IT =
  /^(?:like (?:batter|dough|paste|mixture|substance|texture|consistency|crumb|appearance)|consistency|texture|size(?! of)|sized|shape|shaped|colou?r|colou?red|sheen|brown(?=$| [.,]| and$| all$))(?:\b|$)/

/** 'The thick cream from the top of the coconut milk'. */
function isOfCoconut(segments: readonly Segment[], position: number): boolean {
  if (!/\bcream$/.test(segments[position]?.words ?? '')) return false
  return /^(?:from|off|of|on|at)(?: (?:the|top|a|your|of|can|tin))* (?:full fat )?coconut\b/.test(
    join(segments.slice(position + 1, position + 9)),
  )
}

/** Cuts of what is not meat: 'cauliflower steaks'. */
const CUT_LIKE_MEAT = wordSet('steak chop cutlet rib wing mince roast')

function isOfPlants(before: Segment | undefined): boolean {
  if (before?.kind !== 'ingredient') return false
  return ['vegetable', 'mushroom', 'legume', 'fruit'].some((key) => {
    const group = findByKey(key)
    return group !== undefined && isKindOf(before.ingredient, group)
  })
}

const WRAPPING = /\b(?:plastic|cling|saran|kitchen|paper|air|deep)$/

const VERBS: ReadonlyMap<string, RegExp> = new Map([
  [
    'cream',
    /^(?:the|together|butter|until|in|is|form|your|both|(?:vegan|unsalted|salted|softened|soft|cold|remaining|brown|white) |margarine|shortening|sugar)\b/,
  ],
  ['fish', /^(?:out|around)\b/],
  ['egg', /^the other\b/],
  ['clam', /^up\b/],
  ['milk', /^the\b/],
  ['pepper', /^the\b/],
  ['ham', /^it\b/],
  ['duck', /^(?:under|out)\b/],
  ['scallop', /^(?:the|its|their|each|all) (?:edge|rim|border|side)\b/],
  ['mince', /^(?:the|your|and|or|it|finely|garlic|onion)\b/],
  ['bread', /^(?:the|your|them|each|both|all|it)\b/],
  ['squash', /^(?:the|them|it|down|flat|gently|slightly|with)\b/],
  ['sauce', /^(?:the|your|until)\b/],
  ['roll', /^(?:the|it|them|each|out|up|into|in|around)\b/],
  ['wrap', /^(?:the|it|them|each|in|up|tightly|around|well|with)\b/],
])

/** After these a word is a noun: 'take the fish out of the pan', 'whisk the cream in'. */
const NAMES =
  /\b(?:the|a|an|some|more|of|with|your|this|add|in|into|on|onto|over)$|\b(?:mix|whisk|combine|stir|blend)(?: [\w,]+){1,4} and$/

/** 'A walnut of butter' is butter. */
function isKnob(before: string, after: string): boolean {
  return /\b(?:a|another|each|one)$/.test(before) && /^of\b/.test(after)
}

type IsOtherwise = (before: string, after: string) => boolean

/** Words that mostly mean something else in a method, with a test for that. */
const OTHERWISE_MEANT: ReadonlyMap<string, IsOtherwise> = new Map<string, IsOtherwise>([
  // A reduction: the alcohol leaves the wine in the pan.
  [
    'alcohol',
    (_, after) => /^(?:ha|have|evaporate|cook|burn|boil|completely|by|content)\b/.test(after),
  ],
  // 'Stir butter and sugar to a cream', 'until a cream is formed'.
  [
    'cream',
    (before) => /\b(?:to|into|until|form) a(?: (?:smooth|thick|light|soft|pale))*$/.test(before),
  ],
  // The curds that eggs and milk form: 'large, soft curds', 'until curds form'.
  [
    'curd',
    (before, after) =>
      /\b(?:egg|egg s|soft|large|small|big|creamy|tender|loose|until|form|into)$/.test(before) ||
      /^(?:form|set|ha|have|begin|start|are|is|separate|appear|from)\b/.test(after),
  ],
  // A log of dough.
  [
    'sausage',
    (before) =>
      /\binto (?:a|an|one|two|long|thin|fat)(?: (?:long|thin|fat|thick|even|smooth))*$/.test(
        before,
      ),
  ],
  // A knob of something else.
  ['walnut', isKnob],
  ['hazelnut', isKnob],
  // The juice that runs out of listed food, unless it is poured in.
  ['juice', (before) => !/\b(?:with|add|some|more|fruit|glass of|cup of|splash of)$/.test(before)],
  // A tool, or the crackers that are eaten; a screw.
  [
    'nut',
    (before, after) =>
      (/^cracker\b/.test(after) &&
        /\b(?:clean|use|using|grab|take|need) (?:a|the|your)$/.test(before)) ||
      /\b(?:wing|lug|hex)$/.test(before),
  ],
  // Pans and baskets; 'steamer clams' are named in full.
  ['iron', () => true],
  ['steamer', () => true],
])

/** What a machine is set to: 'press the “Ice Cream” button'. */
export const SETTING = /^(?:setting|button|mode|function|program|programme|cycle)\b/i

const TOOLS: ReadonlyMap<string, RegExp> = new Map([
  ['cheese', /^(?:cloth|grater|board|shredder|slicer|wire|knife|plane|press|dome)\b/],
  ['fish', /^(?:slice|spatula|kettle|tweezer|turner|poacher|knife|plate|pan|scale pattern)\b/],
  ['ham', /^(?:holder|stand|knife)\b/],
  ['honey', /^(?:dipper|spoon)\b/],
  ['cream', /^(?:whipper|siphon|jug|charger)\b/],
  ['crab', /^(?:cracker|pick|fork)\b/],
  ['steak', /^knife\b/],
  ['waffle', /^(?:iron|maker)\b/],
  ['pastry', /^(?:bag|brush|cutter|blender|wheel|board|ring|tip|nozzle)\b/],
  ['yogurt', /^maker\b/],
  ['tortilla', /^(?:press|warmer)\b/],
  ['burger', /^press\b/],
  ['bacon', /^press\b/],
  [
    'egg',
    /^(?:shell sheen|pan|separator|timer|slicer|whisk|carton|cup|ring|poacher|beater|wash brush)\b/,
  ],
  ['butter', /^(?:knife|dish|paper)\b/],
  ['bread', /^(?:knife|machine|board|bin|tin|pan)\b/],
  ['oyster', /^knife\b/],
  ['nut', /^(?:milk bag|bag|brown)\b/],
  ['nut milk', /^bag\b/],
  ['milk', /^(?:pan|bag|jug|frother|strainer)\b/],
  ['pasta', /^(?:bowl|plate|machine|roller|pot|water|cutter|fork|spoon|rack)\b/],
  ['lobster', /^(?:cracker|pick)\b/],
  ['ice cream', /^(?:scoop|scooper|maker|machine)\b/],
  ['stock', /^pot\b/],
  ['cupcake', /^(?:pan|tin|liner|case|slot)\b/],
  ['muffin', /^(?:pan|tin|liner|case|cup)\b/],
  ['cookie', /^(?:sheet|cutter|scoop)\b/],
  ['cake', /^(?:pan|tin|rack|tester|stand|ring)\b/],
  ['pie', /^(?:dish|pan|plate|weight|tin)\b/],
  ['tart', /^(?:pan|tin|ring)\b/],
  ['pizza', /^(?:stone|steel|tray|oven|peel|cutter|wheel|pan)\b/],
  ['soup', /^(?:pot|plate|bowl|spoon|ladle)\b/],
  ['dough', /^(?:hook|scraper|cutter|ball)\b/],
  ['tea', /^(?:towel|strainer|ball|cup|spoon|kettle|cloth)\b/],
  ['coffee', /^(?:filter|grinder|maker|cup|mug|scoop)\b/],
  ['potato', /^(?:masher|ricer|peeler)\b/],
  ['garlic', /^press\b/],
  ['pepper', /^(?:mill|grinder)\b/],
  ['salt', /^(?:mill|grinder|shaker)\b/],
  ['rice', /^(?:cooker|steamer)\b/],
  ['lemon', /^(?:squeezer|juicer|reamer)\b/],
  ['melon', /^baller\b/],
  ['wax', /^paper\b/],
  ['pane', /^test\b/],
  ['orange', /^(?:fat|flesh|colou?r|oil|hue)\b/],
  ['swiss', /^(?:dish|recipe|style|roll|meringue)\b/],
  ['meat', /^(?:plate|platter|hook|hammer|thermometer|mallet|tenderizer|grinder|fork)\b/],
  ['sausage', /^shape\b/],
  ['wine', /^glass\b/],
  ['dark chocolate', /^(?:color|colour)\b/],
])

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')).map((word) => word.replace('-', ' ')))
}
