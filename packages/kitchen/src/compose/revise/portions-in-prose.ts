/** For how many a text says that it is, 'this serves 4', 'enough for four people', once it is for others. */
export function withPortions(text: string, was: number, now: number): string {
  return text.replace(SAID, (found, ...groups: (string | undefined)[]) => {
    const [serves, of, by = '', into, among, nouns = ''] = groups
    const [before, figure, noun] = [serves ?? into ?? '', of ?? among ?? '', by || nouns]
    const said = WORDS.indexOf(figure.toLowerCase())
    const count = said < 0 ? Number(figure) : said
    if (count !== was) return found
    const people = now === 1 ? (ONE[noun.trim().toLowerCase()] ?? noun.trim()) : noun.trim()
    return `${before}${now}${noun === '' ? '' : ` ${people}`}`
  })
}

const WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const ONE: Readonly<Record<string, string>> = {
  people: 'person',
  persons: 'person',
  servings: 'serving',
  portions: 'portion',
  guests: 'guest',
  diners: 'diner',
  adults: 'adult',
}
const FIGURE = `(\\d{1,3}|${WORDS.slice(1).join('|')})`
const SAID = new RegExp(
  `\\b((?:serves|feeds)(?: about)? )${FIGURE}(?![\\d.,/–-]*\\d|\\p{L}|°|%| (?:or|to|with)\\b)( (?:people|persons?))?|\\b((?:for|among|between|into|makes|gives|yields)(?: about)? )${FIGURE}( (?:${Object.keys(ONE).join('|')})\\b)`,
  'giu',
)
