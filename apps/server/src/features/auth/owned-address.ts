/** Where an account is mailed, and the proved address that it left for one that is only claimed. */
type Address = { email: string; emailConfirmed: boolean; formerEmail: string | null }

/**
 * The last address that was not merely claimed. One that an account moved to without ever proving it
 * may be anybody's, who must neither be given a way into the account nor be kept from an account of
 * their own.
 */
export function ownedAddress(user: Address): string {
  return user.emailConfirmed ? user.email : (user.formerEmail ?? user.email)
}

/** What to go back to from the next address; null on the way back to it. */
export function formerOf(user: Address, next: string): string | null {
  const owned = ownedAddress(user)
  return isSameAddress(owned, next) ? null : owned
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
