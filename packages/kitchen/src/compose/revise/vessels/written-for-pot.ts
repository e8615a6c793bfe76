import { toSentences } from '../../../adapting/take-out.ts'
import { parseIngredientLine } from '../../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { capitalize, joinWords } from '../../words/join.ts'
import { readClauses } from './clauses.ts'
import { isLiquid } from './foods-in-pot.ts'
import { type PotFood, type PotRole, readPotRoles } from './pot-roles.ts'
import {
  type ClosedPot,
  minutesAtPressure,
  type PotTime,
  potTimeOf,
  sayHours,
} from './pot-times.ts'
import { vesselIn } from './vessel-words.ts'

/**
 * The method of a saucy dish for a closed pot, written from its list: for a recipe that several pans work at, whose
 * own steps cannot be moved one by one. What is cut before and how it is served stays in the recipe's words.
 */
export function writeForPot(
  recipe: RecipeData,
  pot: ClosedPot,
  time: PotTime,
): { told: string[]; time: PotTime } | undefined {
  const roles = isOfPots(recipe) ? readPotRoles(recipe) : undefined
  if (!roles) return undefined
  const of = (role: PotRole) => roles.get(role) ?? []
  // What is cooked apart has no say in how long the pot takes.
  const apart = new Set(of('beside').map(({ text }) => text))
  const inPot = { ...recipe, ingredients: recipe.ingredients.filter((line) => !apart.has(line)) }
  const itsTime = potTimeOf(inPot) ?? time
  const isSoup = /\b(?:soup|stew)\b/i.test(recipe.title)
  const isJuicy = isSoup || [...of('liquid'), ...of('body')].some(({ text }) => isLiquid(text))
  if (!isJuicy || of('meat').length + of('body').length === 0) return undefined
  // Rice, noodles and beans of one dish have a pot each.
  if (of('beside').length > 1) return undefined
  const served = servedIn(recipe)
  const told = [
    preparedIn(recipe),
    sayBrowned(of('meat'), of('fat'), pot),
    saySoftened(of, pot),
    `${sayFilled([...of('body'), ...of('liquid')], pot)} ${sayWater(recipe, of('liquid'), pot)}`.trim(),
    sayClosed(inPot, pot, itsTime),
    sayLate(of, pot),
    workedIn(recipe),
    sayBeside(of('beside'), served),
    [sayFresh([...of('dairy'), ...of('fresh')], served), ...served].filter(Boolean).join(' '),
  ].filter((step) => step !== '')
  return { told, time: itsTime }
}

/** A stew, a curry, a sauce: begun on the stove, of one part, and nothing in it is to be crisp. */
function isOfPots({ title, ingredients, instructions }: RecipeData): boolean {
  const isOfStove = instructions.some((step) => STOVE.test(step))
  const isNamed = /\b(?:stew|curry|soup|chili|rag[uù]|goulash)\b/i.test(title)
  const isBaked = instructions.some((step) => /\b(?:oven|broil|grill|bake)\b/i.test(step))
  const isTopped = instructions.some((step) =>
    /\b(?:broil\w*|toasted|carameli[sz]ed? (?:the )?onions?|stuff|dumplings?)\b/i.test(step),
  )
  const parts = ingredients.filter((line) => parseIngredientLine(line).heading).length
  return (
    isOfStove &&
    (!isBaked || isNamed) &&
    !isTopped &&
    parts < 2 &&
    !CRISP.test([title, ...ingredients].join(' '))
  )
}

const STOVE = /\b(?:pot|pan|skillet|saucepan|wok|dutch oven|fry|saut[eé]|simmer|brown)\b/i
const CRISP =
  /\b(?:crispy|crunchy|breaded|schnitzel|(?<!stir[- ])fried|cutlets?|steaks?|cakes?|salad|omelet|pie|burritos?|tacos?|wraps?|sandwich|pizza|lasagna|pancakes?|liver|deep[- ]fry|rolls?|dip|chicharr\w+|satay|skewers?|kebabs?|fondue|wings|miso|seafood|paella|risotto|bir[iy]+ani|jambalaya|pilaf|broiled|grilled|roasted)\b/i

