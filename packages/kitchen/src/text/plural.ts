/** Words that end in s but are not plurals, or whose plural is the same. */
const AS_THEY_ARE = new Set([
  'asparagus',
  'bass',
  'broccoli',
  'brussels',
  'citrus',
  'couscous',
  'garlic',
  'gnocchi',
  'hummus',
  'less',
  'lemongrass',
  'molasses',
  'penne',
  'rice',
  'salmon',
  'shrimp',
  'spaghetti',
  'swiss',
  'tofu',
  'watercress',
])

const IRREGULAR: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  chili: 'chilies',
  chilli: 'chillies',
  cookie: 'cookies',
  brownie: 'brownies',
  smoothie: 'smoothies',
  veggie: 'veggies',
}
const IRREGULAR_SINGULAR = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]))

/** The singular of an English food word, its last word changed: 'black beans' → 'black bean'. */
export function toSingular(text: string): string {
  return onLastWord(text, singularWord)
}

/** The plural of a singular food word, its last word changed: 'bay leaf' → 'bay leaves'. */
export function toPlural(text: string): string {
  return onLastWord(text, pluralWord)
}

function singularWord(word: string): string {
  const irregular = IRREGULAR_SINGULAR.get(word)
  if (irregular) return irregular
  if (AS_THEY_ARE.has(word) || word.length < 4 || !word.endsWith('s')) return word
  if (word.endsWith('ss') || word.endsWith('us')) return word
  if (/(?:tomat|potat|mang)oes$|(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

function pluralWord(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  if (AS_THEY_ARE.has(word) || word.endsWith('s')) return word
  if (/(?:tomat|potat|mang)o$|(?:ch|sh|x|ss)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

function onLastWord(text: string, change: (word: string) => string): string {
  const at = text.lastIndexOf(' ') + 1
  return text.slice(0, at) + change(text.slice(at))
}
