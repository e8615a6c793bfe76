import type { UnitId } from './unit-id.ts'

/**
 * Units as they are written in other languages, for lines that a cook pastes from there: German, French,
 * Spanish, Italian, Portuguese, Dutch, Swedish. Cups that differ by country (tasse, taza, Tasse) and glasses
 * are left out: no figure would be right. So are slices and leaves, which are counted anyway.
 */
const SPELLINGS: readonly (readonly [UnitId, string])[] = [
  [
    'tbsp',
    `esslöffeln|esslöffel|essl|el|cuillères? à soupe|cuillerées? à soupe|c à soupe|c à s|càs|cucharadas? soperas?|cucharadas?|cdas?
    |cucchiai|cucchiaio|colheres? de sopa|c de sopa|eetlepels?|matskedar|matsked|msk`,
  ],
  [
    'tsp',
    `teelöffeln|teelöffel|teel|tl|cuillères? à (?:café|thé)|cuillerées? à (?:café|thé)|c à (?:café|thé)|c à c|càc|cucharaditas?|cditas?|cdtas?
    |cucchiaini|cucchiaino|colheres? de (?:chá|café)|c de (?:chá|café)|theelepels?|teskedar|tesked|tsk`,
  ],
  ['pinch', 'prisen?|pincées?|pizcas?|pizzic(?:o|hi)|pitadas?'],
  ['bunch', 'bund|bottes|botte|manojos?|mazz(?:etto|etti|o|i)|maços?'],
  ['clove', 'zehen?|gousses?|dientes?|spicchi(?:o)?|dentes?'],
  ['can', 'dosen?|boîtes?|latas?|scatol(?:a|e)'],
  ['g', 'gramm|gramos?|gramm(?:o|i)|gramas?'],
]

/** Dots and spaces vary: 'c. à s.', 'c.à.s.'. */
const PATTERNS: readonly (readonly [UnitId, RegExp])[] = SPELLINGS.map(([unit, spellings]) => {
  const loose = spellings.replace(/\n\s*/g, '').replaceAll(' ', '[. ]{1,2}').replaceAll('à', '[àa]')
  return [unit, new RegExp(`^(?:${loose})\\.?(?=$|[\\s,;:()/–—-])`, 'iu')] as const
})

/** Reads such a unit at the start of a text; `rest` is what follows, without 'de', 'di' or 'd\''. */
export function readOtherUnit(text: string): { unit: UnitId; rest: string } | undefined {
  for (const [unit, pattern] of PATTERNS) {
    const found = pattern.exec(text)
    if (found) return { unit, rest: text.slice(found[0].length).trimStart().replace(OF, '') }
  }
  return undefined
}

const OF = /^(?:d(?:e|i|u|es|el|o|a|os|as) (?:l(?:a|os|as) )?|de l['’]|d['’])(?=\S)/i