/** What is cut, soaked and seasoned before anything is hot. */
function preparedIn({ instructions }: RecipeData): string {
  const clauses = readClauses(instructions.map((step) => step.replace(ASIDE, '')))
  const last = clauses.findLastIndex(({ deed }) => deed === 'cook')
  return clauses
    .slice(0, last < 0 ? undefined : last)
    .map((one) => ({ ...one, text: one.text.replace(WHILE, '') }))
    .filter(({ text, deed }) => {
      return (
        deed === 'other' && PREPARES.test(text) && !HOT.test(text) && vesselIn(text) === undefined
      )
    })
    .map(({ text }) => `${capitalize(text)}.`)
    .join(' ')
}

const WHILE = /^while [^,]*, /i
/** '(It is easiest to cut it into strips.)' */
const ASIDE = /\s*\([^)]*\)/g
const PREPARES =
  /^\W*(?:(?:first|then|next|finely|roughly|thinly),? )*(?:remove (?:the |its )?(?:seeds?|skins?|cores?|stems?|stalks?|fat)|deseed|peel|cut|chop|dice|slice|mince|wash|rinse|soak|marinate|crush|trim|grate|pat|rub|cube|halve|clean|core|deseed|pick through)\b/i
const HOT =
  /\b(?:pan|pot|oil|heat|fry|cook\w*|boil|simmer|until (?:soft|tender|brown)|while|serv\w*|garnish|tray|oven|drain|meat|roast)\b/i

