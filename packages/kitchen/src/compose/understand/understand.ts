import { toAvoidance } from '../../diets/avoidance.ts'
import { toTokens } from '../../text/tokens.ts'
import type { Kind } from '../foods/food.ts'
import { FOOD_IDS, FOODS, type FoodId, isKind } from '../foods/foods.ts'
import { contentsOfName } from '../foods/known.ts'
import { keepTo } from '../keeping.ts'
import type { ComposeRequest } from '../request.ts'
import { tooManyRules } from '../rules-at-once.ts'
import type { Asked, Cuisine, Mood, Wish } from '../wish.ts'
import { once, readAsked, readOwn } from './asked.ts'
import { findDanger } from './danger.ts'
import { findDish } from './dish.ts'
import { bannedBy, rulesOf, splitExclusions, withHolders } from './exclusions.ts'
import { MOST_SERVINGS, readMaxMinutes, readServings } from './figures.ts'
import { fitting } from './fitting.ts'
import { ALL_WORDS, toUnits, type Unit } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { isAboutCooking, isForThePantry, isOffTopic } from './off-topic.ts'
import { readHouse } from './pantry.ts'
import { withPlainOpeners } from './plain-openers.ts'
import { mendSpelling } from './spelling.ts'
import { findStrangeWord } from './strange-word.ts'
import { readSweet } from './taste.ts'

/** A request understood, or the sentence that declines it. */
export type Understanding =
  | { ok: true; wish: Wish }
  | {
      ok: false
      reason: string
      /** The rules that it sets, if these are too many. */
      rules?: readonly string[]
    }

/** Reads what a cook wants from their text and their list; a follow-up need not name a food. */
export function understand(
  request: Omit<ComposeRequest, 'mode'>,
  isFollowUp = false,
): Understanding {
  const danger = findDanger([request.text, ...request.ingredients].join('. '))
  if (danger) return { ok: false, reason: danger }
  const said = withPlainOpeners(request.text)
  const tokens = toTokens([said, request.cuisine].filter(Boolean).join(', '))
  const units = toUnits(tokens, ALL_WORDS)
  const { refused, unknown, ...split } = splitExclusions(units)
  const wanted = mendSpelling(split.wanted)
  const meanings = wanted.map(({ meaning }) => meaning).filter((meaning) => meaning !== undefined)
  const refusal = meanings.find((meaning) => meaning.refusal)?.refusal
  if (refusal) return { ok: false, reason: refusal }
  const own = readOwn(request.ingredients)
  if (isOffTopic(tokens)) return { ok: false, reason: ONLY_COOKING }
  const spokenServings = request.servings ?? readServings(tokens)
  if (spokenServings !== undefined && spokenServings > MOST_SERVINGS)
    return { ok: false, reason: TOO_MANY }

  const dish = findDish(wanted)
  const heat = readHeat(meanings)
  const restricted = readRestrictions(request.restrictions ?? [])
  const bans = banAll([...refused, ...restricted.refused], meanings, unknown, heat)
  const rules = [
    ...restricted.rules,
    ...meanings.flatMap(({ avoids }) => avoids ?? []),
    ...refused.flatMap(rulesOf),
    ...unknown.map((word) => `no ${word}`),
  ]
  const tooMany = tooManyRules(rules)
  if (tooMany !== undefined) return { ok: false, reason: tooMany, rules }
  const keeping = keepTo(rules, withHolders(bans))
  const asked = [...own.asked, ...readAsked(wanted, dish)].map((name) => fitting(name, keeping))
  const house = readHouse(request, keeping, isFollowUp ? 'nothing' : (dish ?? 'open'))
  const moods = new Set<Mood>(meanings.flatMap((meaning) => meaning.moods ?? []))
  const servings = spokenServings ?? servingsByEggs(asked, dish) ?? house.servings
  const spoken =
    isFollowUp ||
    meanings.length > 0 ||
    refused.length > 0 ||
    servings !== undefined ||
    own.asked.length > 0 ||
    (house.pantry.length > 0 && isForThePantry(tokens)) ||
    isAboutCooking(tokens)
  if (!spoken) return { ok: false, reason: nothingToCook(own.unknownNames, units) }
  const kitchens = readCuisines(meanings, dish)
  const strangeWord = findStrangeWord(wanted)
  const maxMinutes = request.maxMinutes ?? readMaxMinutes(tokens)
  const meal = meanings.find((meaning) => meaning.meal)?.meal
  const notForm = meanings.find((meaning) => meaning.notForm)?.notForm
  return {
    ok: true,
    wish: {
      asked: once([...asked, ...house.names]),
      unknownNames: [...own.unknownNames, ...house.unknownNames],
      banned: keeping.banned,
      keeping,
      pantry: house.pantry,
      ...kitchens,
      sweet: readSweet(meanings, [...asked, ...house.names], dish),
      moods,
      easy: request.skill === 'beginner' || meanings.some((meaning) => meaning.easy === true),
      heat,
      without: meanings.flatMap((meaning) => meaning.without ?? []),
      ...(notForm ? { notForm } : {}),
      ...(dish?.form ? { form: dish.form } : {}),
      ...(dish?.style ? { style: dish.style } : {}),
      ...(dish?.nearest ? { dishWord: dish.word } : {}),
      ...(strangeWord ? { strangeWord } : {}),
      ...(meal ? { meal } : {}),
      ...(servings === undefined ? {} : { servings }),
      ...(maxMinutes === undefined ? {} : { maxMinutes }),
      ...(request.units ? { units: request.units } : {}),
    },
  }
}

