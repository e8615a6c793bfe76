/** One listening browser. `changed` resolves when there may be something new to read. */
export type Reader = { changed: PromiseWithResolvers<void>; isOver: boolean; second: number }

/** The most browsers of a member; another one ends the one opened first. */
const READERS_A_MEMBER = 12
/** How often an idle stream checks that its session is still valid, each at its own offset. */
const LOOK_EVERY_SECONDS = 60

/** The listening browsers, by member. Each is also woken at intervals. */
export function createReaders() {
  const readers = new Map<string, Set<Reader>>()
  let second = 0
  const looking = setInterval(() => {
    second = (second + 1) % LOOK_EVERY_SECONDS
    for (const ofMember of readers.values()) {
      for (const reader of ofMember) if (reader.second === second) wake(reader)
    }
  }, 1_000).unref()

  return {
    add,
    end,

    /** Wakes the browsers of a member, or all. */
    wake: (memberId?: string): void => {
      const concerned =
        memberId === undefined ? [...readers.values()] : [readers.get(memberId) ?? []]
      for (const ofMember of concerned) for (const reader of ofMember) wake(reader)
    },

    endAll: (): void => {
      clearInterval(looking)
      for (const [memberId, ofMember] of readers) for (const one of ofMember) end(memberId, one)
    },
  }

  function add(memberId: string): Reader {
    const ofMember = readers.get(memberId) ?? new Set()
    const reader: Reader = {
      changed: Promise.withResolvers(),
      isOver: false,
      second: Math.floor(Math.random() * LOOK_EVERY_SECONDS),
    }
    readers.set(memberId, ofMember.add(reader))
    const [first] = ofMember
    if (first && ofMember.size > READERS_A_MEMBER) end(memberId, first)
    return reader
  }

  function end(memberId: string, reader: Reader): void {
    reader.isOver = true
    wake(reader)
    const ofMember = readers.get(memberId)
    ofMember?.delete(reader)
    if (ofMember?.size === 0) readers.delete(memberId)
  }
}

function wake(reader: Reader): void {
  reader.changed.resolve()
}
