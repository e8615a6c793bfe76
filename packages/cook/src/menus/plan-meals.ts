import type { Cookbook } from '@potluck/cookbook'
import type { Answer } from '../answer.ts'
import { inEnglish } from '../reading/in-english.ts'
import type { CookRequest } from '../request.ts'
import { changePlan } from './change-plan.ts'
import { readEaters } from './eaters.ts'
import { findMenu } from './find-menu.ts'
import type { Menu } from './menu.ts'
import { findNamedMenu } from './named-menu.ts'
import { isForMenu } from './read-menu-wish.ts'
import { commonOf } from './week/days-apart.ts'
import { findWeek } from './week/find-week.ts'
import { isForWeek } from './week/read-week-wish.ts'

const ANOTHER = /^\s*(?:another|a different|a new) (?:menu|plan|week)\b/i

/** The words of a request that hold for everyone who eats: 'for 8, one vegetarian' binds only one of them. */
export function commonWords(text: string): string {
  const english = inEnglish(text)
  if (isForWeek(english)) return commonOf(readEaters(english).rest)
  return isForMenu(english) ? readEaters(english).rest : text
}

/** The words of a message that hold for the whole menu or plan, without those about single days, courses or guests. */
export function wordsForAll(text: string, menu: Menu): string {
  const { rest } = readEaters(inEnglish(text))
  const isOfCourse = menu.dishes.some(({ slot }) => rest.toLowerCase().includes(slot.toLowerCase()))
  return isOfCourse ? '' : commonOf(rest)
}

/**
 * Finds the plan or menu that a request asks for, or applies it to the current one. Undefined when it asks for neither.
 */
export function planMeals(asked: CookRequest, seed: number, book: Cookbook): Answer | undefined {
  const request = { ...asked, text: inEnglish(asked.text) }
  const change = () => changePlan(request, seed, book)
  if (ANOTHER.test(request.text)) return change()
  return (
    findWeek(request, seed, book) ??
    findMenu(request, seed, book) ??
    findNamedMenu(asked, book) ??
    change()
  )
}
