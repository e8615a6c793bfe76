/** Languages that print is recognised in, by the names that tesseract has for them. */
export const LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita'] as const

export type Language = (typeof LANGUAGES)[number]

const OF_TAGS: Partial<Record<string, Language>> = { de: 'deu', fr: 'fra', es: 'spa', it: 'ita' }

/** The first language of a reader that print is recognised in; English without one. */
export function chooseLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [code = ''] = tag.toLowerCase().split('-')
    if (code === 'en') return 'eng'
    const language = OF_TAGS[code]
    if (language) return language
  }
  return 'eng'
}
