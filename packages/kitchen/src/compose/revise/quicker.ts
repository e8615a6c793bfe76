import { findFoodSpans } from '../../adapting/find-foods.ts'
import { toSentences } from '../../adapting/take-out.ts'
import { findDurations } from '../../measures/find-durations.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { formatDuration } from '../../times/format-duration.ts'
import { parseDuration } from '../../times/parse-duration.ts'
import { type Revised, withNote } from './change.ts'
import { cookIn } from './vessels/cook-in.ts'
import { findPiece } from './vessels/piece-times.ts'
import { simmeredFor } from './vessels/pot-times.ts'
import { isSimmered } from './vessels/stages.ts'

/**
 * A recipe in less time, by what is safe to shorten: hours of simmering under pressure, pieces of the oven in a pan,
 * and a marinade, which flavors the surface and does most of that in its first quarter of an hour. What bakes, rises or
 * sets needs its time.
 * @param most the minutes that the cook has, where they said so
 */
export function makeQuicker(recipe: RecipeData, most: number | undefined): Revised {
  const now = parseDuration(recipe.totalTime)
  if (most !== undefined && now.ok && now.minutes.max <= most)
    return { ok: false, reason: `It takes ${formatDuration(now.minutes.max)} as it is.` }
  const about = now.ok ? undefined : sumOf(recipe.instructions)
  if (most !== undefined && about !== undefined && about <= most)
    return {
      ok: false,
      reason: `By its steps it takes about ${formatDuration(about)} as it is, so I leave it.`,
    }
  const cooks = simmeredFor(recipe.instructions)
  const soaked = withShortMarinade(recipe)
  const before = soaked ?? recipe
  const faster = cooks >= WORTH_IT ? inLessTime(before) : undefined
  const told = faster ?? soaked
  if (!told)
    return {
      ok: false,
      reason:
        about !== undefined && most !== undefined && about <= most + NEARLY
          ? sayNearly(about)
          : about !== undefined && about <= QUICK && !isOpenEnded(recipe)
            ? sayQuick(recipe.instructions, about)
            : sayLongest(recipe),
    }
  const takes = most === undefined ? undefined : sayTooLong(told, most)
  return { ok: true, recipe: takes === undefined ? told : withNote(told, takes, []) }
}

/** Minutes below which nothing is worth another way. */
const QUICK = 35

/** Something of it cooks until it is done, or for hours that no number says. */
function isOpenEnded({ instructions }: RecipeData): boolean {
  return instructions.some((step) => /\b(?:hours?|overnight|a while)\b/i.test(step))
}

function sayQuick(steps: readonly string[], about: number): string {
  const isHeatedFirst = steps.some((step) => /\b(?:oven|boil)\b/i.test(step))
  const first = isHeatedFirst ? 'set the water or the oven to heat before you cut, ' : ''
  return `By its steps it is done in about ${formatDuration(about)} as it is, and most of that is cutting: shorter times would leave it raw. What saves minutes: ${first}cut everything half as thick, so that it is done sooner, use the widest pan you have, and buy what is cut or grated already.`
}

/** Minutes that are saved by how one works. */
const NEARLY = 15

function sayNearly(about: number): string {
  return `By its steps it takes about ${formatDuration(about)}, and nothing of that can be shorter. What saves the rest: boil the water in a kettle while you cut, start what cooks longest first, and buy vegetables that are cut.`
}

/** Minutes that a step takes; for how many days it keeps or is eaten is none of them. */
function workIn(text: string): number[] {
  return findDurations(text)
    .filter(({ start, minutes }) => minutes.max < DAY || !OF_KEEPING.test(text.slice(0, start)))
    .map(({ minutes }) => minutes.max)
}

const DAY = 24 * 60
const OF_KEEPING =
  /\b(?:next|last|keep|keeps|kept|lasts|stores?|stored|storage|freezes?|frozen|eat|eaten|eating|good|use within|leftovers?)\b[^.;]*$/i

/** What the times of the steps come to, with ten minutes to cut and ten for pasta that is boiled by its packet. */
function sumOf(steps: readonly string[]): number {
  const said = steps.flatMap((step) => workIn(step))
  const isPasta = steps.some((step) => /\b(?:pasta|noodles|spaghetti)\b/i.test(step))
  return 10 + (isPasta ? 10 : 0) + Math.ceil(said.reduce((sum, minutes) => sum + minutes, 0))
}

/** Minutes from which another way to cook it saves time. */
const WORTH_IT = 30

/** Which step takes how long, and what of it is no work: that is where time can be found. */
function sayLongest({ ingredients, instructions: steps }: RecipeData): string {
  const timed = steps.flatMap((step) =>
    toSentences(step).map((sentence) => ({
      sentence,
      minutes: Math.max(0, ...workIn(sentence)),
    })),
  )
  const [longest] = timed.toSorted((one, other) => other.minutes - one.minutes)
  const inCubes = sayCubes({ ingredients, instructions: steps })
  const needs =
    inCubes ??
    'What simmers, bakes or rests needs its time: a shorter one would leave it raw or tough.'
  if (!longest || longest.minutes < LEAST_NAMED)
    return `None of its steps takes long, so I leave them as they are. ${BY_WORK}`
  const said = longest.sentence.replace(/[.!]\s*$/, '')
  if (/\b(?:stock|broth)\b/i.test(said) && /\b(?:prepare|make|boil\w*|bones?)\b/i.test(said))
    return `What takes its time is making the stock, ${formatDuration(longest.minutes)}: take as much ready stock, or a cube in hot water, and leave that step out; the rest stays as it is written. ${BY_WORK}`
  const quoted = said.length > MOST_QUOTED ? `${said.slice(0, MOST_QUOTED)}…` : said
  const isWatched = /\b(?:stir|turn|flip|constantly|whisk|frequently|often)/i.test(longest.sentence)
  const alone = isWatched ? '' : ' in which nobody stands by'
  return `What takes its time is “${quoted}”: ${formatDuration(longest.minutes)}${alone}. ${needs} ${BY_WORK}`
}

