import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { SHAPES } from '../wishes/shapes.ts'

const OPENERS = 'besides|other than|apart from|anything but|anything except(?: for)?'
const NO_SUCH = new RegExp(
  `\\b(?:${OPENERS}|(?:that|which)(?: is not| isn['’]?t|['’]?s not| are not| aren['’]?t)(?= (?!(?:too|so|very|all|just|only|that|raw|hot|spicy|sweet|heavy|dry)\\b))) (?:an? |the )?((?:[a-z'’-]+ ?){1,4})`,
  'gi',
)

/**
 * Replaces a refused dish by its last word, which says what kind it is: 'something that isn't pasta salad' is something
 * besides salad.
 */
export function withUnwantedSorts(text: string, book: Cookbook): string {
  return text.replace(NO_SUCH, (whole, named: string) => {
    const tokens = toTokens(named)
    const own = book.findNamed(tokens.map(({ word }) => word)).find(({ start }) => start === 0)
    const sort = own && tokens[own.end - 1]?.typed
    if (!own || sort === undefined) {
      const [first] = tokens
      const isSort = first && SHAPES.some(({ words, isTime }) => !isTime && words.test(first.word))
      return isSort ? `besides ${named}` : whole
    }
    const rest = tokens.slice(own.end).map(({ typed }) => typed)
    return ['besides', sort, ...rest].join(' ')
  })
}

/** Whether a name follows a word that refuses the dish itself. */
export function isUnwanted(tokens: readonly { word: string }[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - 3), start).map(({ word }) => word)
  return /(?:^| )(?:besides|other than|apart from)(?: an?| the)?$/.test(before.join(' '))
}
