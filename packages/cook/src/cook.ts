import type { Cookbook } from '@potluck/cookbook'
import { type ComposeRequest, compose } from '@potluck/kitchen/composer'
import { declineReason } from '@potluck/kitchen/review'
import type { Answer } from './answer.ts'
import { findMenu, withNote } from './menus/find-menu.ts'
import { answerNamed } from './named-dish.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { findLaws, withoutLaws } from './religion.ts'
import { answerWish } from './wishes/answer-wish.ts'

/**
 * The kitchen's own answer to a request, without any language model: the dish of the book that it names, in
 * the version that keeps to it; the nearest dish, named as what it is; or what the composer makes of it.
 * The same request, seed and book give the same answer.
 */
export function cook(request: ComposeRequest, seed: number, book: Cookbook): Answer {
  const laws = request.mode === 'adapt' ? undefined : findLaws(request.text)
  if (!laws) return answer(request, seed, book)
  const text = withoutLaws(request.text)
  const answers = laws.rules.map((rules) => {
    const restrictions = [...(request.restrictions ?? []), ...rules]
    return answer({ ...request, text, restrictions }, seed, book)
  })
  const kept = answers.find(({ kind }) => kind === 'recipe' || kind === 'menu') ?? answers[0]
  if (kept?.kind === 'menu') return withNote(kept, laws.say)
  if (kept?.kind !== 'recipe') return kept ?? answer(request, seed, book)
  const description = `${laws.say} ${kept.recipe.description}`
  return { ...kept, recipe: { ...kept.recipe, description } }
}

function answer(request: ComposeRequest, seed: number, book: Cookbook): Answer {
  if (request.mode === 'adapt' || declineReason(request.text) !== undefined)
    return compose(request, seed)
  const answered = answerQuestion(request, book)
  if (answered?.kind === 'answer') return answered.answer
  if (answered?.kind === 'wish') return answer({ ...request, text: answered.text }, seed, book)
  return (
    findMenu(request, seed, book) ??
    (request.mode === 'idea' ? answerNamed(request, seed, book) : undefined) ??
    answerWish(request, seed, book) ??
    compose(request, seed)
  )
}
