/**
 * A bounded queue that is fair to owners: between two pieces of one owner each other owner has at
 * most one.
 */
export type FairQueue<Item> = {
  /** False if the queue, or this owner's part of it, is full. */
  add(owner: string, item: Item): boolean
  /** The next piece: owners take turns; one that is skipped keeps their place. */
  take(mayRun: (owner: string) => boolean): { owner: string; item: Item } | undefined
  /** Removes and answers all that waits. */
  clear(): Item[]
  isEmpty(): boolean
}

export function createFairQueue<Item>({
  most,
  mostEach,
}: {
  most: number
  mostEach: number
}): FairQueue<Item> {
  // In the order of whose turn it is.
  const waiting = new Map<string, Item[]>()
  let size = 0
  return {
    add: (owner, item) => {
      const own = waiting.get(owner) ?? []
      if (size >= most || own.length >= mostEach) return false
      waiting.set(owner, [...own, item])
      size += 1
      return true
    },

    take: (mayRun) => {
      for (const [owner, [item, ...others]] of waiting) {
        if (item === undefined || !mayRun(owner)) continue
        // Deleted and set again, the owner moves to the end.
        waiting.delete(owner)
        if (others.length > 0) waiting.set(owner, others)
        size -= 1
        return { owner, item }
      }
      return undefined
    },

    clear: () => {
      const items = [...waiting.values()].flat()
      waiting.clear()
      size = 0
      return items
    },

    isEmpty: () => size === 0,
  }
}
