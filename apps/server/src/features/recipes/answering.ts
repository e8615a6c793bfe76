import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../platform/http/index.ts'
import { loadKitchen } from '../../platform/kitchen.ts'
import type { Workers } from '../../platform/workers/index.ts'
import type { RecipeContent } from './content.ts'
import { type Answerable, answerFor, type KitchenAnswers } from './kitchen/kitchen-answers.ts'
import { recipeTasks } from './kitchen/kitchen-tasks.ts'

/** What a row stores of a recipe: the cook's content, and the kitchen's answers about it. */
export type Answered = { content: RecipeContent; answers: KitchenAnswers }

/**
 * Recipes of more characters than this are read by another thread; most are shorter, and take 5 ms.
 */
const LONG = 4_000
/** How often a recipe that others keep changing is read again. */
const MOST_TRIES = 5

/** The kitchen's answers about content that is known before the transaction. @throws OVERLOADED */
export async function answerContent(
  workers: Workers,
  owner: string,
  content: RecipeContent,
): Promise<Answered> {
  const recipe = toAnswerable(content)
  if (isLong(recipe)) return answerOnThread(workers, owner, content)
  return { content, answers: answerFor(await loadKitchen(), recipe) }
}

/** The same on another thread, however short the content: for many in a row. @throws OVERLOADED */
export async function answerOnThread(
  workers: Workers,
  owner: string,
  content: RecipeContent,
): Promise<Answered> {
  return { content, answers: await workers.run(recipeTasks.answer, toAnswerable(content), owner) }
}

/** Answers a content together with the kitchen's answers about it. */
export type AnswerContent = (content: RecipeContent) => Answered

/**
 * Writes content that only the transaction knows, with the kitchen's answers about it. No
 * transaction waits for a thread: if the answers are not known yet, it is rolled back and run again
 * with them.
 * @param write runs the transaction, and asks for the answers in it
 * @throws OVERLOADED
 */
export async function writeAnswered(
  workers: Workers,
  owner: string,
  write: (answer: AnswerContent) => Promise<void>,
): Promise<void> {
  const kitchen = await loadKitchen()
  let known: Answered | undefined
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await write((content) => {
        const recipe = toAnswerable(content)
        if (!isLong(recipe)) return { content, answers: answerFor(kitchen, recipe) }
        const isKnown = known && isDeepStrictEqual(toAnswerable(known.content), recipe)
        if (!known || !isKnown) throw new UnansweredError(content)
        return { content, answers: known.answers }
      })
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error
      known = await answerContent(workers, owner, error.content)
    }
  }
  throw new AppError('OVERLOADED', { retryAfterSeconds: 1 })
}

/** Aborts a transaction whose content the kitchen has to read first. */
class UnansweredError extends Error {
  readonly content: RecipeContent
  constructor(content: RecipeContent) {
    super('The kitchen has not read this recipe')
    this.content = content
  }
}

/** The part of a recipe that the kitchen reads. */
export function toAnswerable(content: Answerable): Answerable {
  const { title, description, tags, ingredients, instructions, servings, language } = content
  const { origin } = content
  return { title, description, tags, ingredients, instructions, servings, language, origin }
}

function isLong({ description, ingredients, instructions }: Answerable): boolean {
  const texts = [description, ...instructions, ...ingredients.map(({ name }) => name)]
  return texts.reduce((sum, text) => sum + text.length, 0) > LONG
}
