import { parseDuration } from '@potluck/kitchen'

/** The minutes of a text: 'PT1H', '1:30', '25 Minuten', '1 h 5'; of a range the longer. Undefined of none. */
export function readMinutes(text: string): number | undefined {
  const duration = parseDuration(inEnglish(text))
  return duration.ok ? Math.round(duration.minutes.max) : undefined
}

/** Hours, minutes and days as other languages write them; what is left is the kitchen's to read. */
function inEnglish(text: string): string {
  let english = text.toLowerCase().trim()
  for (const [words, word] of WORDS) english = english.replace(words, word)
  return english
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\d\s*)(?:stunden?|std\.?|heures?|horas?|or[ae]|uur|uren|timmar|timer|godzin[ay]?)(?!\p{L})/gu,
    'h',
  ],
  [/(?<=\d\s*)(?:mn|minuten?|minut[iy]?|minutos?|minuut|minuter|minutter)(?!\p{L})/gu, 'min'],
  [/(?<=\d\s*)(?:tagen?|tage|jours?|d[ií]as?|giorn[io]|dag|dagen|dni)(?!\p{L})/gu, 'days'],
  [/(?<=\p{L}\s+)(?:und|et|y|e|en)(?=\s+\d)/gu, 'and'],
]
