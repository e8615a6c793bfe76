import type { RecipeData } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Answer } from './answer.ts'
import { readConditions, readHow } from './read-request.ts'
import { findRefused } from './reading/refused.ts'
import { findStrangers } from './reading/strangers.ts'
import { readWords } from './reading/words.ts'
import { tellPortion } from './tell.ts'

/**
 * An answer that was not made from a dish of that name, with what it does not keep of the request said first:
 * words that nobody here knows, figures, the tool; and other things to ask for where there is no answer.
 */
export function tellMissing(
  answer: Answer,
  request: ComposeRequest,
  suggest: () => readonly string[],
): Answer {
  if (answer.kind === 'declined' && !answer.choices) return { ...answer, choices: suggest() }
  if (answer.kind !== 'recipe') return answer
  const words = readWords(request.text)
  const taken = [...readHow(words.text).spans, ...findRefused(words.text)]
  const { recipe } = answer
  const conditions = readConditions(request, request.text)
  const text = textOf(recipe)
  const strangers = findStrangers(words, taken, []).filter((word) => !text.includes(word))
  const { breaches, figures } = tellPortion(recipe, Number(recipe.servings) || 1, conditions)
  const { tool } = conditions
  const first = [
    ...strangers.map(
      (word) => `I do not know what ‘${word}’ is, so there is nothing of it in here.`,
    ),
    ...breaches.filter((sentence) => !recipe.description.includes(sentence)),
    ...(tool === undefined || text.includes(tool)
      ? []
      : [`I have no tested way to make it in the ${tool}: this is how it is made otherwise.`]),
  ]
  const after = figures.filter((sentence) => !recipe.description.includes(sentence))
  const description = [...first, ...breachesFirst(recipe.description), ...after].join(' ')
  return { ...answer, recipe: { ...recipe, description } }
}

function textOf({ title, description, ingredients, instructions }: RecipeData): string {
  return [title, description, ...ingredients, ...instructions].join('\n').toLowerCase()
}

/** What the composer says at the end of what it could not keep stands at the top. */
function breachesFirst(description: string): string[] {
  const sentences = description.split(/(?<=[.!?]) (?=[A-Z])/)
  const isBreach = (sentence: string) => BREACH.test(sentence)
  return [...sentences.filter(isBreach), ...sentences.filter((sentence) => !isBreach(sentence))]
}

const BREACH =
  /^I left out|\bnot in my book yet\b|nothing honest that is done|^(?:It takes|There is no) /
