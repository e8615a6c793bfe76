import { findFoodSpans } from '../../adapting/find-foods.ts'
import { toSentences } from '../../adapting/take-out.ts'
import { findDurations } from '../../measures/find-durations.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'

/** Whether one boiled starch takes the place of another that boils for another time. */
export function isOtherStarch(from: FoodId, to: FoodId): boolean {
  const [had, has] = [minutesOf(from), minutesOf(to)]
  const isBoth = [from, to].every((id) => isKind(id, 'pasta', 'noodles', 'rice', 'grain'))
  return isBoth && FOODS[from].kind !== FOODS[to].kind && had !== undefined && has !== undefined
}

function minutesOf(id: FoodId): number | undefined {
  const { simmer, boil } = FOODS[id].ways ?? {}
  return (simmer ?? boil)?.[0]
}

/** The steps of pasta for rice: by its name, in its time, and tender; a time that no step gave is said. */
export function inTimeOfStarch(recipe: RecipeData, to: FoodId, label: string): RecipeData {
  const minutes = minutesOf(to) ?? 0
  const time = `${minutes} to ${minutes + LEEWAY} minutes`
  const name = label.split(' ').at(-1)?.toLowerCase() ?? label
  let isTold = false
  const steps = recipe.instructions.map((step) =>
    toSentences(step)
      .map((sentence) => {
        const named = sentence.replace(OLD_NAME, name).replace(/\bal dente\b/gi, 'tender')
        const [found] = BOILS.test(named) && isOfIt(named, name) ? findDurations(named) : []
        if (!found || found.minutes.max < SHORTEST || found.minutes.max > LONGEST) return named
        isTold = true
        return named.replace(DURATION, time)
      })
      .join(' '),
  )
  if (isTold) return { ...recipe, instructions: steps }
  const at = steps.findIndex((one) => one.toLowerCase().includes(name) && BOILS.test(one))
  if (at < 0) return { ...recipe, instructions: steps }
  const boiled = (steps[at] ?? '').trim()
  const dot = /[.!?)]$/.test(boiled) ? '' : '.'
  const said = `${boiled}${dot} The ${name} needs ${time}.`
  return { ...recipe, instructions: steps.with(at, said) }
}

const LEEWAY = 3
const [SHORTEST, LONGEST] = [4, 16]
/** What steps call any pasta; 'pasta water' is the water that it boiled in. */
const OLD_NAME = /\b(?:pasta|spaghetti|noodles|macaroni)\b(?! (?:pot|sauce|machine))/gi
const BOILS = /\b(?:cook\w*|boil\w*|take|needs?|drain|stir every|package|packet)\b/i
const DURATION = /\b\d+(?:\s?(?:-|–|to)\s?\d+)?\s?(?:more |additional )?(?:minutes?|mins?)\b/i

function isOfIt(sentence: string, name: string): boolean {
  return (
    sentence.toLowerCase().includes(name) ||
    findFoodSpans(sentence).every(({ ingredient }) => /^(?:water|salt)$/.test(ingredient.name))
  )
}
