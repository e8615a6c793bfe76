/** How many texts are remembered: a recipe's names, lines and sentences are read by many checks. */
const MOST = 1000
/** Longer texts are whole documents, which are read only once. */
const LONGEST = 2000

/** Memoizes a pure function of a text. */
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

/** How many pairs are remembered: at most some ten megabytes, if every text has full length. */
const MOST_PAIRS = 20_000

/** Memoizes a pure function of a subject and a text, such as a restriction and a line. */
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