/** How it comes to the table, in the recipe's words. */
function servedIn({ instructions }: RecipeData): string[] {
  return instructions
    .slice(-SERVED_IN)
    .flatMap((step) => toSentences(step))
    .flatMap((sentence) => [sentence, ...clausesOf(sentence)].find(isServing) ?? [])
    .map((sentence) => capitalize(/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
}

function isServing(text: string): boolean {
  return SERVES.test(text) && !AT_HEAT.test(text)
}

/** 'Take off the heat and serve over rice' in its parts. */
function clausesOf(sentence: string): string[] {
  return readClauses([sentence]).map(({ text }) => text)
}

/** What is done to the whole once it is soft: in the recipe's words, where they speak of no heat. */
function workedIn({ instructions }: RecipeData): string {
  const sentences = instructions.flatMap(toSentences)
  return WORKED.flatMap(({ said, say }) => {
    const found = sentences.findLast((sentence) => said.test(sentence))
    if (found === undefined) return []
    return AT_HEAT.test(found) ? [say] : [/[.!?]$/.test(found) ? found : `${found}.`]
  }).join(' ')
}

const WORKED: readonly { said: RegExp; say: string }[] = [
  { said: /\bmash\b/i, say: 'Mash it as coarse as you like it.' },
  { said: /\b(?:blend|pur[eé]e|blender)\b/i, say: 'Blend it until it is smooth.' },
  {
    said: /\bshred\b|\bpull(?:ed)? (?:\p{L}+ )?apart\b/iu,
    say: 'Shred the meat with two forks and stir it back in.',
  },
]

/** Serving stands in the last steps. */
const SERVED_IN = 3
const SERVES =
  /^\W*(?:to serve|serve|garnish|sprinkle|top with|spoon|ladle|divide|season|taste|adjust|enjoy|squeeze)\b/i
const AT_HEAT = /\b(?:cook\w*|simmer|boil|fry|heat|oven|bake|minutes?|pan|pot|flour|marinat\w*)\b/i

const sayNames = (foods: readonly PotFood[]) =>
  joinWords(
    [
      ...new Set(foods.map(({ name, optional }) => `${name}${optional ? ' (if you like)' : ''}`)),
    ].map((name) => `the ${name}`),
  )

function sayBrowned(meat: readonly PotFood[], fat: readonly PotFood[], pot: ClosedPot): string {
  if (meat.length === 0) return ''
  const isGround = meat.every(({ text }) => /\b(?:ground|minced?|sausage meat)\b/i.test(text))
  const how = isGround ? 'until it is crumbly and no longer pink' : 'on all sides'
  const where =
    pot === 'slow cooker'
      ? 'in a wide pan over medium-high heat'
      : 'in the open pressure cooker, set to sauté or on the stove,'
  const then = pot === 'slow cooker' ? ' Put it into the slow cooker.' : ''
  return `Heat ${sayFat(fat)} ${where} and brown ${sayNames(meat)} ${how}, about 6 minutes.${then}`
}

function sayFat(fat: readonly PotFood[]): string {
  return fat.length > 0 ? sayNames(fat) : 'a little oil'
}

function saySoftened(of: (role: PotRole) => readonly PotFood[], pot: ClosedPot): string {
  const soft = of('aromatic')
  const stirred = [...of('spice'), ...of('flour')]
  const where = pot === 'slow cooker' ? 'in a pan' : 'in the open pressure cooker'
  const first =
    of('meat').length > 0
      ? 'in the same fat for 5 minutes'
      : `in ${sayFat(of('fat'))} ${where} for 5 minutes`
  if (soft.length === 0)
    return stirred.length === 0 ? '' : `Stir ${sayNames(stirred)} into the hot fat for 1 minute.`
  const begins = `Soften ${sayNames(soft)} ${first}`
  return stirred.length === 0
    ? `${begins}.`
    : `${begins}, then stir in ${sayNames(stirred)} for 1 minute.`
}

function sayFilled(foods: readonly PotFood[], pot: ClosedPot): string {
  const into = pot === 'slow cooker' ? 'Scrape all of it into the slow cooker and add' : 'Add'
  return foods.length === 0 ? '' : `${into} ${sayNames(foods)}.`
}

/** Steam needs thin liquid: half a cup in the slow cooker, a cup under pressure (makers' booklets). */
function sayWater(recipe: RecipeData, liquids: readonly PotFood[], pot: ClosedPot): string {
  const thin = liquids.filter(({ text }) =>
    /\b(?:stock|broth|bouillon|wine|beer|water|coconut milk)\b/i.test(text),
  )
  const isWatered = recipe.ingredients.some((line) =>
    /(?<!\bpot of )\bwater$/i.test(parseIngredientLine(line).name),
  )
  const salt = recipe.instructions.some((step) => /\bsalt\b/i.test(step))
    ? ' Season with salt and pepper.'
    : ''
  if (isWatered) return `Pour in the water.${salt}`
  if (recipe.ingredients.some((line) => DRY.test(line)) && thin.length === 0)
    return `Pour in water until it stands 3 cm (1 inch) above them.${salt}`
  if (thin.length > 0) return salt.trim()
  return `Pour in ${pot === 'slow cooker' ? '120 ml (1/2 cup)' : '250 ml (1 cup)'} of water.${salt}`
}

/** What drinks as it cooks. */
const DRY = /\blentils?\b|\bsplit peas\b|\bdr(?:y|ied) [^,]*\bbeans?\b/i

function sayClosed(recipe: RecipeData, pot: ClosedPot, time: PotTime): string {
  return pot === 'slow cooker'
    ? `Cover and cook ${sayHours(time)}, ${time.until}.`
    : `Scrape up what sticks to the bottom, close the lid and cook at high pressure for ${minutesAtPressure(time, recipe)} minutes, then let the pressure fall by itself for 10 minutes before you open it.`
}

function sayLate(of: (role: PotRole) => readonly PotFood[], pot: ClosedPot): string {
  const [late, starch] = [of('late'), of('starch')]
  if (late.length + starch.length === 0) return ''
  const smooth =
    starch.length > 0 ? `Stir ${sayNames(starch)} smooth in 3 tbsp of cold water. ` : ''
  const what = [...(starch.length > 0 ? ['it'] : []), ...(late.length > 0 ? [sayNames(late)] : [])]
  const cooks =
    pot === 'slow cooker'
      ? 'cover and cook on high for 15 to 20 minutes more'
      : 'simmer without the lid for 4 to 6 minutes'
  const signs = [
    ...(late.some(({ isFish }) => isFish)
      ? ['the fish flakes and reads 63 °C (145 °F)']
      : late.length > 0
        ? ['all is hot and tender']
        : []),
    ...(starch.length > 0 ? ['the sauce is thick'] : []),
  ]
  return `${smooth}Stir in ${what.join(' and ')}, ${cooks}, until ${signs.join(' and ')}.`
}

function sayBeside(foods: readonly PotFood[], served: readonly string[]): string {
  if (foods.length === 0) return ''
  const isReady = foods.some(({ text }) => /\b(?:bread|tortillas?|naan|pita|cooked)\b/i.test(text))
  const isServed = served.some((sentence) => sentence.toLowerCase().includes(foods[0]?.name ?? ''))
  const cooks = isReady ? '' : `Cook ${sayNames(foods)} apart shortly before it is done.`
  return `${cooks} ${isServed ? '' : `Serve it with ${sayNames(foods)}.`}`.trim()
}

function sayFresh(fresh: readonly PotFood[], served: readonly string[]): string {
  const said = served.join(' ').toLowerCase()
  const left = fresh.filter(({ name }) => !said.includes(name.split(' ').at(-1) ?? name))
  return left.length === 0 ? '' : `Stir in ${sayNames(left)}.`
}