const ONLY_COOKING =
  'I can only help with cooking. Tell me a dish, a mood or what is in your kitchen, and I will write you a recipe.'
const NAME_SOMETHING =
  'Name a dish or a few ingredients, such as "chicken and rice" or "something quick with chickpeas".'
const NOTHING_TO_COOK = `I could not find anything to cook in that. ${NAME_SOMETHING}`
const TOO_MANY = `I plan for at most ${MOST_SERVINGS} people: beyond that, pans and times in a home kitchen no longer hold.`

function nothingToCook(unknownNames: readonly string[], units: readonly Unit[]): string {
  if (unknownNames.length > 0) return unknownFoods(unknownNames)
  const words = units.map(({ typed }) => typed).filter((typed) => /^[a-z]+$/.test(typed))
  const isShort = words.length > 0 && words.length <= 3 && words.length === units.length
  return isShort
    ? `“${words.join(' ').slice(0, 40)}” is not in my book yet. ${NAME_SOMETHING}`
    : NOTHING_TO_COOK
}

function unknownFoods(unknownNames: readonly string[]): string {
  const names = unknownNames.slice(0, 3).join(', ')
  return `I do not know how to cook with ${names} yet, so I would be guessing. Add something from your kitchen that I may know, such as rice, eggs or a vegetable.`
}

/** Two eggs are a meal for one, if the meal is made of eggs. */
function servingsByEggs(asked: readonly Asked[], dish: Meaning | undefined): number | undefined {
  if (dish?.form !== undefined && dish.form !== 'eggs' && dish.form !== 'toast') return undefined
  const count = asked.find(({ foods }) => foods.includes('egg'))?.count
  const isMeal = asked.every(({ foods }) => foods.some((id) => !isKind(id, ...BESIDES_EGGS)))
  return count === undefined || !isMeal ? undefined : Math.max(1, Math.round(count / 2))
}

const BESIDES_EGGS: readonly Kind[] = ['poultry', 'meat', 'mince', 'sausage', 'fish', 'baking']

/** The cuisines that were named; else those of the dish. */
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

/** Restrictions in the request: those with rules of their own, and excluded foods. */
function readRestrictions(texts: readonly string[]): { rules: string[]; refused: Unit[] } {
  const rules = texts.map((text) => text.trim().slice(0, 80)).filter((text) => text !== '')
  const refused = rules
    .filter((text) => toAvoidance(text).forbids.length === 0)
    .flatMap((text) => splitExclusions(toUnits(toTokens(text), ALL_WORDS)))
    .flatMap((split) => split.refused)
  return { rules, refused }
}

function banAll(
  refused: readonly Unit[],
  meanings: readonly Meaning[],
  unknown: readonly string[],
  heat: 0 | 1 | 2,
): Set<FoodId> {
  const banned = new Set(refused.flatMap((unit) => [...bannedBy(unit)]))
  for (const word of unknown) for (const id of bannedBy({ word, typed: word })) banned.add(id)
  const said = [
    ...meanings.filter(({ avoids }) => avoids),
    ...refused.map(({ meaning }) => meaning),
  ]
  const kinds = said.flatMap((meaning) => meaning?.leavesOut?.kinds ?? [])
  const facts = said.flatMap((meaning) => meaning?.leavesOut?.facts ?? [])
  if (heat > 0 && kinds.length + facts.length === 0) return banned
  for (const id of FOOD_IDS) {
    const held = contentsOfName(FOODS[id].name).facts
    if (heat === 0 && isKind(id, 'heat')) banned.add(id)
    if (isKind(id, ...kinds) || facts.some((fact) => held.has(fact))) banned.add(id)
  }
  return banned
}
