import { findAgainst } from '../../adapting/adapt-to.ts'
import { isOneOf, readDish, readDishLine } from '../../adapting/read-dish.ts'
import { toSentences } from '../../adapting/take-out.ts'
import { findTemperatures } from '../../measures/find-temperatures.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { type Revised, type Texture, withNote } from './change.ts'
import { timesLines } from './times-lines.ts'

/** A dish with another texture, by what a cook would stir in or do otherwise; declined where it has nothing for it. */
export function giveTexture(
  recipe: RecipeData,
  texture: Texture,
  rules: readonly string[],
): Revised {
  switch (texture) {
    case 'creamier':
      return makeCreamier(recipe, rules)
    case 'thicker':
      return makeThicker(recipe)
    case 'thinner':
      return makeThinner(recipe)
    case 'crispier':
      return makeCrispier(recipe)
  }
}

function makeCreamier(recipe: RecipeData, rules: readonly string[]): Revised {
  if (readDish(recipe).isBake)
    return no(
      'It stands on its measures, and more cream in it would not set. What makes it creamier is beside it: a spoonful of whipped cream, custard or thick yogurt.',
    )
  const lines = recipe.ingredients.map(readDishLine).filter((one) => !one.line.optional)
  // The cream of the sauce before the yogurt of its marinade.
  const creamy = CREAMY.flatMap((name) =>
    lines.filter(({ foods }) => foods.slice(0, 1).some((one) => isOneOf(one, [name]))),
  ).map(({ text }) => text)
  const more = creamy.length > 0 ? timesLines(recipe, creamy.slice(0, 1), 1.5) : undefined
  if (more) {
    const name = readDishLine(creamy[0] ?? '').line.name.toLowerCase()
    return {
      ok: true,
      recipe: withNote(
        more.recipe,
        `Creamier: half as much again of the ${name}.`,
        more.comparisons,
      ),
    }
  }
  const yolky = withYolks(recipe)
  if (yolky) return yolky
  if (!isSaucy(recipe))
    return no(
      'It has no sauce that cream could go into. What makes it creamier is beside it: a spoonful of sour cream, thick yogurt or mayonnaise.',
    )
  const ml = Math.max(50, Math.round((portionsOf(recipe) * 30) / 50) * 50)
  const food = ['heavy cream', 'coconut milk', 'oat cream'].find((name) => {
    return findAgainst({ ...recipe, ingredients: [name], instructions: [] }, rules).length === 0
  })
  if (!food) return no('I know no cream that keeps to all the rest: tell me with what.')
  const added = `${ml} ml ${food}`
  const stirred = atTheEnd(recipe, `Stir in the ${food} and let it get hot without boiling.`)
  const told = { ...stirred, ingredients: [...recipe.ingredients, added] }
  return { ok: true, recipe: withNote(told, `Creamier, with ${food}.`, [`creamier → ${added}`]) }
}

/** A sauce of eggs and cheese has another yolk, and the water of its pasta. */
function withYolks(recipe: RecipeData): Revised | undefined {
  const { instructions, ingredients } = recipe
  const at = instructions.findIndex((one) => /\b(?:whisk|beat|mix)\b[^.]*\beggs?\b/i.test(one))
  const isPasta = ingredients.some((one) =>
    readDishLine(one).foods.some((food) => isOneOf(food, ['pasta'])),
  )
  const isOfEggs = ingredients.some((one) => /^(?:\W*\d.*\beggs?\b|eggs?: *\d)/i.test(one))
  if (at < 0 || !isPasta || !isOfEggs || readDish(recipe).isBake) return undefined
  const added = '1 egg yolk'
  const step = joined(
    instructions[at] ?? '',
    'Beat in the egg yolk too, and keep a ladle of the pasta water to loosen the sauce with at the end, off the heat.',
  )
  const made = {
    ...recipe,
    ingredients: [...ingredients, added],
    instructions: instructions.with(at, step),
  }
  return {
    ok: true,
    recipe: withNote(made, 'Creamier, with another yolk and pasta water.', [`creamier → ${added}`]),
  }
}

const CREAMY = [
  'cream',
  'sour cream',
  'creme fraiche',
  'cream cheese',
  'mascarpone',
  'coconut milk',
  'yogurt',
]

