/** 'Crème fraîche' → 'creme-fraiche': the id that recipes store. */
export function toId(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
