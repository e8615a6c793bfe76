import { findFoodSpans } from './find-foods.ts'
import { type DishLine, isOneOf } from './read-dish.ts'
import { toSentences } from './take-out.ts'

/** What is listed for a starch, and what is said of it. */
type Replaced = { lines: readonly string[]; note: string }
/** What has to be done before, and what of every step is done no more. */
type Care = { prepare?: string; inEveryStep?: (step: string) => string }

/** A swap of pasta for zucchini or of rice for cauliflower, which are never boiled nor drained, or of a grain that has to be. */
export function withVegetableCare<Told extends Replaced>(
  swap: Told,
  { foods }: DishLine,
  /** What came, by its names. */
  names: readonly string[],
): Told & Care {
  const isCauliflower = names.some((name) => /cauliflower rice$/.test(name))
  if (isCauliflower && foods.some((food) => isOneOf(food, ['rice'])))
    return { ...swap, inEveryStep: friedDry }
  const isLettuce = names.some((name) => /\blettuce$/.test(name))
  if (isLettuce && foods.some((food) => isOneOf(food, BREADS))) {
    const lines = swap.lines.map((line) => line.replace(/\blettuce\b.*$/i, 'large lettuce leaves'))
    return { ...swap, lines, inEveryStep: ofLeaves }
  }
  const isBoiled = names.some((name) => ['quinoa', 'millet'].includes(name))
  if (isBoiled && foods.some((food) => isOneOf(food, ['bulgur', 'couscous'])))
    return { ...swap, inEveryStep: boiledThrough }
  const isPasta = foods.some((food) => isOneOf(food, ['pasta', 'noodle']))
  if (isPasta && names.some((name) => /(?:^| )rice$/.test(name)))
    return { ...swap, inEveryStep: (step) => step.replace(/\b(?:done )?al dente\b/gi, 'tender') }
  const isZucchini = names.includes('zucchini')
  if (!isPasta || !isZucchini) return swap
  const isOfSheets = foods.some((food) => /lasagna/i.test(food.name))
  const lines = swap.lines.map((line) => line.replace(OF_PASTA, ''))
  return isOfSheets
    ? { ...swap, lines, note: '', prepare: SHEETS, inEveryStep: withoutBoiling }
    : { ...swap, lines, note: '', prepare: RIBBONS, inEveryStep: warmed }
}

const BREADS = ['bread', 'bun', 'roll', 'tortilla', 'pita']

/** Leaves are not toasted, and have no half that is the top. */
function ofLeaves(step: string): string {
  return toSentences(step)
    .filter((one) => !/\btoast\w*\b[^.]*\blettuce\b/i.test(one))
    .map((one) =>
      one
        .replace(/\b(?:the )?bottom(?: half)?(?: of)?(?: the)? lettuce\b/gi, 'one lettuce leaf')
        .replace(/\b(?:the )?top(?: half)?(?: of)?(?: the)? lettuce\b/gi, 'another lettuce leaf'),
    )
    .join(' ')
}

/** Bulgur and couscous only swell in hot water; a whole grain stays raw in it. */
function boiledThrough(step: string): string {
  return toSentences(step)
    .map((sentence) => {
      const grain = /\b(?:quinoa|millet)\b/i.exec(sentence)?.[0]
      return grain && SWELLS.test(sentence)
        ? `Rinse the ${grain} and simmer it in the water, covered, for 15 minutes, until the water is absorbed; let it stand for 5 minutes.`
        : sentence
    })
    .join(' ')
}

const SWELLS = /\b(?:soak|swell|absorb\w*|rehydrat\w*|let (?:it )?(?:stand|sit)|boiling water)\b/i