function makeThicker(recipe: RecipeData): Revised {
  if (!isSaucy(recipe) || readDish(recipe).isBake)
    return no('It has no sauce or broth that could be thicker.')
  const isStarchy = recipe.ingredients.some((one) =>
    readDishLine(one).foods.some((food) => isOneOf(food, ['potato', 'legume', 'sweet potato'])),
  )
  if (isStarchy) {
    const mashed = atTheEnd(
      recipe,
      'Mash or blend about a third of it in the pot, which makes the rest thick.',
    )
    return { ok: true, recipe: withNote(mashed, 'Thicker, by a third of it mashed.', []) }
  }
  const spoons = Math.max(1, Math.round(portionsOf(recipe) / 4))
  const added = `${spoons} tbsp cornstarch`
  const stirred = atTheEnd(
    recipe,
    `Stir the cornstarch smooth in ${spoons * 2} tbsp of cold water, pour it in and simmer for 2 minutes, stirring, until it is thick.`,
  )
  const told = { ...stirred, ingredients: [...recipe.ingredients, added] }
  return { ok: true, recipe: withNote(told, 'Thicker, with cornstarch.', [`thicker → ${added}`]) }
}

function makeThinner(recipe: RecipeData): Revised {
  if (!isSaucy(recipe) || readDish(recipe).isBake)
    return no('It has no sauce or broth that could be thinner.')
  const ml = Math.max(100, Math.round((portionsOf(recipe) * 50) / 50) * 50)
  const told = atTheEnd(
    recipe,
    `Thin it with about ${ml} ml of hot stock or water, a little at a time, and taste for salt again.`,
  )
  return { ok: true, recipe: withNote(told, 'Thinner, with a little hot stock or water.', []) }
}

/** Dry surfaces, space and heat brown; steam and paper soften again. */
function makeCrispier(recipe: RecipeData): Revised {
  const { instructions, title } = recipe
  const isHot = findTemperatures(instructions.join(' '))
    .flat()
    .some(({ scale, max }) => max >= (scale === 'F' ? 340 : 170))
  const isAtMost = /\b(?:max(?:imum)? heat|hot oven|as hot as)\b/i.test(instructions.join(' '))
  const baked =
    isHot || isAtMost
      ? instructions.findLastIndex(
          (step) => /\b(?:bake|roast|oven)\b/i.test(step) && !/\bpre-?heat/i.test(step),
        )
      : -1
  const fried = instructions.findLastIndex((step) => FRIES.test(step))
  const isOfPieces = CRISP.test([title, ...recipe.ingredients].join(' '))
  if (fried >= 0 && baked < 0 && readDish(recipe).isBake) return inStep(recipe, fried, FRIED_DOUGH)
  const isDrowned = instructions
    .slice(fried)
    .some((step) => /\b(?:simmer|boil|milk|stock|broth|stew|sauce thickens)\b/i.test(step))
  if (fried >= 0 && isOfPieces && !isDrowned && (baked < 0 || baked < fried))
    return inStep(recipe, fried, IN_FAT)
  if (baked >= 0 && !/\b(?:cake|muffins?|brownies?|custard|pudding|flan)\b/i.test(title))
    return inStep(recipe, baked, ofOven(recipe))
  const isOfBacon = /\b(?:bacon|pancetta|lardons|guanciale|prosciutto)\b/i.exec(
    recipe.ingredients.join(' '),
  )?.[0]
  if (isOfBacon && fried >= 0)
    return inStep(
      recipe,
      instructions.findIndex((step) => FRIES.test(step)),
      {
        note: `Crispier: the ${isOfBacon.toLowerCase()} is fried crisp by itself and comes on top.`,
        say: `For a crisp bite fry the ${isOfBacon.toLowerCase()} first and alone until it is crisp, take it out, and scatter it over at the end.`,
      },
    )
  return no(
    'Nothing in it is to be crisp as it is made. What gives it a bite: scatter over a handful of breadcrumbs fried in a spoonful of butter or oil, croutons or toasted nuts when you serve it.',
  )
}

const FRIES = /\b(?:fry|fried|frying|saut[eé]|sear|brown)\b/i
const CRISP =
  /\b(?:potato(?:es)?|breadcrumbs|panko|bread crumbs|cutlets?|schnitzel|chicken (?:thighs?|wings?|drumsticks?|legs?)|wings|tofu|fish|fillets?|fritters?|hash|r[oö]e?sti|croquettes?|nuggets|falafel|dough|tortillas?|dumplings?|batter|skin)\b/i

function ofOven(recipe: RecipeData): Way {
  if (/\b(?:bread|loaf|rolls?|buns?|baguette|focaccia|pizza)\b/i.test(recipe.title)) return OF_BREAD
  if (readDish(recipe).isBake) return OF_DOUGH
  const isTopped = isSaucy(recipe) || /\b(?:stuffed|filled|farci|bake)\b/i.test(recipe.title)
  return isTopped ? ON_TOP : ON_TRAY
}

