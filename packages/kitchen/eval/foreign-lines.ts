import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDiet } from '../src/diets/check-diet.ts'
import { RESTRICTIONS, type Restriction } from '../src/diets/restrictions.ts'
import type { Fact } from '../src/lexicon/facts.ts'

/** A line of corpus/foreign-lines.txt, and every restriction that its food breaks. */
export type ForeignLine = {
  text: string
  language: string
  line: string
  broken: readonly string[]
  /** Whether the kitchen knows it once the language is told. */
  known: boolean
}

export function readForeignLines(): ForeignLine[] {
  const file = join(import.meta.dirname, '../corpus/foreign-lines.txt')
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((text) => {
      const [, language = '', line = '', facts = '', known] =
        /^([a-z]{2}) (.+); (-|[a-z- ]+?)( known)?$/.exec(text) ?? []
      if (language === '') throw new Error(`no line of another language: ${text}`)
      const broken = facts === '-' ? [] : facts.split(' ').flatMap(restrictionsAgainst)
      return { text, language, line, broken: [...new Set(broken)], known: known !== undefined }
    })
}

/** The restrictions that a line is wrongly called free of. */
export function findFalseFree({ line, broken }: ForeignLine, language?: string): string[] {
  const { verdicts } = checkDiet({ ingredients: [line], steps: [], language }, broken)
  return broken.filter((restriction) => verdicts[restriction] === 'free')
}

/** The restrictions that a line is not known to break. */
export function findDoubts({ line, broken }: ForeignLine, language: string): string[] {
  const { verdicts } = checkDiet({ ingredients: [line], steps: [], language }, broken)
  return broken.filter((restriction) => verdicts[restriction] !== 'contains')
}

function restrictionsAgainst(fact: string): string[] {
  const found = Object.entries(RESTRICTIONS).filter(([, one]: [string, Restriction]) =>
    one.forbids.includes(fact as Fact),
  )
  if (found.length === 0) throw new Error(`nobody avoids '${fact}'`)
  return found.map(([id]) => id)
}
