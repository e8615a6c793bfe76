import { readKnowledge } from '../knowledge/read-knowledge.ts'

/** The problems of a file of questions and answers; `titles` are those of all dishes. */
export function checkKnowledge(
  file: string,
  text: string,
  titles: ReadonlySet<string>,
): readonly string[] {
  const { known, issues } = readKnowledge(file, text)
  const faults = known.flatMap(({ title, text: answer, choices, shows, isList }) => [
    ...[...choices, ...(shows === undefined ? [] : [shows])]
      .filter((dish) => !titles.has(dish))
      .map((dish) => `${title}: there is no dish called ${dish}`),
    ...(!isList && answer.length > MOST_LETTERS ? [`${title}: the answer is too long`] : []),
    ...(SHORT_DEGREES.test(answer) ? [`${title}: degrees are written '180 °C (350 °F)'`] : []),
  ])
  return [...issues.map(({ line, message }) => `line ${line}: ${message}`), ...faults]
}

/** An answer is at most three sentences, short enough to read while cooking. */
const MOST_LETTERS = 480

const SHORT_DEGREES = /\d ?°(?! ?[CF])|\d°/
