import { MENU_LISTS } from './menu-lists.ts'

/** What is served together on an occasion or in a cuisine. */
export type MenuList = {
  title: string
  /** For so many, where it is not said. */
  servings: number
  /** What of a request asks for it; none: for whatever names nothing of the kind. */
  words: RegExp | undefined
  courses: readonly MenuCourse[]
  /** Mains for who of the table eats no meat. */
  instead: readonly MenuItem[]
}

export type MenuCourse = {
  name: string
  items: readonly MenuItem[]
  /** So many of them; where more than one thing stands on the table, each is small. */
  count: number
  isOneOfMany: boolean
  /** Only where it is asked for, or a menu is long. */
  when: 'always' | 'asked' | 'long'
}

/** A dish by id, and what goes with it; the second choice is for when no first one will do. */
export type MenuItem = { id: string; beside: readonly string[]; isSecondChoice?: boolean }

/** Occasions stand before cuisines, and what asks for nothing is the last. */
export const LISTS: readonly MenuList[] = MENU_LISTS.trim().split(/\n\n/).map(readList)

function readList(block: string): MenuList {
  const [head = '', ...lines] = block.split('\n')
  const [title = '', words = '', servings = '4'] = head.replace(/^= /, '').split('|')
  const instead = lines.find((line) => line.startsWith('instead:'))
  return {
    title: title.trim(),
    servings: Number(servings),
    words: words.trim() === '' ? undefined : toWords(words),
    courses: lines.filter((line) => line !== instead).map(readCourse),
    instead: instead ? readItems(instead.slice('instead:'.length)) : [],
  }
}

function toWords(words: string): RegExp {
  const all = toNames(words, ',').map((word) => word.replace(/[.']/g, "[.’']?"))
  return new RegExp(`(?<![\\w'])(?:${all.join('|')})(?![\\w])`, 'i')
}

function readCourse(line: string): MenuCourse {
  const [, many, name = '', count, when, items = ''] =
    /^(& )?([\w ]+?)(?: \((\d+)\))?([?*])?: (.+)$/.exec(line) ?? []
  return {
    name,
    count: Number(count ?? 1),
    isOneOfMany: many !== undefined,
    when: when === '?' ? 'asked' : when === '*' ? 'long' : 'always',
    items: readItems(items),
  }
}

function readItems(items: string): MenuItem[] {
  return toNames(items, '/').flatMap((tier, at) =>
    toNames(tier, /[;,]/).map((item) => {
      const [id = '', ...beside] = toNames(item, '+')
      return { id, beside, isSecondChoice: at > 0 }
    }),
  )
}

function toNames(text: string, by: string | RegExp): string[] {
  return text
    .split(by)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
