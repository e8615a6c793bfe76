import type { Cookbook } from '@potluck/cookbook'
import type { Answer } from '../../answer.ts'
import type { Subject } from '../subject.ts'
import { tellFigures } from '../tell-figures.ts'
import { tellDiet } from '../tell-free.ts'
import { tellLater } from './keeping.ts'
import { type Told, tellLine } from './lines.ts'
import { tellMethod } from './method.ts'
import { tellServing } from './serving.ts'

/** Answers a question about a recipe from the recipe itself. Undefined when it has no answer. */
export function tellOfSubject(
  plain: string,
  subject: Subject,
  rules: readonly string[],
  book: Cookbook,
): Answer | undefined {
  const told = toTold(
    tellDietAsked(plain, subject) ??
      tellLine(plain, subject, rules) ??
      tellServing(plain, subject, rules, book) ??
      tellFigures(plain, subject) ??
      tellLater(plain, subject) ??
      tellMethod(plain, subject),
  )
  return told && { kind: 'said', ...told }
}

/** Only for a question: 'is it vegan', not 'make it vegan'. */
function tellDietAsked(plain: string, subject: Subject): string | undefined {
  return /^\W*(?:so |and |but )*(?:is|are|does|do|can|would)\b/.test(plain)
    ? tellDiet(plain, subject)
    : undefined
}

function toTold(told: string | Told | undefined): Told | undefined {
  return typeof told === 'string' ? { text: told } : told
}
