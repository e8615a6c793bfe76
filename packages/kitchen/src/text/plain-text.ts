/**
 * Pasted or generated text as plain characters: cut at `maxLength`, tags dropped, HTML entities
 * decoded, every kind of space (line breaks too) folded to one, ends trimmed.
 */
export function plainText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength)
  const untagged = cut.includes('<') ? cut.replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ') : cut
  const decoded = untagged.includes('&') ? untagged.replace(ENTITY, decodeEntity) : untagged
  return decoded
    .replace(RAISED_FRACTION, (fraction) => fraction.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** '¹⁄₂' is 1⁄2. */
const RAISED_FRACTION = /[⁰¹²³⁴-⁹]{1,3}[\u2044/][₀-₉]{1,3}/g

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi

/** Format characters (zero-width, soft hyphen, text direction), fillers, and the selectors behind emoji. */
const INVISIBLE = /\p{Cf}|\u034f|[\ufe00-\ufe0f]|[\u115f\u1160\u2800\u3164\uffa0]/gu

/** The named entities that recipe pages use; others stay as they are. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  frac12: '½',
  frac13: '⅓',
  frac14: '¼',
  frac23: '⅔',
  frac34: '¾',
  frac18: '⅛',
  frasl: '⁄',
  deg: '°',
  times: '×',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  reg: '®',
  trade: '™',
  agrave: 'à',
  acirc: 'â',
  auml: 'ä',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  iacute: 'í',
  icirc: 'î',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  szlig: 'ß',
  ucirc: 'û',
  uuml: 'ü',
}

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED[body.toLowerCase()] ?? entity
  const hex = body[1] === 'x' || body[1] === 'X'
  const point = hex ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10)
  const readable = point >= 32 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
  return readable ? String.fromCodePoint(point) : ' '
}