type Way = { note: string; say: string }
const IN_FAT: Way = {
  note: 'Crispier: fried dry, with space, and drained on a rack.',
  say: 'For a crisp crust pat all that goes into the hot fat dry first, fry it in batches with space between the pieces and without a lid, and let it drain on a rack, not on paper.',
}
const ON_TRAY: Way = {
  note: 'Crispier: dry, in one layer, and hotter at the end.',
  say: 'For a crisp crust pat everything dry before the oil goes on, leave space between the pieces, and turn the oven up to 220 °C (425 °F) for the last 5 to 10 minutes.',
}
const ON_TOP: Way = {
  note: 'Crispier on top, under the broiler.',
  say: 'For a crisp top scatter over a handful of breadcrumbs, drizzle them with a little oil and put it under the hot broiler for the last 2 to 3 minutes; watch it.',
}
const OF_DOUGH: Way = {
  note: 'Crispier: thinner, baked a little longer, and cooled on a rack.',
  say: 'For a crisp bite roll or press it a little thinner, bake it 2 to 3 minutes longer, until the edges are well browned, and let it cool on a rack.',
}

const OF_BREAD: Way = {
  note: 'A crisper crust: hotter at the end, and on the bare rack.',
  say: 'For a crisp crust take it out of its form or off the tray for the last 5 minutes, bake it on at 220 °C (425 °F) on the bare rack, and let it cool on a rack.',
}
const FRIED_DOUGH: Way = {
  note: 'Crispier: thinner, a few at a time in hot fat, and drained on a rack.',
  say: 'For a crisp bite roll or press it a little thinner, fry only a few at a time in fat of 180 °C (350 °F), and let them drain on a rack, not on paper.',
}

function inStep(recipe: RecipeData, at: number, { note, say }: Way): Revised {
  const instructions = recipe.instructions.with(at, joined(recipe.instructions[at] ?? '', say))
  return { ok: true, recipe: withNote({ ...recipe, instructions }, note, []) }
}

/** A sentence behind what cooks last, and before what is served. */
function atTheEnd(recipe: RecipeData, say: string): RecipeData {
  const { instructions } = recipe
  const at = instructions.findLastIndex((one) => toSentences(one).some(cooks))
  const place = at < 0 ? instructions.length - 1 : at
  const sentences = toSentences(instructions[place] ?? '')
  const last = sentences.findLastIndex(cooks)
  const behind = last < 0 ? sentences.length : last + 1
  const step = [joined(sentences.slice(0, behind).join(' '), say), ...sentences.slice(behind)].join(
    ' ',
  )
  return { ...recipe, instructions: instructions.with(place, step) }
}

function cooks(sentence: string): boolean {
  return (
    /\b(?:simmer|cook|boil|stew|heat|blend|pur[eé]e|stir|mash|thicken\w*|reduce)\b/i.test(
      sentence,
    ) &&
    !/^\W*(?:serve|garnish|enjoy|sprinkle|top|drain|(?:cook|boil) the (?:pasta|rice|noodles))\b/i.test(
      sentence,
    )
  )
}

function joined(before: string, say: string): string {
  const text = before.trim()
  return `${text}${text === '' || /[.!?)]$/.test(text) ? '' : '.'} ${say}`.trim()
}

/** A soup, a sauce, a stew, or what is mashed. */
function isSaucy({ title, instructions }: RecipeData): boolean {
  return (
    /\b(?:soup|stew|curry|sauce|chili|chowder|rag[uù]|risotto|pasta|gravy|mash(?:ed)?|pur[eé]e?|dal|casserole|gratin|dip|hummus|porridge|oatmeal|pudding|bolognese|alfredo|masala|stroganoff)\b/iu.test(
      title,
    ) ||
    (/\b(?:sauce|simmer)\b/i.test(instructions.join(' ')) &&
      !/\b(?:salad|dressing|grill(?:ed)?|skewers?|smoked|roast(?:ed)?|sandwich|fried)\b/i.test(
        title,
      ))
  )
}

function portionsOf({ servings }: RecipeData): number {
  const read = parseServings(servings)
  return read.ok ? Math.min(read.servings.max, MOST_PORTIONS) : 4
}

/** 'Makes 24' are no portions. */
const MOST_PORTIONS = 12

function no(reason: string): Revised {
  return { ok: false, reason }
}
