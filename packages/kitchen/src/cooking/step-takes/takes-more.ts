import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import type { Listed } from './listed.ts'
import type { Naming } from './naming.ts'
import { type StepPart, shareOf } from './said-part.ts'

/**
 * Whether a step takes some of a line that an earlier step cannot have used. `asFirst` asks whether
 * the earlier step therefore does not take all: amounts to taste, or beyond the listed amount, do
 * not matter for that.
 */
export function takesMore(listed: Listed, naming: Naming, asFirst: boolean): boolean {
  const { line, words: names } = listed
  const { part, doing, isBare, isResult, words } = naming
  if (part && part.kind !== 'some') return shareOfMore(line, part) > NEGLIGIBLE
  if (isResult || (asFirst && BEYOND.test(words))) return false
  if (doing === 'tastes') return !asFirst
  const isTaken = doing === 'takes' || doing === 'strews'
  if (isTaken && /\bdivided\b/i.test(line.raw)) return true
  if (!isStrewn(listed)) return false
  const hasExtra = EXTRA.test(line.raw)
  if (asFirst && doing === 'strews' && (hasExtra || names.has('flour'))) return false
  // 'Roll it out on flour.'
  if (asFirst && names.has('flour') && /\b(?:on|with) (?:(?!the)\p{L}+ )?$/u.test(naming.before))
    return false
  if (part) return !asFirst || !hasExtra
  return doing === 'strews' || (doing === 'takes' && isBare)
}

/** A pinch is a negligible share; an amount that cannot be compared may be all. */
const shareOfMore = (line: IngredientLine, part: StepPart): number =>
  part.kind === 'amount' && part.unit === 'pinch' ? 0 : (shareOf(line, part) ?? 1)

/** Like a spoonful of half a litre of oil, for frying. */
const NEGLIGIBLE = 0.1

/** 'Taste and add more salt if needed'. */
const BEYOND = /\b(?:more|extra|additional|taste|adjust|check|needed|necessary|like)\b/i

/** '200 g butter, plus more for the tin'. */
const EXTRA = /\b(?:plus|extra|more|and (?:some|a little))\b/i

/** Whether it is added in several steps by its name alone, as salt is. */
export const isStrewn = ({ heads, words, isSpice, line }: Listed): boolean =>
  words.has('sesame') ||
  [...heads].some((head) => STREWN.has(head) && (head !== 'pepper' || isSpice || !line.quantity))

const STREWN: ReadonlySet<string> = new Set(
  'salt pepper oil butter sugar flour parsley cilantro coriander basil dill mint chive scallion parmesan cheese cinnamon'.split(
    ' ',
  ),
)

/** '20 g butter, for the tin'. */
export const isForTheTin = ({ raw, quantity }: IngredientLine): boolean =>
  FOR_THE_TIN.test(raw) && (!quantity || !EXTRA.test(raw))

const FOR_THE_TIN =
  /\b(?:for|to) (?:the |your )?(?:greas|dust|butter|oil|flour|tin|pan|dish|tray|mold|mould|ramekin|work|surface|brush|counter|board)/i
