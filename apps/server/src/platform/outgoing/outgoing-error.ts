const SENTENCES = {
  'no-address': 'This is no address of a web page.',
  forbidden: 'This address is not on the public internet.',
  unreachable: 'The site could not be reached.',
  refused: 'The site refuses programs.',
  absent: 'There is no such page.',
  failed: 'The site answered with an error.',
  'too-slow': 'The site took too long to answer.',
  'too-large': 'What the site answered is too large.',
  redirects: 'The address leads from one to the next without an end.',
} as const

export type OutgoingReason = keyof typeof SENTENCES

/** Why nothing came from an address; the message is a sentence for whoever named it. */
export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly reason: OutgoingReason

  constructor(reason: OutgoingReason, cause?: unknown) {
    super(SENTENCES[reason], { cause })
    this.reason = reason
  }
}
