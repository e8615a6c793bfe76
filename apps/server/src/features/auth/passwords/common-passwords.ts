/** How many of the most used passwords are refused: who guesses begins with them. */
const REFUSED = 10_000

let commonest: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is one of the 10,000 that most people use, upper or lower case, with or without
 * blanks around it. The list is
 * zxcvbn-ts's (MIT), ranked by how often each stood in leaked collections; it is read when first asked.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest()
  return (await commonest).has(password.trim().toLowerCase())
}

async function readCommonest(): Promise<ReadonlySet<string>> {
  // The list alone: the package's entry brings its word lists too.
  const { default: ranked } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  })
  return new Set(ranked.slice(0, REFUSED))
}
