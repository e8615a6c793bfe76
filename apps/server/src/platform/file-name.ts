/** A title as part of a file's name, in ASCII: 'Crème brûlée' is 'cre-me-bru-le-e'. Empty of a title without such letters. */
export function toFileName(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}