/** A step that only boils the rice fries it, and keeps where it goes then. */
function friedDry(step: string): string {
  const boils =
    /\bcauliflower rice\b/i.test(step) &&
    /\b(?:boil\w*|simmer\w*|cook\w*|steam\w*|fluff)\b/i.test(step)
  const others = findFoodSpans(step).some(
    ({ ingredient, figure }) =>
      !figure &&
      !isOneOf(ingredient, ['cauliflower', 'cauliflower rice', 'rice', 'salt', 'water', 'oil']),
  )
  const goes = /(?:,? and )?\b((?:add|stir|fold|mix)(?: it)? (?:in)?to [^.,;]+)[.]?\s*$/i.exec(
    step,
  )?.[1]
  const isBaked = /\b(?:bake|oven|casserole)\b/i.test(step)
  if (!boils || isBaked || (others && goes === undefined)) return step
  const then = goes === undefined ? '' : ` ${goes.charAt(0).toUpperCase()}${goes.slice(1)}.`
  return `Fry the cauliflower rice in a little oil for 3 minutes, until it is dry.${then}`
}

/** What a line says of the pasta that is gone: 'of choice', '(or similarly shaped pasta)'. */
const OF_PASTA = /(?<=\bzucchini) (?:of choice|\([^)]*\b(?:pasta|noodles|spaghetti)\b[^)]*\)).*$/i
const RIBBONS =
  'Cut the zucchini into long ribbons, salt them lightly, let them stand for 10 minutes and pat them dry.'
const SHEETS =
  'Cut the zucchini lengthwise into slices, salt them, let them stand for 15 minutes and pat them dry.'

function warmed(step: string): string {
  return toSentences(withoutBoiling(step))
    .map((sentence) =>
      JOINS.test(sentence)
        ? `${sentence.replace(/[.!]?$/, '.')} Warm them for no more than a minute.`
        : sentence,
    )
    .join(' ')
}

const JOINS = /\b(?:add|toss|stir|mix|combine|fold)\b[^.]*\bzucchini\b/i

/** Without the water that pasta boils in, what is drained of it and what it thickens. */
function withoutBoiling(step: string): string {
  return toSentences(step)
    .flatMap((sentence) => {
      const told = sentence
        .replace(PASTA, 'zucchini')
        .replace(
          /,? (?:and )?(?:start |begin )?(?:cook|boil)(?:ing)? (?:the )?(?:\p{L}+ )?zucchini(?: noodles)?\b(?=[,.;]|$)/giu,
          '',
        )
        .replace(
          /,? (?:and |together )?with (?:some|a little|a splash|a ladle|half|the rest|\d[^,.]*)(?: of)? (?:the |its )?(?:reserved |cooking |pasta |starchy )+water\b/gi,
          '',
        )
        .replace(/\b(?:cooked|drained|boiled|strained) (?=zucchini\b)/gi, '')
        .trim()
      return OF_WATER.test(told) || EMPTY_POT.test(told) || (OF_POT.test(told) && !namesOther(told))
        ? []
        : [told]
    })
    .join(' ')
}

/** What only the water of pasta does. */
const OF_WATER =
  /\bstarch\b[^.]*\bwater\b|\bwater\b[^.]*\bstarch\b|\b(?:save|reserve|keep)\b[^.]*\b(?:pasta|cooking) water\b/i
/** A pot of water that nothing is boiled in. */
const EMPTY_POT = /\bbring\b[^.]*\bwater\b[^.]*\bboil\W*$/i
const OF_POT =
  /\b(?:boil\w*|al dente|packet|package|packaging|drain(?:ed)?|(?:pasta|cooking|salted) water|starch)\b|\bcook(?:ed|ing)?\b[^.]*\bzucchini\b|\bzucchini\b[^.]*\bcook(?:ed|ing)?\b/i

/** 'The pasta' of what was spaghetti, but for its water and its sauce. */
const PASTA = /\b(?:zucchini )?(?:pasta|spaghetti|noodles)\b(?! (?:water|sauce|pot|machine))/gi

/** Something besides is in the same water, so that the sentence has to stay. */
function namesOther(sentence: string): boolean {
  return findFoodSpans(sentence).some(
    ({ ingredient, figure }) =>
      !figure && !isOneOf(ingredient, ['zucchini', 'salt', 'water', 'oil', 'pasta', 'starch']),
  )
}