/** Half of the time for what is dense and roasts in halves or whole: cubes are done sooner, and soonest in water. */
function sayCubes(recipe: Method): string | undefined {
  const piece = findPiece(recipe.ingredients)
  const dense = piece && findFoodSpans(piece.line).find(({ said }) => DENSE.test(said))
  const text = recipe.instructions.join(' ')
  if (!dense || !ROASTS.test(text) || CUT_SMALL.test(text)) return undefined
  const name = dense.said.toLowerCase()
  const onTray = 'on the tray at 220 °C (425 °F) they are brown in 25 to 30 minutes'
  return isMashed(recipe)
    ? `It is half of that with the ${name} peeled and cut into cubes of 2 cm (¾ inch) first: in boiling salted water they are soft in 12 to 15 minutes, in the microwave, covered and with 3 tbsp of water, in 10 to 12, stirred once, and ${onTray}. Drain them well, mash them as it is written, and brown the dish under the broiler for 3 to 5 minutes where it would bake again.`
    : `It is half of that with the ${name} cut into cubes of 2 cm (¾ inch) first: ${onTray}.`
}

type Method = Pick<RecipeData, 'ingredients' | 'instructions'>

function isMashed({ instructions }: Method): boolean {
  return /\b(?:mash\w*|pur[eé]e\w*|mixer|blend\w*)\b/i.test(instructions.join(' '))
}

const ROASTS = /\b(?:roast|bake|oven|baking)\b/i
const DENSE =
  /\b(?:squash(?:es)?|pumpkins?|potato(?:es)?|carrots?|parsnips?|beets?|celeriac|turnips?|rutabagas?)$/i
const CUT_SMALL = /\b(?:cubes?|diced?|wedges|fries|thin(?:ly)?)\b/i

/** Minutes that are worth a word. */
const LEAST_NAMED = 10
/** Characters of a sentence that is quoted. */
const MOST_QUOTED = 120
const BY_WORK =
  'What saves work: weigh and cut everything while the oven or the water heats, do the next step while one cooks by itself, and buy what is cut, cooked or grated already.'

function inLessTime(recipe: RecipeData): RecipeData | undefined {
  const pressed = isSimmered(recipe) ? cookIn(recipe, 'pressure cooker') : undefined
  if (pressed?.ok) return withNote(pressed.recipe, NEEDS_ONE, [])
  // What is mashed is sooner soft in water than halves of it in a pan.
  if (sayCubes(recipe) !== undefined && isMashed(recipe)) return undefined
  const fried = cookIn(recipe, 'pan')
  return fried.ok && parseDuration(fried.recipe.cookTime).ok ? fried.recipe : undefined
}

const NEEDS_ONE = 'Quicker only with a pressure cooker; in an ordinary pot it needs its old time.'

function withShortMarinade(recipe: RecipeData): RecipeData | undefined {
  const instructions = recipe.instructions.map((step) =>
    MARINATES.test(step) && !CURED.test(step) ? shorter(step) : step,
  )
  const changed = recipe.instructions.flatMap((step, at) =>
    step === instructions[at] ? [] : `${step} → ${instructions[at]}`,
  )
  if (changed.length === 0) return undefined
  const note =
    'Marinated for 20 minutes: that flavors the surface, more time only goes a little deeper.'
  return withNote({ ...recipe, totalTime: '', prepTime: '', instructions }, note, changed)
}

const MARINATES =
  /\bmarinat\w*|\bmarinade\b|\b(?:lime|lemon|soy sauce|yogurt|vinegar|garlic)\b.*\b(?:refrigerat|fridge)/i
/** What the time in the acid or the salt makes safe or tender. */
const CURED = /\b(?:ceviche|cure|brine|pickle|corned|dough|batter|salad|set|firm|cake)\b/i

function shorter(step: string): string {
  const long = findDurations(step).filter(({ minutes, start }) => {
    const before = step.slice(0, start)
    return (
      minutes.max >= 30 &&
      /\b(?:marinat\w*|marinade|refrigerat\w*|fridge|chill|leave|rest|sit|stand)\b[^.]*$/i.test(
        before,
      )
    )
  })
  const told = long
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)}20 minutes${text.slice(end)}`, step)
  return told
    .replace(/\b(?:at least|about|up to|for up to) 20 minutes/gi, (found) =>
      /for/i.test(found) ? 'for 20 minutes' : '20 minutes',
    )
    .replace(
      /20 minutes,? (?:or |and )?(?:up to |preferably |ideally |even better )?(?:overnight|20 minutes|longer)/gi,
      '20 minutes',
    )
    .replace(/(\bmarinate[^.]{0,40}?) overnight\b/i, '$1 for 20 minutes')
}

/** Half an hour was asked, and it takes more. */
function sayTooLong(recipe: RecipeData, most: number): string | undefined {
  const read = parseDuration(recipe.totalTime || recipe.cookTime)
  if (!read.ok || read.minutes.max <= most) return undefined
  const cooking = recipe.totalTime === '' ? ' of cooking' : ''
  return `That is ${formatDuration(read.minutes.max)}${cooking}, still more than the ${formatDuration(most)} you have: I know no way to do it in less.`
}
