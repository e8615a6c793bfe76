import type { Block } from '../shapes/block.ts'
import { hasAmount } from '../shapes/lines.ts'

/** Whether a line greets somebody: it is never what a recipe is called. */
export const isGreeting = (text: string) => GREETING.test(text)

/** 'hey!', 'Liebe Anna,': a word of greeting, and a name at most. */
const GREETING =
  /^(?:hey|hi|hello|dear|hallo|moin|servus|liebe[rs]?|salut|coucou|bonjour|ch[eè]re?|hola|querid[oa]s?|ciao|car[oai]|hoi|beste|lieve|hej|hei|ol[áa])(?: \p{L}+){0,3} ?[,!]/iu

/** The greeting that a message begins with and, where it has one, the name that it is signed with. */
export function partLetter(blocks: readonly Block[]): { body: readonly Block[]; said: string[] } {
  const [first] = blocks
  const last = blocks.at(-1)
  if (!first || !isGreeting(first.text)) return { body: blocks, said: [] }
  const isSigned =
    last?.kind === 'paragraph' &&
    last.text.split(' ').length <= LONGEST_SIGNED &&
    !/[.!?]$/.test(last.text) &&
    !hasAmount(last.text)
  return {
    body: blocks.slice(1, isSigned ? -1 : undefined),
    said: isSigned ? [first.text, last.text] : [first.text],
  }
}

const LONGEST_SIGNED = 4
