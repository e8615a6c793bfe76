import { toTokens } from '../../text/tokens.ts'
import type { Fact } from '../foods/food.ts'
import { FOOD_IDS, type FoodId, hasFact, isKind } from '../foods/foods.ts'
import type { ComposeRequest } from '../request.ts'
import type { Cuisine, Mood, Wish } from '../wish.ts'
import { once, readAsked, readOwn } from './asked.ts'
import { findDish, findDishWord } from './dish.ts'
import { bannedBy, splitExclusions, withHolders } from './exclusions.ts'
import { MOST_SERVINGS, readMaxMinutes, readServings } from './figures.ts'
import { ALL_WORDS, toUnits, type Unit } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { isAboutCooking, isOffTopic } from './off-topic.ts'
import { readSweet } from './taste.ts'

/** A request understood, or the sentence that declines it. */
export type Understanding = { ok: true; wish: Wish } | { ok: false; reason: string }

/** Reads what a cook wants from their words and their own ingredients; a follow-up may name no food. */
export function understand(
  request: Pick<ComposeRequest, 'text' | 'ingredients'>,
  isFollowUp = false,
): Understanding {
  const tokens = toTokens(request.text)
  const units = toUnits(tokens, ALL_WORDS)
  const { wanted, refused, unknown } = splitExclusions(units)
  const meanings = wanted.map(({ meaning }) => meaning).filter((meaning) => meaning !== undefined)
  const refusal = meanings.find((meaning) => meaning.refusal)?.refusal
  if (refusal) return { ok: false, reason: refusal }
  const own = readOwn(request.ingredients)
  if (isOffTopic(tokens)) return { ok: false, reason: ONLY_COOKING }
  const servings = readServings(tokens)
  if (servings !== undefined && servings > MOST_SERVINGS) return { ok: false, reason: TOO_MANY }

  const dish = findDish(wanted)
  const avoided = new Set<Fact>(
    [...meanings, ...refused.map(({ meaning }) => meaning)].flatMap(
      (meaning) => meaning?.avoids ?? [],
    ),
  )
  const heat = readHeat(meanings)
  const banned = withHolders(banAll(refused, avoided, unknown, heat))
  const asked = [...own.asked, ...readAsked(wanted, dish)]
  const moods = new Set<Mood>(meanings.flatMap((meaning) => meaning.moods ?? []))
  const spoken =
    isFollowUp ||
    meanings.length > 0 ||
    refused.length > 0 ||
    servings !== undefined ||
    own.asked.length > 0 ||
    isAboutCooking(tokens)
  if (!spoken) return { ok: false, reason: nothingToCook(own.strangers, units) }
  const kitchens = readCuisines(meanings, dish)
  const dishWord = findDishWord(dish, wanted)
  const maxMinutes = readMaxMinutes(tokens)
  const meal = meanings.find((meaning) => meaning.meal)?.meal
  return {
    ok: true,
    wish: {
      asked: once(asked),
      strangers: own.strangers,
      banned,
      avoided,
      ...kitchens,
      sweet: readSweet(meanings, asked, dish),
      moods,
      easy: meanings.some((meaning) => meaning.easy === true),
      heat,
      ...(dish?.form ? { form: dish.form } : {}),
      ...(dish?.style ? { style: dish.style } : {}),
      ...(dishWord ? { dishWord } : {}),
      ...(meal ? { meal } : {}),
      ...(servings === undefined ? {} : { servings }),
      ...(maxMinutes === undefined ? {} : { maxMinutes }),
    },
  }
}

const ONLY_COOKING =
  'I can only help with cooking. Tell me a dish, a mood or what is in your kitchen, and I will write you a recipe.'
const NAME_SOMETHING =
  'Name a dish or a few ingredients, such as "chicken and rice" or "something quick with chickpeas".'
const NOTHING_TO_COOK = `I could not find anything to cook in that. ${NAME_SOMETHING}`
const TOO_MANY = `I plan for at most ${MOST_SERVINGS} people: beyond that, pans and times in a home kitchen no longer hold.`

function nothingToCook(strangers: readonly string[], units: readonly Unit[]): string {
  if (strangers.length > 0) return unknownFoods(strangers)
  const words = units.map(({ typed }) => typed).filter((typed) => /^[a-z]+$/.test(typed))
  const isShort = words.length > 0 && words.length <= 3 && words.length === units.length
  return isShort
    ? `“${words.join(' ').slice(0, 40)}” is not in my book yet. ${NAME_SOMETHING}`
    : NOTHING_TO_COOK
}

function unknownFoods(strangers: readonly string[]): string {
  const names = strangers.slice(0, 3).join(', ')
  return `I do not know how to cook with ${names} yet, so I would be guessing. Add something from your kitchen that I may know, such as rice, eggs or a vegetable.`
}

/** The cuisines that were named; those of the dish when none was. */
function readCuisines(
  meanings: readonly Meaning[],
  dish: Meaning | undefined,
): { cuisines: readonly Cuisine[]; cuisineWord?: string } {
  const named = meanings.filter((meaning) => meaning.cuisines && meaning !== dish)
  if (named.length === 0) return { cuisines: dish?.cuisines ?? [] }
  const nearby = named.find((meaning) => meaning.nearby)
  const cuisines = named.flatMap((meaning) => meaning.cuisines ?? [])
  return nearby ? { cuisines, cuisineWord: nearby.word } : { cuisines }
}

function readHeat(meanings: readonly Meaning[]): 0 | 1 | 2 {
  const heats = meanings.map((meaning) => meaning.heat).filter((heat) => heat !== undefined)
  if (heats.includes(2)) return 2
  return heats.includes(0) ? 0 : 1
}

function banAll(
  refused: readonly Unit[],
  avoided: ReadonlySet<Fact>,
  unknown: readonly string[],
  heat: 0 | 1 | 2,
): Set<FoodId> {
  const banned = new Set(refused.flatMap((unit) => [...bannedBy(unit)]))
  for (const word of unknown) for (const id of bannedBy({ word, typed: word })) banned.add(id)
  for (const id of FOOD_IDS) {
    if ([...avoided].some((fact) => hasFact(id, fact))) banned.add(id)
    if (heat === 0 && isKind(id, 'heat')) banned.add(id)
  }
  return banned
}
