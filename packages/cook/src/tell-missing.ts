import type { Equipment } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Answer } from './answer.ts'
import { readConditions, readHow } from './read-request.ts'
import { findRefused } from './reading/refused.ts'
import { findUnknownWords, tellUnknownWord } from './reading/unknown-words.ts'
import { readWords, type Words } from './reading/words.ts'
import { placeOf } from './serve.ts'
import { tellPortion, tellVessels } from './tell.ts'

/**
 * Completes an answer that is not a dish of that name from the book: says first what it does not keep of the request
 * (unknown words, figures, the tool). Declines an unknown way of cooking, and offers other requests if there is no
 * recipe.
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
  const way = unknownWay(words, text)
  if (way !== undefined)
    return {
      kind: 'declined',
      reason: `I have no tested way to ${way}, and a guess could spoil your food.`,
      choices: answer.choices ?? suggest(),
    }
  const unknownWords = findUnknownWords(words, taken, []).filter((word) => !text.includes(word))
  const { breaches, figures } = tellPortion(recipe, Number(recipe.servings) || 1, conditions)
  const { tool } = conditions
  const first = [
    ...unknownWords.map(tellUnknownWord),
    ...[...breaches, ...tellVessels(recipe.instructions, conditions)].filter(
      (sentence) => !recipe.description.includes(sentence) && !isToldOf(recipe, sentence),
    ),
    ...(tool === undefined || namesTool(text, tool)
      ? []
      : [`I have no tested way to make it ${placeOf(tool)}: this is how it is made otherwise.`]),
  ]
  const after = figures.filter((sentence) => !recipe.description.includes(sentence))
  const description = [...first, ...breachesFirst(recipe.description), ...after].join(' ')
  return { ...answer, recipe: { ...recipe, description } }
}

/** Whether the description already gives that figure of a portion, counted before something was added. */
function isToldOf({ description }: RecipeData, sentence: string): boolean {
  return /^A portion has/.test(sentence) && /A portion has[^.]*that you asked for/.test(description)
}

/**
 * The way of cooking that is asked for and that the answer does not use: 'blanch almonds', 'how do I smoke trout'.
 * Undefined if there is none.
 */
function unknownWay({ text: asked }: Words, answer: string): string | undefined {
  const [, way, verb = ''] = UNKNOWN_WAY.exec(asked.toLowerCase()) ?? []
  return way !== undefined && !answer.includes(verb.replace(/e$/, '')) ? way : undefined
}

const UNKNOWN_WAY =
  /^(?:how (?:do (?:i|you)|to|can i) )?((blanch|poach|smoke|cure|candy|confit|sous vide|dehydrate|dry|can(?! (?:you|i|we|one|it|they|the|my|a|an)\b)|ferment|pickle|steam|braise|spatchcock|velvet|temper|flambe|render|clarify) .+?)\??$/

/** Whether a text names a tool; pots and pans mean the stove. */
function namesTool(text: string, tool: Equipment): boolean {
  return tool === 'stovetop'
    ? /\b(?:stove|skillet|pan|pot|wok|griddle)\b/.test(text)
    : text.includes(tool)
}

function textOf({ title, description, ingredients, instructions }: RecipeData): string {
  return [title, description, ...ingredients, ...instructions].join('\n').toLowerCase()
}

/** The sentences of a description, beginning with those on what the composer could not keep to. */
function breachesFirst(description: string): string[] {
  const sentences = description.split(/(?<=[.!?]) (?=[A-Z])/)
  const isBreach = (sentence: string) => BREACH.test(sentence)
  return [...sentences.filter(isBreach), ...sentences.filter((sentence) => !isBreach(sentence))]
}

const BREACH =
  /^I left out|\bnot in my book yet\b|nothing honest that is done|^(?:It takes|There is no) /
