import type { ComposeRequest } from '@potluck/kitchen/composer'
import { checkDiet, findEveryFoodName, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import type { Cared } from './find-care.ts'
import { TUNA } from './people/pregnancy.ts'

/**
 * Answers whether somebody may eat the foods that a question names: 'Can I eat brie while pregnant?' Undefined if that
 * is not asked, or if no food is named.
 */
export function answerWhether(care: Cared, { text, mode }: ComposeRequest): Answer | undefined {
  // The question may come after a statement: 'I am pregnant, can I eat brie?'
  const asks = text.split(/[,:;.]\s+/).some((part) => WHETHER.test(part))
  if (mode !== 'idea' || !asks || WISH.test(text)) return undefined
  // The sentence on tuna is the answer: yes, with a limit.
  if (care.say.startsWith(TUNA) && !RAW.test(text)) return { kind: 'said', text: care.say }
  const said = judge(care, text)
  return said === undefined ? undefined : { kind: 'said', text: `${said} ${care.say}` }
}

function judge({ keepings, text: left, ways }: Cared, text: string): string | undefined {
  const called = keepings.map((keeping) => keeping.called).join(' and ')
  const raw = RAW.exec(text)?.[0]
  if (raw !== undefined && keepings.some(({ findUnfit }) => findUnfit))
    return `No: ${raw.toLowerCase()} is eaten raw or half-cooked, which is not for ${called}.`
  const words = toTokens(left).map(({ word }) => word)
  const foods = [...new Set([...findEveryFoodName(words)].map(({ name }) => name))]
  if (foods.length === 0) return undefined
  // Keeping to one of the ways is enough, so the one with the fewest findings counts.
  const findings = ways
    .map((rules) => checkDiet({ ingredients: foods, steps: [] }, rules).findings)
    .toSorted((one, other) => one.length - other.length)[0]
  const against = findings?.find(({ verdict }) => verdict === 'contains') ?? findings?.[0]
  if (ways.every((rules) => rules.every((rule) => LIMITS.has(rule))))
    return `With ${foods.join(' and ')} it is the amount that counts.`
  if (!against) return `As far as ingredients tell, ${foods.join(' and ')} goes with ${called}.`
  return against.verdict === 'contains'
    ? `No: ${against.line} does not go with ${called}.`
    : `It depends on the brand: ${against.reason}`
}

/** Restrictions that limit amounts and forbid no food. */
const LIMITS: ReadonlySet<string> = new Set(['diabetic-safe', 'low-sodium', 'heart-healthy'])
const WHETHER =
  /^\W*(?:can|could|may|is|are|should|shall|do|does|am)\b.*\b(?:eat|have|safe|ok(?:ay)?|allowed|drink|fine|halal|kosher|jain|contain|bad|good|low|high)\b/i
const WISH = /\b(?:make|cook|recipe|give|write|suggest|bake|show|dinner|lunch|breakfast)\b/i
const RAW =
  /\b(?:raw \w+|sushi|sashimi|rare \w+|medium[- ]rare(?: \w+)?|runny eggs?|soft[- ]boiled eggs?|poached eggs?|poke|ceviche|tartare|carpaccio|smoked salmon)\b/i
