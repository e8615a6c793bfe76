import type { Cookbook } from '@potluck/cookbook'
import { findCare } from './care/find-care.ts'
import { planMeals } from './menus/plan-meals.ts'
import { answerQuestion } from './questions/answer-question.ts'
import type { CookRequest } from './request.ts'
import { asksForFood } from './wishes/leaves-open.ts'

/**
 * Whether the kitchen answers a request from what it knows even if a language model writes the recipes: whatever
 * concerns somebody's safety, health or faith, a question, a menu or a meal plan.
 */
export function isForKitchen(request: CookRequest, book: Cookbook): boolean {
  if (findCare(request)) return true
  if (request.mode === 'adapt') return false
  if (planMeals(request, 1, book)) return true
  return !asksForFood(request.text) && answerQuestion(request, book)?.kind === 'answer'
}
