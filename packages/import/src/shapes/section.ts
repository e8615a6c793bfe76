import type { LineGroup } from '../recipe.ts'
import type { Block } from './block.ts'

/** A part of a recipe in a list of blocks: which blocks, and what stands in them. */
export type Section = {
  start: number
  /** The first block that is no part of it. */
  end: number
  groups: LineGroup[]
  isHeaded: boolean
}

/** Whether a block can be what heads a section: set as a heading, or short and alone. */
export function isHeadingLike({ kind, text }: Block): boolean {
  if (kind === 'heading') return text.length <= 100
  return kind === 'paragraph' && text.length <= 45 && !/[.!?,;]$/.test(text)
}

/** How deep a heading stands; what is only short stands deepest. */
export const levelOf = ({ level }: Block) => level ?? 8

export const countLines = (groups: readonly LineGroup[]) =>
  groups.reduce((count, { lines }) => count + lines.length, 0)

/** The groups that have lines. */
export function closeGroups(groups: readonly LineGroup[]): LineGroup[] {
  return groups.filter(({ lines }) => lines.length > 0)
}

/** The lines of one list or table that begin at a block. */
export function listedFrom(blocks: readonly Block[], at: number): Block[] {
  let end = at + 1
  while (end < blocks.length && blocks[end]?.part === blocks[at]?.part) end += 1
  return blocks.slice(at, end)
}
