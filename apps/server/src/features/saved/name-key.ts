/** Collection names are compared trimmed, ignoring case and how letters are composed. */
export function toNameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}
