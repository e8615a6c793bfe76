/** A line as its letters and digits: '1½ cups' and '1 1/2 Cups' are one. */
export function lettersAndDigits(line: string): string {
  return line
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('⁄', '/')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The same without the number that a step begins with. */
export const withoutNumber = (line: string) =>
  lettersAndDigits(line.replace(/^\s*\d{1,2}[.)](?!\d)\s*/, ''))
