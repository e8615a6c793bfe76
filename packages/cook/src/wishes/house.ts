import { parseIngredientLine } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import {
  type Aisle,
  checkDiet,
  type Ingredient,
  identify,
  kindsOf,
} from '@potluck/kitchen/knowledge'
import { isToUseUp } from './leaves-open.ts'
import { isLeftOver } from './leftovers.ts'
import type { WantedFood } from './read-wish.ts'

/** A food that somebody has. */
export type Had = {
  /** In the cook's words. */
  name: string
  any: readonly Ingredient[]
  /**
   * How much it counts that a dish uses it: more for a chicken than for a spoon of mustard, most for what expires soon.
   */
  weight: number
  /** It was cooked before, so it cannot replace a raw food. */
  isCooked: boolean
  isCanned: boolean
  isStale: boolean
  /** It is in the pantry, and nobody asked to use it now. */
  isStocked: boolean
}

/** The foods that somebody has, the words of the list that are unknown, and the foods that break a rule. */
export type House = {
  had: readonly Had[]
  unknownWords: readonly string[]
  forbidden: readonly string[]
  /** There is nothing else: 'I only have'. */
  isAll: boolean
  /** It has to be used up: the more of it a dish takes, the better. */
  isToGo: boolean
  /** Somebody said that they have it, rather than only want it: 'soup with cabbage and beans'. */
  isOwn: boolean
}

/** Reads the foods that somebody has from the list, the text and the pantry. */
export function readHouse(
  request: ComposeRequest,
  foods: readonly WantedFood[],
  rules: readonly string[],
): House {
  const listed = request.ingredients
    .slice(0, MOST_ITEMS)
    .map((entry) => parseIngredientLine(entry).name)
  const named = [
    ...listed.map((name) => ({ name, any: ingredientsIn(name) })),
    ...foods
      .filter(({ called }) => !FORMS.test(called) && !isChiliOfBeans(called, request.text))
      .map(({ called, any }) => ({ name: called, any })),
  ]
  const isFree = ({ name }: { name: string }) => {
    return checkDiet({ ingredients: [name], steps: [] }, rules).verdict !== 'contains'
  }
  const known = named.filter(({ any }) => any.length > 0)
  return {
    had: [
      ...known.filter(isFree).map((one, at) => toListed(one, at, request.text)),
      ...readPantry(request).filter(isFree),
    ],
    isOwn: listed.length > 0 || OWN.test(request.text),
    isToGo: isToUseUp(request.text) && known.length <= FEW,
    isAll: /\b(?:only|nothing but|all i have)\b/i.test(request.text),
    unknownWords: named.flatMap(({ name, any }) => (any.length > 0 ? [] : name)),
    forbidden: known.flatMap((one) => (isFree(one) ? [] : one.name)),
  }
}

/** With more foods than this, it counts how many of them a dish uses, and not how much. */
const FEW = 2

const OWN = /\b(?:i|we|ive|weve)\b|\b(?:my|our|got|left ?overs?|left over|pantry|fridge)\b/i

/** Words for the dish to make, which are not foods that somebody has. */
const FORMS = /^(?:soups?|salads?|stews?|curry|curries|sandwich(?:es)?|casseroles?|pies?|bowls?)$/i

/** The chili of 'black bean chilli' is the dish, not the pepper. */
function isChiliOfBeans(called: string, text: string): boolean {
  return /^chill?i$/i.test(called) && /\b(?:beans?|lentils?) chill?i\b/i.test(text)
}

/** A food from the list or the text. The one named first counts more. */
function toListed(
  named: { name: string; any: readonly Ingredient[] },
  at: number,
  text: string,
): Had {
  const had = toHad(named)
  const isOld = /\bstale\b|\bday[- ]old\b/i.test(text) && isFrom(had, 'bakery')
  return {
    ...had,
    weight: had.weight + (at === 0 ? 1 : 0),
    isCooked: had.isCooked || isLeftOver(named, text),
    isStale: had.isStale || isOld,
  }
}

function isFrom({ any }: Had, ...aisles: Aisle[]): boolean {
  return any.some(({ aisle }) => aisles.includes(aisle))
}

/** The foods of the pantry that have not expired. What expires soon counts most. */
function readPantry({ pantry = [], today }: ComposeRequest): Had[] {
  return pantry.slice(0, MOST_ITEMS).flatMap(({ name, expires }) => {
    const days = daysBetween(today, expires)
    const any = ingredientsIn(name)
    if (any.length === 0 || (days !== undefined && days < 0)) return []
    const weight = Math.max(...any.map(weightOf)) + urgencyOf(days)
    return [{ ...toHad({ name, any }), weight, isStocked: true }]
  })
}

