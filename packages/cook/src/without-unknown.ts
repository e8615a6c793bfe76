import { understand } from '@potluck/kitchen/composer'
import { toAvoidance } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { readQuestion } from './questions/read-question.ts'
import { readHow } from './read-request.ts'
import { readWords, withoutWords } from './reading/words.ts'
import type { CookRequest } from './request.ts'

/**
 * Answers a request that refuses something unknown ('without kokosmilch') as if it did not, and says first to look for
 * it in the ingredients. Undefined if everything refused is known.
 */
export function answerWithoutUnknown(
  request: CookRequest,
  answer: (request: CookRequest) => Answer,
): Answer | undefined {
  if (request.mode !== 'idea' || request.previous || request.menu) return undefined
  // 'How do I make gravy without lumps' refuses no food.
  if (readQuestion(request.text).kinds.size > 0) return undefined
  const words = unknownRefusals(request.text)
  const text = words.reduce(withoutRefusal, request.text)
  if (words.length === 0 || text === request.text || text.trim() === '') return undefined
  const found = answer({ ...request, text })
  if (found.kind !== 'recipe') return undefined
  const said = `I do not know what ‘${words.join('’ and ‘')}’ is: look through the list for it before you cook.`
  const description = `${said} ${found.recipe.description}`
  return { ...found, recipe: { ...found.recipe, description } }
}

function unknownRefusals(text: string): string[] {
  if (!REFUSES.test(text)) return []
  // 'Without a machine' refuses a tool.
  const words = readWords(text)
  const foods = withoutWords(words, readHow(words.text).spans)
  const understood = understand({ text: foods, ingredients: [] }, true)
  const rules = understood.ok ? understood.wish.keeping.rules : (understood.rules ?? [])
  return rules
    .filter((rule) => /^no (?!allerg)/.test(rule) && toAvoidance(rule).words.length > 0)
    .map((rule) => rule.slice('no '.length))
}

const REFUSES = /\b(?:without|no|not|never|minus|skip|hold|leave out|avoid\w*|hates?)\b/i

function withoutRefusal(text: string, word: string): string {
  const opened = `\\b(?:without|no|not|never|minus|skip|hold|leave out|avoiding|avoid)(?: (?:the|any|an?|another))* ${word}(?:e?s)?\\b`
  return text.replace(new RegExp(opened, 'i'), ' ')
}
