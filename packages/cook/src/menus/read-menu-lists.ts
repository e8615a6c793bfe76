import { MENU_LISTS } from './menu-lists.ts'

/** Dishes that are served together on an occasion or in a cuisine. */
export type MenuList = {
  title: string
  /** How many it is for, if the request does not say. */
  servings: number
  /** Words of a request that ask for this list. Undefined for the list used when nothing of the kind is named. */
  words: RegExp | undefined
  courses: readonly MenuCourse[]
  /** Mains for the guests who eat no meat. */
  instead: readonly MenuItem[]
}

export type MenuCourse = {
  name: string
  items: readonly MenuItem[]
  /** How many dishes it has. With several on the table, each is small. */
  count: number
  isOneOfMany: boolean
  /** Whether it is served always, only when asked for, or only in a long menu. */
  when: 'always' | 'asked' | 'long'
}

/** A dish by its id, and the ids of what is served with it. A second choice is used when no first one will do. */
export type MenuItem = { id: string; beside: readonly string[]; isSecondChoice?: boolean }

/** Occasions come before cuisines; the list for a request that names neither comes last. */
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
