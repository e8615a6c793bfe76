import { toAvoidance } from '../diets/avoidance.ts'
import type { Finding } from '../diets/check-diet.ts'
import { objectTo } from '../diets/check-line.ts'
import type { LineRead } from '../diets/line-read.ts'
import { findMentions } from '../diets/mentions.ts'
import type { Contents } from '../recognition/contents.ts'
import { reviewSentence } from './review-sentence.ts'

/**
 * What breaks a restriction in a title, a description or a remark on nutrition. They may call what is
 * listed by its short name, as steps do: the macaroni of a listed gluten-free macaroni breaks nothing.
 * A tip may not: it says what else to eat.
 */
export function findAgainstAround(
  text: string,
  lines: readonly LineRead[],
  restrictions: readonly string[],
): Finding[] {
  const against = reviewSentence(text, restrictions).findings.filter(
    ({ verdict }) => verdict === 'contains',
  )
  return against.filter(({ restriction }) => {
    const avoidance = toAvoidance(restriction)
    const breaks = (name: string, contents: Contents) =>
      objectTo(avoidance, name, contents)?.verdict === 'contains'
    // What is listed and itself breaks it excuses nothing.
    const fine = lines.filter(({ line, contents }) => !breaks(line.name, contents))
    return findMentions([text], fine).some(({ name, contents }) =>
      breaks(name, { ...contents, complete: true }),
    )
  })
}
