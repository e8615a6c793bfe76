/** Names of collections are trimmed, and the same in whatever case and however their letters are composed. */
export function toNameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}
