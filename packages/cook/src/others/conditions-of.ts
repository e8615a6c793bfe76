import type { Cookbook } from '@potluck/cookbook'
import { findAsked } from '../find-asked.ts'
import { type Conditions, readConditions } from '../read-request.ts'
import type { CookRequest } from '../request.ts'

/** The conditions of a request, where the words of a dish's name are none: the pot of a hot pot. */
export function conditionsOf(request: CookRequest, book: Cookbook): Conditions {
  const asked = request.mode === 'idea' ? findAsked(request, book) : undefined
  return asked?.conditions ?? readConditions(request, request.text)
}
