/**
 * An account's current address, and the confirmed address it left for one that is not confirmed
 * yet.
 */
type Address = { email: string; emailConfirmed: boolean; formerEmail: string | null }

/**
 * The last address that was confirmed. An unconfirmed address may be anybody's: its owner must
 * neither get into the account nor be kept from opening their own.
 */
export function ownedAddress(user: Address): string {
  return user.emailConfirmed ? user.email : (user.formerEmail ?? user.email)
}

/** The address to go back to after the next change; null if the change goes back to it. */
export function formerOf(user: Address, next: string): string | null {
  const owned = ownedAddress(user)
  return isSameAddress(owned, next) ? null : owned
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
