import type { UnitId } from './unit-id.ts'

/**
 * Units as they are written in other languages, for lines that a cook pastes from there: German, French,
 * Spanish, Italian, Portuguese, Dutch, Swedish. Cups that differ by country (tasse, taza, Tasse) and glasses
 * are left out: no figure would be right.
 */
const SPELLINGS: readonly (readonly [UnitId, string])[] = [
  [
    'tbsp',
    `esslöffeln|esslöffel|essl|el|cuillères? à soupe|cuillerées? à soupe|c à soupe|c à s|càs|cucharadas? soperas?|cucharadas?|cdas?
    |cucchiai|cucchiaio|colheres? de sopa|colher \\(sopa\\)|c de sopa|eetlepels?|matskedar|matsked|msk`,
  ],
  [
    'tsp',
    `teelöffeln|teelöffel|teel|tl|cuillères? à (?:café|thé)|cuillerées? à (?:café|thé)|c à (?:café|thé)|c à c|càc|cucharaditas?|cditas?|cdtas?
    |cucchiaini|cucchiaino|colheres? de (?:chá|café)|c de (?:chá|café)|theelepels?|teskedar|tesked|tsk`,
  ],
  ['pinch', 'prisen?|pincées?|pizcas?|pizzic(?:o|hi)|pitadas?|snufjes?|nypor|nypa'],
  ['bunch', 'bund|bottes|botte|manojos?|mazz(?:etto|etti|o|i)|maços?|bosjes?'],
  ['slice', 'scheiben?|tranches?|rebanadas?|fett(?:a|e)|fatias?|plakken|skivor|skiva'],
  ['clove', 'zehen?|gousses?|dientes?|spicchi(?:o)?|dentes?|tenen|klyftor|klyfta'],
  ['can', 'dosen?|boîtes?|latas?|scatol(?:a|e)|blikken|blik|burkar|burk'],
  ['packet', 'päckchen|pck|sobres?|bustin(?:a|e)|pacotes?|zakjes?'],
  ['sprig', 'zweige?|brins?|ramitas?|ramett(?:o|i)|raminhos?|takjes?'],
  ['handful', 'handvoll|poignées?|puñados?|manciat(?:a|e)|punhados?'],
  ['leaf', 'blatt|blätter|feuilles?|hojas?|fogli(?:a|e)|folhas?'],
  ['g', 'gramm|gramos?|gramm(?:o|i)|gramas?|grammes?'],
  ['kg', 'kilogramm|kilogramos?|chilo|quilos?'],
  ['l', 'litros?|litr(?:o|i)'],
  ['ml', 'milliliter|mililitros?|millilitr(?:o|i)'],
]

/** Dots and spaces are left out or set as one likes: 'c. à s.', 'c.à.s.'. */
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

const OF =
  /^(?:de la |de l['’]|de los |de las |del |de |du |des |d['’]|di |do |da |dos |das )(?=\S)/i
