/** Names, lines and sentences of recipes, which are read by one check after the other. */
const MOST = 1000
/** What is longer is none of them, and comes once. */
const LONGEST = 2000

/** A pure reading of a text that answers the same text again without reading it anew. */
export function remember<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const answered = known.get(text)
    if (answered !== undefined) return answered
    const answer = read(text)
    if (text.length > LONGEST) return answer
    if (known.size >= MOST) known.clear()
    known.set(text, answer)
    return answer
  }
}

/** Pairs that are remembered; some ten megabytes where every text is as long as can be. */
const MOST_PAIRS = 20_000

/** As `remember`, for a reading that is of a subject too: a restriction, and a line held against it. */
export function rememberEach<Subject extends object, Answer>(
  read: (subject: Subject, text: string) => Answer,
): (subject: Subject, text: string) => Answer {
  let known = new WeakMap<Subject, Map<string, Answer>>()
  let size = 0
  return (subject, text) => {
    const answered = known.get(subject)?.get(text)
    if (answered !== undefined) return answered
    const answer = read(subject, text)
    if (text.length > LONGEST) return answer
    if (size >= MOST_PAIRS) {
      known = new WeakMap()
      size = 0
    }
    const kept = known.get(subject) ?? new Map<string, Answer>()
    known.set(subject, kept.set(text, answer))
    size += 1
    return answer
  }
}
