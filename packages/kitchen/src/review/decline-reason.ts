import { findDanger } from '../compose/understand/danger.ts'
import { isOffTopic } from '../compose/understand/off-topic.ts'
import { toTokens } from '../text/tokens.ts'

/**
 * Why a request or an answer is not for a kitchen (not about food, or dangerous), in a friendly
 * sentence; undefined when it may be cooked.
 */
export function declineReason(text: string): string | undefined {
  const danger = findDanger(text)
  if (danger) return danger
  return isOffTopic(toTokens(text)) ? ONLY_COOKING : undefined
}

const ONLY_COOKING =
  'I can only help with cooking. Tell me a dish, a mood or what is in your kitchen, and I will write you a recipe.'
