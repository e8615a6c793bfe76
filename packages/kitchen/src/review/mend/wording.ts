/** 'A oat cream' → 'an oat cream', 'an vegan egg' → 'a vegan egg'. */
export function withArticles(text: string): string {
  return text
    .replace(/\b(a) (?=[aeio]|u[^ns])/gi, '$1n ')
    .replace(/\b(a)n (?=[bcdfgjklmnpqrstvwxyz])/gi, '$1 ')
}
