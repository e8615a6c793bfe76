import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import { isPoured } from '../../measures/poured.ts'
import { toTokens } from '../../text/tokens.ts'
import { alike } from './step-words.ts'

/** A line of a list with the words by which a step may refer to it. */
export type Listed = {
  line: IngredientLine
  index: number
  /** All words of the line, including adjectives, which tell two of one kind apart. */
  said: ReadonlySet<string>
  /** The words that name a food. */
  words: ReadonlySet<string>
  /** The head nouns: 'oil' of 'olive oil'; two for 'salt and pepper'. */
  heads: ReadonlySet<string>
  /** Pepper as a spice, not the vegetable. */
  isSpice: boolean
  /** The heading of its group, '' for none. */
  group: string
}

/** The foods of a list. A line has its own group, or the heading above it. */
export function readListed(lines: readonly IngredientLine[]): Listed[] {
  let above = ''
  return lines.flatMap((line, index) => {
    if (line.heading) above = line.name
    return line.heading ? [] : [readLine(line, index, line.group ?? above)]
  })
}

function readLine(line: IngredientLine, index: number, group: string): Listed {
  const names = withSharedForm(
    plainName(line.name)
      .split(/\s+(?:or|and|&|plus)\s+|\s*\/\s*/i)
      .map(namingWords),
  )
  // 'Chiles de árbol' are chiles, but are called árbol.
  const heads = names.flatMap((words) => [
    ...new Set([headOf(words), headOf(beforeOf(words)), joinedOf(words)]),
  ])
  return {
    line,
    index,
    said: new Set(toTokens(line.raw).map(({ word }) => alike(word))),
    words: new Set(
      [...names.flat(), ...names.flatMap((words) => joinedOf(words) ?? [])].filter(
        (word) => word !== OF,
      ),
    ),
    heads: new Set(heads.filter((head) => head !== undefined)),
    isSpice: SPICE.test(line.name) && !isCounted(line),
    group,
  }
}

/**
 * Words after a comma or in brackets are preparation, except in 'boneless, skinless thighs'; what a
 * food lies in ('anchovies in oil') is not part of it.
 */
function plainName(name: string): string {
  const [first = '', ...others] = name
    .replace(/\([^)]*\)?/g, ' ')
    .replace(
      /(?<=\p{L}) (?:packed |canned |preserved )?(?:(?:in|for|by|to|as) (?:its |their |the )?\p{L}|of (?:some|any|your)\b).*$/iu,
      '',
    )
    .split(',')
  const onlyDescribes = (text: string) => toTokens(text).every(({ word }) => isDescribing(word))
  const from = [first, ...others].findIndex((text) => !onlyDescribes(text))
  return from > 0 ? (others[from - 1] ?? first) : first
}

/** 'Chicken or vegetable stock' is not chicken. */
function withSharedForm(names: readonly (readonly string[])[]): (readonly string[])[] {
  const form = names.at(-1)?.at(-1) ?? ''
  return names.map((words, at) => {
    const last = words.at(-1) ?? ''
    const isKind = at < names.length - 1 && FOODS.has(last) && last !== 'cream'
    return isKind && FORMS.has(form) ? [...words, form] : words
  })
}

const isDescribing = (word: string): boolean => DESCRIBES.has(word) || BONES.test(word)
const BONES = /^(?:bone|skin|in|on|off|less|\d.*)$/

/** 'Porkchops' for pork chops. */
const joinedOf = (words: readonly string[]): string | undefined =>
  words.length > 1 ? words.slice(-2).join('') : undefined

const beforeOf = (words: readonly string[]): string[] => {
  const at = words.indexOf(OF)
  return at > 0 ? words.slice(0, at) : []
}

/** 'Chiles de árbol', 'herbes de Provence'. */
const OF = 'de'

/** '1 pepper' is the vegetable. */
const isCounted = ({ quantity, unit, name }: IngredientLine): boolean =>
  quantity !== undefined &&
  unit === undefined &&
  /^(?:\w+ )?peppers?$/i.test(name) &&
  !/spoon|salt/i.test(name)

