/** 'Crème fraîche' → 'creme-fraiche': the id that recipes store. */
export function toId(name: string): string {
  if (PLAIN_WORDS.test(name)) return name.replaceAll(' ', '-')
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** Nearly every name: thousands are read as a browser loads the lexicon. */
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/
