/** How many of the most used passwords are refused: guessers start with these. */
const REFUSED = 10_000

let commonest: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is one of the 10,000 most common, ignoring case and blanks around it. The list
 * is zxcvbn-ts's (MIT), ranked by how often each was in leaked collections; it is loaded when first
 * used.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest()
  return (await commonest).has(password.trim().toLowerCase())
}

async function readCommonest(): Promise<ReadonlySet<string>> {
  // Only the list: the package's entry point would load its word lists too.
  const { default: ranked } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  })
  return new Set(ranked.slice(0, REFUSED))
}