const MOST_ITEMS = 100
const DAY_MS = 86_400_000

function daysBetween(today: string | undefined, day: string | undefined): number | undefined {
  const days = (Date.parse(day ?? '') - Date.parse(today ?? '')) / DAY_MS
  return Number.isFinite(days) ? days : undefined
}

function urgencyOf(days: number | undefined): number {
  if (days === undefined || days > 7) return 0
  return days <= 1 ? 6 : days <= 3 ? 4 : 1.5
}

function ingredientsIn(name: string): Ingredient[] {
  return identify(name)
    .flat()
    .flatMap(({ ingredient }) => ingredient ?? [])
}

function toHad({ name, any }: { name: string; any: readonly Ingredient[] }): Had {
  return {
    name,
    any,
    // Even a spice counts when somebody lists it.
    weight: Math.max(1, ...any.map(weightOf)),
    isCooked: /\b(?:leftover|left over|cooked|rotisserie|roasted|mashed)\b/i.test(name),
    isStocked: false,
    isStale: /\bstale\b|\bday[- ]old\b/i.test(name),
    isCanned: /\b(?:can|cans|canned|tin|tins|tinned|jar|jarred)\b/i.test(name),
  }
}

const WEIGHTS: Readonly<Partial<Record<Aisle, number>>> = {
  meat: 4,
  fish: 4,
  'plant-based': 3,
  'beans-and-pulses': 2.5,
  produce: 2,
  'dairy-and-eggs': 2,
  'pasta-rice-and-grains': 2,
  bakery: 2,
  'canned-and-jarred': 2,
  frozen: 2,
  'nuts-seeds-and-dried-fruit': 1.5,
  'world-foods': 1.5,
  baking: 1,
  'snacks-and-sweets': 1,
  'sauces-and-condiments': 1,
  'oils-and-vinegars': 0.2,
  'herbs-and-spices': 0.3,
}

/** Foods that are used in so many dishes that they are no reason to make one. */
const LIGHT: ReadonlySet<string> = new Set([
  'butter',
  'garlic',
  'lemon',
  'lime',
  'ginger',
  'milk',
  'parsley',
  'egg white',
])

function weightOf(ingredient: Ingredient): number {
  if (LIGHT.has(ingredient.name)) return 1
  return isStaple(ingredient) ? 0.2 : (WEIGHTS[ingredient.aisle] ?? 1)
}

/** Whether every kitchen has it, so that it need not be bought. */
export function isStaple(ingredient: Ingredient): boolean {
  if (ingredient.aisle === 'oils-and-vinegars')
    return !/vinegar|sesame|truffle|walnut/.test(ingredient.name)
  return [...kindsOf(ingredient)].some(({ name }) => STAPLES.has(name))
}

const STAPLES: ReadonlySet<string> = new Set([
  'water',
  'ice',
  'salt',
  'fine salt',
  'black pepper',
  'ground black pepper',
  'white pepper',
  'sugar',
  'flour',
  'all-purpose flour',
])

/**
 * Whether a food that somebody has is what a line asks for: 'rice' for basmati, cheddar for cheese, but not ham for
 * pork belly.
 */
export function covers(had: Had, line: string, wanted: readonly Ingredient[]): boolean {
  if (had.isCooked) {
    const isOfOneKind = had.any.some((one) => {
      return wanted.some(
        (other) =>
          isCured(one) === isCured(other) &&
          (kindsOf(other).has(one) || other.is.some((kind) => one.is.includes(kind))),
      )
    })
    return COOKED.test(line) && isOfOneKind
  }
  if (isRaw(had) && /\b(?:cooked|leftover|rotisserie)\b/i.test(line)) return false
  if (had.isStale && !/\b(?:stale|day-old|old|dry|country)\b/i.test(line)) return false
  if (had.isCanned && /\bdried\b/i.test(line)) return false
  return had.any.some((one) => {
    return wanted.some(
      (other) => isOf(one, other) || isOfCan(one, other, line) || plain(one) === plain(other),
    )
  })
}

/** Whether a food is raw. Ham and canned fish are eaten as they are, so they are not. */
function isRaw(had: Had): boolean {
  return !had.isCanned && isFrom(had, 'meat', 'fish') && !had.any.some(isCured)
}

