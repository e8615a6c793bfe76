import type { Segment } from '../recognition/segments.ts'

/**
 * Words of a method that sound like food and are none: verbs ('cream the butter', 'fish out the bay
 * leaf'), likenesses ('the size of a walnut', 'until it resembles breadcrumbs'), tools ('cheesecloth')
 * and the dish itself ('slice the bread', 'simmer the sauce').
 */
export function isFigureOfSpeech(segments: readonly Segment[], position: number): boolean {
  const words = segments[position]?.words ?? ''
  const before = segments
    .slice(Math.max(0, position - 8), position)
    .map((one) => one.words)
    .join(' ')
  const after = segments
    .slice(position + 1, position + 3)
    .map((one) => one.words)
    .join(' ')
  if (VERBS.get(words)?.test(after) || TOOLS.get(words)?.test(after)) return true
  if (LIKENESS.test(before) || LEFT_OUT.test(before)) return true
  if (words === 'toast') return !ON_TOAST.test(before)
  if (!THE_DISH.has(words)) return false
  return (
    /\b(?:the|your|this)$/.test(before) ||
    !/\b(?:serve|with|crusty|toasted|slice of)\b/.test(before)
  )
}

/** Everywhere else it is what is done to nuts and spices. */
const ON_TOAST =
  /\b(?:on|onto|with|over|of|buttered|crisp|hot)(?: (?:the|a|some|buttered|hot|thick))*$/

/** What a method calls the thing in the pan, whatever it is made of. */
const THE_DISH: ReadonlySet<string> = new Set(
  (
    'bread cake dough batter pastry pasta noodle sauce soup stew stock broth curry salad cookie biscuit ' +
    'pancake waffle muffin pie tart crust pizza burger patty sandwich wrap taco tortilla dip dressing ' +
    'marinade glaze frosting icing filling custard pudding gravy chili chilli risotto omelet omelette ' +
    'frittata quiche dumpling meatball loaf roll bun scone crepe meat fish vegetable veg fruit berry herb ' +
    'spice seasoning condiment sausage cracker cereal grain nut seed bean pulse syrup caramel ' +
    'rib speck tongue'
  ).split(' '),
)

const LIKENESS =
  /\b(?:size of|size|resemble|look like|like|consistency of|texture of|thickness of|color of|colour of|shape of|as (?:thick|thin|big|large|small|long|fine|wide|light|soft|stiff|firm|smooth|crisp|white|brown|dark) as) ?(?:a|an|the|fine|coarse|large|small|thick|heavy|double|single|soft|wet|slice|piece|of| )*$/

/** 'Without butter', 'do not use butter'; but 'do not let the butter brown' has some. */
const LEFT_OUT =
  /\b(?:without|no|instead of|in place of|rather than|(?:do not|dont|never) (?:use|add|need)|no need (?:for|of)|skip|omit|leave out) ?(?:the|any|a|an|more)?$/

const VERBS: ReadonlyMap<string, RegExp> = new Map([
  ['cream', /^(?:the|together|butter|until|in)\b/],
  ['fish', /^(?:out|around)\b/],
  ['milk', /^the\b/],
  ['pepper', /^the\b/],
  ['ham', /^it\b/],
  ['duck', /^(?:under|out)\b/],
])

const TOOLS: ReadonlyMap<string, RegExp> = new Map([
  ['cheese', /^(?:cloth|grater|board)\b/],
  ['fish', /^(?:slice|spatula|kettle|tweezer)\b/],
  ['egg', /^(?:timer|slicer|whisk|carton|cup|ring)\b/],
  ['butter', /^(?:knife|dish|paper)\b/],
  ['bread', /^(?:knife|machine|board|bin|tin|pan)\b/],
  ['oyster', /^knife\b/],
  ['nut', /^(?:milk bag|bag|cracker|brown)\b/],
  ['milk', /^(?:pan|bag)\b/],
  ['pasta', /^(?:machine|roller|pot|water)\b/],
  ['lobster', /^(?:cracker|pick)\b/],
])
