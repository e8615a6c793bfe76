import { hasAmount } from '../shapes/lines.ts'
import type { Paragraph } from './paragraph.ts'

/** The greeting that a message begins with and, where it has one, the name that it is signed with. */
export function partLetter(paragraphs: readonly Paragraph[]) {
  const [first] = paragraphs
  const last = paragraphs.at(-1)
  if (!first || !GREETING.test(first.text)) return { body: paragraphs, said: [] }
  const isSigned =
    last?.kind === 'paragraph' &&
    last.text.split(' ').length <= LONGEST_SIGNED &&
    !/[.!?]$/.test(last.text) &&
    !hasAmount(last.text)
  return {
    body: paragraphs.slice(1, isSigned ? -1 : undefined),
    said: isSigned ? [first.text, last.text] : [first.text],
  }
}

const LONGEST_SIGNED = 4

/** 'hey!', 'Liebe Anna,': a word of greeting, and a name at most. */
const GREETING =
  /^(?:hey|hi|hello|dear|hallo|moin|servus|liebe[rs]?|salut|coucou|bonjour|ch[eè]re?|hola|querid[oa]s?|ciao|car[oai]|hoi|beste|lieve|hej|hei|ol[áa])(?: \p{L}+){0,3} ?[,!]/iu
