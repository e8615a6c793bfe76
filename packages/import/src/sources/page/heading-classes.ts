import { type Block, BOLD } from '../../shapes/block.ts'

/**
 * What programs call the line above a list where they use no heading: 'group-head', 'cooked-heading',
 * 'ERSSectionHead', 'ingredient-label', 'subheader', 'recipe-card-group-title'.
 */
const HEADING_CLASS =
  /(?:^|[-_\s])(?:(?:sub-?)?(?:head(?:ing|er|line)?|title)|(?:ingredients?|instructions?|directions?|steps?|section|group|item)[-_]?(?:group|label)|group[-_]?name)(?=\s|$)|Head(?:ing|er)?(?=\s|$)/

/** The class by which an element may be a heading, undefined of others. */
export function headingClassOf(className: string | undefined): string | undefined {
  return className !== undefined &&
    className.length < LONGEST_CLASS &&
    HEADING_CLASS.test(className)
    ? className
    : undefined
}

const LONGEST_CLASS = 200

/**
 * Makes headings of the lines whose class says so. A class that is on two lines in a row, or on one
 * that begins with a figure, is what a site calls all of its lines.
 * @param marks of each block its class, where that may mean a heading
 */
export function markHeadings(
  blocks: readonly Block[],
  marks: readonly (string | undefined)[],
): Block[] {
  const common = new Set(
    marks.filter(
      (mark, at) => mark === marks[at + 1] || /^\P{L}*\p{N}/u.test(blocks[at]?.text ?? ''),
    ),
  )
  return blocks.map((block, at) => {
    const mark = marks[at]
    const isHeading = mark !== undefined && !common.has(mark) && at + 1 < blocks.length
    return isHeading && block.kind !== 'heading' && mayBeHeading(block.text)
      ? { kind: 'heading', level: BOLD, text: block.text, part: block.part }
      : block
  })
}

const mayBeHeading = (text: string) => text.length <= 80 && !/[.!?,;]$/.test(text)
