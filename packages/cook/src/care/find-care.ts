import { type ComposeRequest, restrictionsIn } from '@potluck/kitchen/composer'
import type { Answer } from '../answer.ts'
import { findDangerIn } from './dangers/find-danger-in.ts'
import { TOO_YOUNG } from './people/ages.ts'
import { findKeepings } from './people/all-keepings.ts'
import type { Keeping, Unkept } from './people/keeping.ts'
import { PREGNANCY, TUNA } from './people/pregnancy.ts'
import { UNKEPT } from './people/unkept.ts'
import { findUnknownAllergy } from './unknown-allergy.ts'
import { plainWords, withoutWords } from './without-words.ts'

/** What safety, health, age, faith or allergy asks of an answer. */
export type Cared = {
  /** The request to cook: without the words that care has read, which are not food, or for a safe dish instead. */
  text: string
  /** What the request says besides those words. */
  rest: string
  /** Restrictions that were set, without those that care has read. */
  restrictions: readonly string[]
  keepings: readonly Keeping[]
  /** Lists of restrictions; keeping to any one list is enough. */
  ways: readonly (readonly string[])[]
  /** The words that care has read, as the request has them. */
  said: readonly string[]
  /** What is to be said before the recipe. */
  say: string
}

/**
 * Reads what somebody's safety, health, age, faith or allergy asks of an answer: an answer in words if a recipe would
 * do harm or nobody can vouch for it, otherwise what to cook by. Undefined if it asks nothing.
 * @param typed the request before it was translated into English and its typing errors were corrected
 */
export function findCare(
  request: ComposeRequest,
  typed = request.text,
): { answer: Answer } | Cared | undefined {
  const { restrictions = [], ingredients, original } = request
  const spoken = plainWords([request.text, ...ingredients].join('. '))
  // The typed text is read too, because a correction can hide a danger: 'eggs smell' could become 'eggshell'.
  const danger = findDangerIn(spoken) ?? findDangerIn(plainWords(typed))
  if (danger && danger.instead === undefined)
    return { answer: toAnswer(danger.say, danger.isRefused, danger.choices) }
  const unkept = findUnkept(`${spoken}. ${plainWords(restrictions.join('. '))}`)
  if (unkept) return { answer: toAnswer(unkept.say, true, unkept.choices) }
  const keepings = findKeepings(`${spoken}. ${plainWords(restrictions.join('. '))}`)
  const read = withoutWords(withChildren(plainWords(request.text)), keepings)
  // Finger food for a small child is not party food.
  const isForChild = keepings.some(({ called }) => called === 'a small child')
  const left = isForChild ? read.replace(/\bfinger foods?\b/g, 'dinner') : read
  const unknown = findUnknownAllergy(left)
  if (unknown) return { answer: unknown }
  const says = [...amountsOf(keepings, spoken), ...keepings.map(({ say }) => say)]
  const kept = withoutRead(restrictions, keepings)
  const cared = {
    rest: left,
    restrictions: kept,
    keepings,
    ways: waysOf(keepings),
    said: keepings.flatMap(({ words }) => words.exec(spoken)?.[0].trim() ?? []),
  }
  if (danger?.instead !== undefined)
    return {
      ...cared,
      text: danger.instead,
      restrictions: [...kept, ...restrictionsIn(left)],
      say: [danger.say, ...says].join(' '),
    }
  if (keepings.length === 0) return undefined
  const text = left === '' && original === undefined ? 'dinner' : left
  return { ...cared, text, say: says.join(' ') }
}

/** Replaces a toddler among guests by 'child', so that it is counted as one of them: 'two adults and a toddler'. */
function withChildren(text: string): string {
  return text.replace(AT_TABLE, '$1 child')
}

const AT_TABLE =
  /(\b(?:adults?|grown-?ups?|parents|people|of us|kids|children)\b(?:,| and| plus| with)+ (?:an?|one|two|three|my|our))(?: small| little)? (?:toddlers?|(?:one|two|three|four|[1-4])[- ]year[- ]olds?)\b/g

/** Advice on how many portions a week may be eaten, which is said first. */
function amountsOf(keepings: readonly Keeping[], spoken: string): string[] {
  return /\btuna\b/.test(spoken) && keepings.some((one) => PREGNANCY.slice(0, 2).includes(one))
    ? [TUNA]
    : []
}

function toAnswer(text: string, isRefused: true | undefined, choices: readonly string[] = []) {
  const answer: Answer = isRefused ? { kind: 'declined', reason: text } : { kind: 'said', text }
  return choices.length > 0 ? { ...answer, choices } : answer
}

function findUnkept(text: string): Unkept | undefined {
  return [TOO_YOUNG, ...UNKEPT].find(({ words, unless }) => words.test(text) && !unless?.test(text))
}

/** The restrictions without those that name one of the keepings, whose lists contain them. */
function withoutRead(restrictions: readonly string[], keepings: readonly Keeping[]): string[] {
  return restrictions.filter((text) => !keepings.some(({ words }) => words.test(plainWords(text))))
}

/** All combinations of one list from each keeping. */
function waysOf(keepings: readonly Keeping[]): string[][] {
  return keepings.reduce<string[][]>(
    (before, { ways }) => before.flatMap((rules) => ways.map((way) => [...rules, ...way])),
    [[]],
  )
}
