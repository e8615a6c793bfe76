import type { Avoidance } from '../diets/avoidance.ts'
import { checkDiet, type Finding } from '../diets/check-diet.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { type Candidate, listCandidates, type Seed } from './choose.ts'
import { doesWithout } from './does-without.ts'
import { inMeasures } from './in-measures.ts'
import { keepTo } from './keeping.ts'
import { namedDish, toNotes, toStrangeWordTip } from './notes.ts'
import { isFarOver } from './plate-figures.ts'
import type { Composition } from './request.ts'
import { openMatcher } from './understand/matcher.ts'
import type { Wish } from './wish.ts'
import { joinWords } from './words/join.ts'
import { type Plate, writeUp } from './write-up/write-up.ts'

/** The best dish that meets the whole request, checked as a whole; or why there is none. */
export function answerWish(wish: Wish, seed: Seed): Composition {
  // No dish is ever free of an unknown word, so one try is enough to find the explanation.
  const isHopeless = wish.keeping.avoidances.some(isUnknown)
  const { recipe, findings } = cookFirst(wish, seed, isHopeless ? 1 : MOST_TRIED)
  if (recipe) return { kind: 'recipe', recipe }
  if (wish.must) return answerWish(withoutMust(wish), seed)
  return { kind: 'declined', reason: explain(wish, seed, findings) }
}

function withoutMust({ must: _must, ...wish }: Wish): Wish {
  return wish
}

/** How many candidates are written and checked before the engine gives up. */
const MOST_TRIED = 40

type Cooked = { recipe?: RecipeData; findings: readonly Finding[] }

function cookFirst(wish: Wish, seed: Seed, most: number): Cooked {
  const mentionsBanned = openMatcher(wish.banned, wish.form)
  let tried = 0
  let findings: readonly Finding[] = []
  for (const candidate of listCandidates(wish, seed)) {
    if (tried >= most) break
    if (isFarOver(candidate.plate, wish.keeping) || !hasAll(candidate.plate, wish.must)) continue
    tried += 1
    const recipe = write(candidate, wish, mentionsBanned)
    const { title: called, ingredients: listed, instructions } = recipe
    if (!doesWithout([called, ...listed, ...instructions], wish.without)) continue
    const { title, description } = candidate.plate.draft
    // If there are rules, the check below reads the list and the steps.
    const read =
      wish.keeping.rules.length > 0 ? [] : [...recipe.ingredients, ...recipe.instructions]
    const said = [title, description, ...read]
    if (said.some(mentionsBanned)) continue
    const against = findAgainst(recipe, candidate.plate.servings, wish)
    if (against.length === 0) return { recipe, findings: [] }
    if (findings.length === 0) findings = against
  }
  return { findings }
}

function hasAll({ parts }: Plate, must: Wish['must'] = []): boolean {
  return must.every((foods) => parts.some(({ id }) => foods.includes(id)))
}

function write(candidate: Candidate, wish: Wish, mentionsBanned: (text: string) => boolean) {
  const notes = toNotes(wish, candidate)
  const recipe = writeUp(candidate.plate, wish, notes, mentionsBanned)
  const tips = [...recipe.tips, toStrangeWordTip(wish)].filter((tip) => tip !== undefined)
  return inMeasures({ ...recipe, tips }, wish.units)
}

/** What the kitchen's own check objects to in a finished recipe; it must be nothing. */
function findAgainst(recipe: RecipeData, servings: number, { keeping }: Wish): readonly Finding[] {
  if (keeping.rules.length === 0) return []
  const { ingredients, instructions } = recipe
  return checkDiet({ ingredients, steps: instructions, servings }, keeping.rules).findings
}

const NOTHING_FITS =
  'I have no recipe that keeps to all of that. Allow me one thing more, or name a dish you have in mind.'

/** The restriction that prevents an answer: the one without which there would be a dish. */
function explain(wish: Wish, seed: Seed, findings: readonly Finding[]): string {
  const { avoidances, rules } = wish.keeping
  if (avoidances.length === 0) return NOTHING_FITS
  const suspects = suspectsOf(avoidances)
  const dish = namedDish(wish)?.called ?? 'a dish like that'
  const inTheWay = rules.findIndex((rule, at) => {
    if (!suspects.has(at)) return false
    const keeping = keepTo(
      rules.filter((other) => other !== rule),
      NONE,
    )
    return cookFirst({ ...wish, keeping, banned: keeping.banned }, seed, FEW).recipe !== undefined
  })
  const blamed = avoidances[inTheWay]
  const label = blamed ? blamed.label : joinWords(avoidances.map((avoidance) => avoidance.label))
  const reason = findings.find(({ restriction }) => !blamed || restriction === blamed.id)?.reason
  return `I cannot make ${dish} and be sure to keep to ${label}. ${reason ? `My nearest try failed: ${reason} ` : ''}Name another dish or other ingredients, or leave that restriction out.`
}

/**
 * The restrictions, by index, that may each be the only obstacle. With two unknown ones neither is;
 * of a long list only the first are tried, since each try composes a dish.
 */
function suspectsOf(avoidances: readonly Avoidance[]): ReadonlySet<number> {
  const unknown = [...avoidances.keys()].filter((at) => {
    const avoidance = avoidances[at]
    return avoidance !== undefined && isUnknown(avoidance)
  })
  if (unknown.length > 1) return NONE
  return new Set(unknown.length === 1 ? unknown : [...avoidances.keys()].slice(0, MOST_SUSPECTS))
}

function isUnknown({ words }: Avoidance): boolean {
  return words.length > 0
}

const MOST_SUSPECTS = 12

const NONE: ReadonlySet<never> = new Set()
const FEW = 5
