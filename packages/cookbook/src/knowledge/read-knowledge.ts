import type { Issue } from '../read-dish.ts'

/** The kitchen's answer to a common question. */
export type Known = {
  /** What it is about. */
  title: string
  /** How people ask it: `a/b` are synonyms, words in brackets are optional. */
  questions: string[]
  /** The answer, at most three sentences. */
  text: string
  /** The answer for a cook who avoids what `text` names; '' if it is not needed. */
  otherwise: string
  /** Who says so. */
  source: string
  /** Dishes to continue with, by their titles in the book. */
  choices: string[]
  /** The dish of the book that shows how it is done, for questions that ask how. */
  shows: string | undefined
  /** The answer is a list, of which one entry is told: 'julienne: …; dice: …'. */
  isList: boolean
  /** How much one person eats of it, in g. */
  each: { min: number; max: number } | undefined
}

/**
 * Reads a file of questions and answers: '= Topic', questions after '?', the answer as plain lines,
 * fields. The format is described in docs/cookbook.md.
 */
export function readKnowledge(file: string, text: string): { known: Known[]; issues: Issue[] } {
  const issues: Issue[] = []
  const known: Known[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const report = (message: string) => issues.push({ file, line: at + 1, message })
    if (line.trim() === '' || line.startsWith('//')) continue
    if (line.startsWith('= ')) known.push(openKnown(line.slice(2).trim()))
    else if (!readInto(known.at(-1), line.trim()))
      report(`it is '= about', '? question', a field or the answer behind them: ${line}`)
  }
  for (const { title, questions, text: answer, source } of known) {
    const missing = [
      ...(questions.length === 0 ? ['a question'] : []),
      ...(answer === '' ? ['an answer'] : []),
      ...(source === '' ? ['a source'] : []),
    ]
    if (missing.length > 0) issues.push({ file, line: 1, message: `${title} has not ${missing}` })
  }
  return { known, issues }
}

function openKnown(title: string): Known {
  return {
    title,
    questions: [],
    text: '',
    otherwise: '',
    source: '',
    choices: [],
    shows: undefined,
    isList: false,
    each: undefined,
  }
}

function readInto(known: Known | undefined, line: string): boolean {
  if (!known) return false
  if (line.startsWith('? ')) {
    known.questions.push(line.slice(2))
    return true
  }
  const [, field, value = ''] = FIELD.exec(line) ?? []
  if (field === 'source') known.source = value
  else if (field === 'choices') known.choices = value.split(';').map((name) => name.trim())
  else if (field === 'shows') known.shows = value
  else if (field === 'otherwise') known.otherwise = value
  else if (field === 'list') known.isList = value === 'yes'
  else if (field === 'each') known.each = readEach(value)
  else known.text = `${known.text} ${line}`.trim()
  return field !== 'each' || known.each !== undefined
}

const FIELD = /^(source|choices|shows|list|each|otherwise): (.+)$/

/** '80-120 g', '100 g'. */
function readEach(value: string): Known['each'] {
  const [, min, max = min] = /^(\d+)(?:-(\d+))? g$/.exec(value) ?? []
  return min === undefined ? undefined : { min: Number(min), max: Number(max) }
}
