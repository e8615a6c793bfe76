import type { Issue } from '../read-dish.ts'

/** What the kitchen answers to a question that people ask it. */
export type Known = {
  /** What it is about. */
  title: string
  /** How people ask it: `a/b` are words for the same, words in brackets may come along. */
  questions: string[]
  /** The answer, at most three sentences. */
  text: string
  /** The same for who avoids what the answer names; '' where it is not needed. */
  otherwise: string
  /** Who says so. */
  source: string
  /** Dishes to go on with, by their titles in the book. */
  choices: string[]
  /** The dish of the book that shows how it is done, for who asks how and for no figure. */
  shows: string | undefined
  /** The answer is a list, of which one tells what is asked for: 'julienne: …; dice: …'. */
  isList: boolean
  /** What one person eats of it, in g. */
  each: { min: number; max: number } | undefined
}

/**
 * Reads a file of questions and answers: '= What it is about', the questions behind '?', the answer as
 * plain lines, fields. How one is written: docs/cookbook.md.
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