/** Says that a line takes food that was cooked before. */
const COOKED = /\b(?:cooked|leftover|rotisserie|mashed|cold (?:roast|boiled|steamed))\b/i

/** Whether a meat is cured, and so cannot replace an uncured one: ham for pulled pork. */
function isCured({ name }: Ingredient): boolean {
  return /\b(?:ham|bacon|sausages?|salami|prosciutto|pastrami|corned|frankfurters?)\b/.test(name)
}

/** The name without words such as 'frozen' or 'fresh': peas are peas. */
function plain({ name }: Ingredient): string {
  return name.replace(/^(?:(?:frozen|fresh|baby|instant|active) )+(?:dry (?=yeast))?/, '')
}

/** Whether the line asks for a can of the food: '2 cans chopped tomatoes' are canned tomatoes. */
function isOfCan(had: Ingredient, { name }: Ingredient, line: string): boolean {
  return had.name === `canned ${name}` && /\b(?:cans?|canned|crushed)\b/i.test(line)
}

function isOf(had: Ingredient, wanted: Ingredient): boolean {
  if (had === wanted || had.boughtAs === wanted || wanted.boughtAs === had) return true
  if (/^egg (?:white|yolk)$/.test(had.name)) return false
  if (had.aisle === 'bakery' && isLoaf(had) && isLoaf(wanted)) return true
  if (isOfSort(had, wanted) || isPasteOf(had, wanted)) return true
  // 'Rice' is any rice, but 'onions' are not scallions and 'cheese' is not ricotta.
  if (kindsOf(wanted).has(had)) return !isApart(had, wanted)
  if (had.aisle === 'meat' || had.aisle === 'fish') return isSameCut(had, wanted)
  return kindsOf(had).has(wanted)
}

/** Whether both are noodles or both potatoes: any noodles will do, and new potatoes for waxy ones. */
function isOfSort(had: Ingredient, wanted: Ingredient): boolean {
  if (had.name === 'noodle' || had.name === 'noodles') return /\bnoodles?$/.test(wanted.name)
  return [had, wanted].every(({ name }) => POTATO.test(name))
}

/** Whether one is a more exact name of the other's paste or sauce: 'curry paste' may be red or green. */
function isPasteOf(had: Ingredient, wanted: Ingredient): boolean {
  return / (?:paste|sauce)$/.test(had.name) && wanted.name.endsWith(` ${had.name}`)
}

const POTATO =
  /^(?:(?:new|baby|small|waxy|floury|red|white|yellow|fingerling|russet) )*potato(?:es)?$/

/** Whether two meats or fish are the same cut: a thigh for a boneless thigh, but not a breast for a whole chicken. */
function isSameCut(had: Ingredient, wanted: Ingredient): boolean {
  const words = new Set(wanted.name.split(' '))
  const own = had.name.split(' ')
  const isOfOneKind = had.is.some((kind) => wanted.is.includes(kind))
  return isOfOneKind && own.length > 1 && own.every((word) => words.has(word))
}

/** Whether it is a loaf of bread. Any will do for someone who wants to use up bread. */
function isLoaf({ name }: Ingredient): boolean {
  return (
    /\b(?:bread|loaf|baguette|brioche|challah)\b/.test(name) &&
    !/crumb|flat|corn|garlic|pita|dough|ginger/.test(name)
  )
}

function isApart(had: Ingredient, wanted: Ingredient): boolean {
  return had.aisle !== wanted.aisle || (APART[had.name]?.test(wanted.name) ?? false)
}

/** Kinds of a food that its plain name does not mean. */
const APART: Readonly<Record<string, RegExp>> = {
  onion: /scallion|shallot|spring/,
  cheese: /ricotta|mascarpone|cream cheese|cottage|paneer|halloumi|feta|blue|gorgonzola|quark|goat/,
  bean: /chickpea|lentil|soy|green|mung|black-eyed/,
  cream: /sour|clotted|fraiche/,
  milk: /buttermilk|condensed|evaporated|powder/,
  tomato: /sun-dried|paste/,
  beef: /ground|liver|tongue|oxtail|kidney|corned/,
  pork: /ground|bacon|ham|sausage|lard|belly|liver|pancetta|prosciutto|guanciale|chorizo/,
  lamb: /ground|liver|kidney/,
  chicken: /ground|liver|heart/,
  fish: /sauce|roe|dried|smoked|salt/,
  'chili pepper': /ground|flake|dried/,
}
