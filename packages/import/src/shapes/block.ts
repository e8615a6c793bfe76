/**
 * A piece of a document as one sees it: what a web page or a pasted text is cut into
 * before a recipe is looked for in it.
 */
export type Block = {
  kind: 'heading' | 'item' | 'row' | 'paragraph'
  /** One line without tags, white space as single spaces; of a row its cells with a space between. */
  text: string
  /** Of a heading how far down it stands: 1 to 6 as in HTML, 7 for a line that is only set in bold. */
  level?: number
  /** Blocks of one list, of one table, and the lines of one paragraph have the same number. */
  part: number
}

/** Level of a line that is a heading by its bold letters alone. */
export const BOLD = 7
