/**
 * The steps of a method as one writes them: a text that numbers its steps is cut before each number,
 * the numbers go (a list has its own), and what a publisher asks for at the end is no step.
 */
export function tidySteps(lines: readonly string[]): string[] {
  const cut = lines.flatMap(cutAtNumbers)
  return withoutNumbers(cut.filter((line) => !isStepLabel(line)))
    .map(withoutPleas)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}

/** 'Step 3', 'Schritt 3:', '3.', 'Étape n° 3': the place of a step in its list and nothing else. */
export function isStepLabel(line: string): boolean {
  return line.length < 30 && STEP_LABEL.test(line)
}

const STEP_LABEL =
  /^(?:\p{L}{3,10}\s*(?:n[°º.]\s*)?#?)?\s*\d{1,2}\s*(?:\/\s*\d{1,2})?\s*[.:)\-–]?$/u

/** '1. Chop. 2. Fry.' and 'Step 1: Chop. Step 2: Fry.', where the figures count up from 1. */
function cutAtNumbers(line: string): string[] {
  const marks = [...line.matchAll(NUMBER)]
  const word = marks.find((mark) => mark[2] === '1')?.[1] ?? ''
  const starts: { at: number; end: number }[] = []
  for (const mark of marks) {
    if ((mark[1] ?? '') !== word || Number(mark[2]) !== starts.length + 1) continue
    starts.push({ at: mark.index, end: mark.index + mark[0].length })
  }
  const [first] = starts
  if (!first || starts.length < 2) return [line]
  const pieces = starts.map(({ end }, index) => line.slice(end, starts[index + 1]?.at).trim())
  return [line.slice(0, first.at).trim(), ...pieces].filter((piece) => piece !== '')
}

/** Behind a word ('Step 1:') or the start of a sentence ('. 2. Fry'). */
const NUMBER =
  /(?<=^|\s|[.!?)])(?:(\p{L}{3,10}) |(?<=^|[.!?)]\s{0,2}))(\d{1,2})[.:)]\s*(?=[\p{L}"'“«(])/gu

/** Figures before lines, where every line has one and they count up. */
function withoutNumbers(lines: readonly string[]): string[] {
  const read = lines.map((line) => COUNT.exec(line))
  const isCounted = lines.length > 0 && read.every((mark, at) => Number(mark?.[1]) === at + 1)
  return isCounted ? lines.map((line, at) => line.slice(read[at]?.[0].length)) : [...lines]
}

/** '1. Chop', '1) Chop', '1 - Chop'; a figure in a column of its own has no mark behind it. */
const COUNT = /^(?:\p{L}{4,8} )?(\d{1,2})\s?(?:[.):]|[-–] ?|(?<=\s)(?=\p{Lu}))\s*(?=\S)/u

/** What asks for stars, comments or a subscription after the last thing to do. */
function withoutPleas(line: string): string {
  const plea = PLEA.exec(line)
  return plea ? line.slice(0, plea.index).trim() : line
}

const PLEA =
  /(?:^|(?<=[.!?] ))(?:did you (?:make|love|like|try|enjoy) (?:this|the|our)|love (?:this|the) recipe\?|(?:please )?leave (?:us )?(?:a |some )?(?:stars?|rating|comment|review)|(?:please )?rate this recipe|links: |give us some stars|if you (?:make|made|try|tried) this (?:recipe|dish)[^.!?]{0,40}(?:tag|rate|rating|comment|let me know))\b.*$/i
