import type { Cookbook } from '@potluck/cookbook'
import type { Answer } from '../answer.ts'
import type { CookRequest } from '../request.ts'
import { answerOfMenu } from './answer-of-menu.ts'
import { changeMenu } from './change-menu.ts'
import { choicesForMenu } from './find-menu.ts'
import { sayMenu } from './say-menu.ts'
import { changeWeek } from './week/change-week.ts'
import { choicesForWeek } from './week/find-week.ts'

/** Answers a message about the current menu or weekly plan, or changes it. Undefined when it asks neither. */
export function changePlan(request: CookRequest, seed: number, book: Cookbook): Answer | undefined {
  const { menu: before, mode } = request
  if (!before || mode !== 'idea') return undefined
  const said = answerOfMenu(request.text, before)
  if (said !== undefined) return { kind: 'said', text: said }
  const isWeek = before.of === 'week'
  const menu = isWeek
    ? changeWeek(before, request, seed, book)
    : changeMenu(before, request, seed, book)
  if (!menu) return undefined
  const choices = isWeek ? choicesForWeek(menu) : choicesForMenu(menu)
  return { kind: 'menu', menu, text: sayMenu(menu), choices }
}
