import type { Cookbook } from '@potluck/cookbook'
import { findAsked } from '../find-asked.ts'
import { type Conditions, readConditions } from '../read-request.ts'
import type { CookRequest } from '../request.ts'

/**
 * The conditions of a request, not read from the words of a dish's name: the heat of a hot pot is none. Only the tool
 * and the vessel count in a name too: the one pot of a one-pot pasta.
 */
export function conditionsOf(request: CookRequest, book: Cookbook): Conditions {
  const whole = readConditions(request, request.text)
  const asked = request.mode === 'idea' ? findAsked(request, book) : undefined
  if (!asked) return whole
  const { tool = whole.tool, inOne = whole.inOne } = asked.conditions
  return { ...asked.conditions, tool, inOne }
}
