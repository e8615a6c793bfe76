const key = 'potluck.kept-work'

/** What a member was writing when their session ended. */
export interface KeptWork {
  /** The member who wrote it; nobody else ever gets it. */
  memberId: string
  /** What it belongs to, such as a recipe's id. */
  subject: string
  /** Stored by `JSON.stringify`. */
  content: unknown
}

/** Keeps unsaved work in this tab until its writer signs in again; only the last piece. */
export function keepWork(work: KeptWork): void {
  sessionStorage.setItem(key, JSON.stringify(work))
}

/** What this member left for this subject, or undefined. */
export function findKeptWork({ memberId, subject }: Omit<KeptWork, 'content'>): unknown {
  const kept = read()
  return kept?.memberId === memberId && kept.subject === subject ? kept.content : undefined
}

export function forgetKeptWork(): void {
  sessionStorage.removeItem(key)
}

/** Another member signed in here: removes the earlier one's work. */
export function forgetKeptWorkOfOthers(memberId: string): void {
  if (read()?.memberId !== memberId) forgetKeptWork()
}

function read(): KeptWork | undefined {
  const text = sessionStorage.getItem(key)
  return text === null ? undefined : (JSON.parse(text) as KeptWork)
}