function namingWords(name: string): string[] {
  const words = toTokens(name).map(({ word }) => alike(word))
  // The white of 'egg whites' is not a colour.
  const isWhite = (at: number) => words[at] === 'white' && words[at - 1] === 'egg'
  // 'Beef fat' is fat, 'full fat' is an adjective.
  const isFat = (at: number) => at > 0 && words[at] === 'fat' && at === words.length - 1
  const naming = words.filter(
    (word, at) =>
      (/^[a-z]{3,}$/.test(word) && (!DESCRIBES.has(word) || isWhite(at) || isFat(at))) ||
      (word === OF && at > 0),
  )
  // 'Ice cubes' and 'greens' consist only of such words.
  const isNamed = naming.some((word) => !PARTS.has(word))
  return isNamed ? naming : words.filter((word) => /^[a-z]{3,}$/.test(word)).slice(-2)
}

/** The juice of 'juice of a lemon', the chicken of 'chicken thighs'. */
function headOf(words: readonly string[]): string | undefined {
  const isSaltFlake = (word: string) => word === 'flake' && words.includes('salt')
  return words.findLast((word) => !PARTS.has(word) && !isSaltFlake(word)) ?? words.at(-1)
}

/** Words in names that do not identify a food. */
const DESCRIBES: ReadonlySet<string> = new Set(
  'and any lean tough cut kind for the with fresh freshly dried dry large small medium big ground chopped sliced diced minced grated crushed shredded whole plain white black red green yellow brown dark light hot cold warm low fat free extra virgin unsalted salted purpose all boneless skinless ripe raw cooked good quality packed can canned tin tinned jar piece pinch handful baby ice fine finely coarse flaky sea kosher full heavy double single thick thin your own homemade unsweetened sweetened lukewarm room temperature soft softened melted toasted roasted smoked firm active instant fast quick strong mild frozen about few some skin peeled rolled crumbled drained split firm young old tart gluten vegan style type organic natural pure best half needed taste serve serving topping glaze tin dish greasing frying dusting'.split(
    ' ',
  ),
)

/** Parts and pieces: the word before them is the food. */
export const PARTS: ReadonlySet<string> = new Set(
  'leaf sprig stalk stick clove bulb head fillet breast thigh drumstick wing leg shoulder loin cutlet chop steak floret slice piece cube chunk strip wedge ring half segment rasher sheet stem tip bunch pod bone rib mince roast joint brisket belly tenderloin sirloin shank neck cheek tail loaf rack mix blend'.split(
    ' ',
  ),
)

const SPICE =
  /\bpeppercorns?\b|\b(?:black|white|ground|cayenne|szechuan|sichuan|aleppo|salt and|salt &|salt,) ?pepper\b|^pepper$|^(?:freshly |ground |cracked )+pepper/i

/** Its head noun is only a form: 'tomato' does not mean 'tomato paste'. */
export const isForm = (listed: Listed): boolean =>
  isPoured(listed.line.name) ||
  [...listed.heads].some((head) => FORMS.has(head) && (head !== 'pepper' || listed.isSpice))

export const isFormWord = (word: string): boolean => FORMS.has(word)

const FORMS: ReadonlySet<string> = new Set(
  'powder paste sauce oil milk butter stock broth vinegar flour sugar cream cheese syrup starch water noodle bread wine yogurt yoghurt cracker soda seed bean pea potato sausage bouillon granule salt crumb breadcrumb chip cake cookie biscuit dressing soup spread mix pastry dough puree concentrate pasta liqueur pudding wrapper flake tortilla chutney jam jelly ketchup pepper dripping fat lard drink'.split(
    ' ',
  ),
)

/** Before a form, such as powder or milk, these say what it is made of. */
export const FOODS: ReadonlySet<string> = new Set(
  'coconut peanut almond oat soy rice olive sesame vegetable sunflower canola rapeseed avocado cream cocoa chili chilli curry garlic onion tomato lemon lime orange apple beef chicken fish mustard poppy pumpkin cumin fennel coriander brown maple corn bread rye bean mushroom oyster'.split(
    ' ',
  ),
)
