import { isPoured } from '../../measures/poured.ts'
import type { Listed } from './listed.ts'
import type { Naming } from './naming.ts'
import { type StepPart, shareOf } from './said-part.ts'
import { isStrewn, takesMore } from './takes-more.ts'

/** The state at a naming: the share used before, and the namings before and after it. */
export type Standing = { taken: number; later: readonly Naming[]; before: readonly Naming[] }

/** How much of a line a naming takes. */
export function partOf(listed: Listed, naming: Naming, standing: Standing): StepPart {
  const { part } = naming
  if (part === undefined) return unsaidPart(listed, naming, standing)
  if (part.kind === 'amount' || part.kind === 'share')
    return countedPart(listed, naming, part, standing)
  // 'Mash some of the beans' adds none.
  const isMade = naming.isResult && standing.before.length > 0
  const isOfTaken =
    isMade ||
    (standing.taken >= ALL && !isStrewn(listed) && !(isPoured(listed.line.name) && naming.isBare))
  if (part.kind !== 'rest') return isOfTaken ? { kind: 'again' } : part
  if (standing.taken >= ALL) return { kind: 'again' }
  const isFirst = standing.before.length === 0 && naming.isBare
  return isFirst ? { kind: 'whole' } : { kind: 'rest' }
}

/** From this share on all counts as used, since amounts in steps are rounded. */
const ALL = 0.95

/** After using a pinch, all of it is left. */
const A_PINCH = 0.05

function countedPart(
  listed: Listed,
  { isBare, isResult }: Naming,
  part: StepPart,
  { taken }: Standing,
): StepPart {
  const share = shareOf(listed.line, part)
  const isAll = share !== undefined && share >= ALL && (taken === 0 || share > 2 - ALL)
  if (isAll) return { kind: 'whole' }
  if (!listed.line.quantity) return part
  // '85 g of the rice' after boiling is not more of it, but a spoon of the oil is.
  const isMore = part.kind === 'amount' && share !== undefined && isStrewn(listed)
  // 'A splash of soy sauce' after all of it was used.
  if (taken >= ALL && share === undefined && isBare && !isResult && isPoured(listed.line.name))
    return { kind: 'some' }
  return taken >= ALL && !isMore ? { kind: 'again' } : part
}

/** '5 scallions, half whole, half in strips': each step takes those with its cut. */
const isSplit = ({ line }: Listed): boolean =>
  /\b(half|one|two)\b[^,;]*(?:,| and) (?:\1|the other|the rest)\b/i.test(
    line.raw.replace(/^\S+ /, ''),
  )

/** The most characters between a food and its other name. */
const APPOSED = 20

/** If no amount is said: all of it, the rest, or what was used before. */
function unsaidPart(listed: Listed, naming: Naming, standing: Standing): StepPart {
  const { taken, later, before } = standing
  if (isSplit(listed) && naming.doing !== 'speaks') return { kind: 'some' }
  if (naming.isResult && before.length > 0) return { kind: 'again' }
  if (naming.shared?.kind === 'amount' && !listed.line.quantity) return { kind: 'some' }
  if (naming.shared?.kind === 'rest' && taken > 0 && taken < ALL) return { kind: 'rest' }
  const isWhole = taken >= ALL && before.some(({ doing, piece }) => doing === 'cuts' && !piece)
  const isPiece =
    !isWhole && [...later, ...before].some(({ piece }) => piece && piece !== naming.piece)
  if (naming.piece && isPiece) return { kind: 'some' }
  if (taken < A_PINCH) return firstPart(listed, naming, standing)
  const isLeft = taken < ALL
  const here = before.findLast(({ step }) => step === naming.step)
  // 'Half of the cheese, the kefalotyri' names the same line twice.
  if (here && naming.at - here.at < APPOSED) return { kind: 'again' }
  if (here) return { kind: isLeft ? 'rest' : 'again' }
  return isLeft ? leftPart(listed, naming, standing) : moreOrAgain(listed, naming)
}

function firstPart(
  listed: Listed,
  { step, shared, doing, piece }: Naming,
  { later }: Standing,
): StepPart {
  if ((doing === 'cuts' && !piece) || isPrepared(listed, later)) return { kind: 'whole' }
  // 'Half of the onion and cilantro', if the other half comes later.
  if (shared?.kind === 'share' && later.length > 0) return shared
  const isMore = later.some((other) => other.step > step && takesMore(listed, other, true))
  return { kind: isMore ? 'some' : 'whole' }
}

/** For a line that is partly used. */
function leftPart(listed: Listed, naming: Naming, { later, before }: Standing): StepPart {
  if (naming.doing === 'handles' || naming.doing === 'speaks') return { kind: 'again' }
  const wasUnsaid = before.some(({ part, shared }) => (part ?? shared) === undefined)
  if (wasUnsaid) return moreOrAgain(listed, naming)
  const isLast = !later.some((other) => takesMore(listed, other, true))
  return { kind: isLast ? 'rest' : 'some' }
}

function moreOrAgain(listed: Listed, naming: Naming): StepPart {
  return { kind: takesMore(listed, naming, false) ? 'some' : 'again' }
}

/** Prepared first and used later: if the later parts add up to all, the first mention means all. */
function isPrepared(listed: Listed, later: readonly Naming[]): boolean {
  const parts = later.flatMap(({ part }) => part ?? [])
  if (parts[0]?.kind !== 'share' && parts[0]?.kind !== 'amount') return false
  const sum = parts.reduce((all, part) => all + (shareOf(listed.line, part) ?? 0), 0)
  if (sum > ALL || parts.some(({ kind }) => kind === 'rest')) return true
  // Two eggs for the top are not among those for the dough.
  const isCounted = parts.every((part) => part.kind === 'amount' && part.unit === undefined)
  return !isStrewn(listed) && !isCounted
}
