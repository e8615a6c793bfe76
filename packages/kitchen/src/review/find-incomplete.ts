import type { RecipeData } from '../recipe-text/recipe-data.ts'

/** What is missing of a recipe, or stands in it and belongs to none; '' where it is about no line. */
export type Incomplete = { line: string; say: string; kind: 'missing' | 'foreign' | 'cut-off' }

export function findIncomplete(recipe: RecipeData): Incomplete[] {
  const { title, description, ingredients, instructions, tips } = recipe
  const missing = [
    title.trim() === '' && 'The title is missing: give the dish a name.',
    ingredients.length === 0 && 'The ingredients are missing: list each with its amount.',
    instructions.length === 0 && 'The steps are missing: say how it is cooked.',
  ].filter((say) => say !== false)
  const foreign = [title, description, ...ingredients, ...instructions, ...tips].filter(isForeign)
  const last = instructions.at(-1)
  const isCut = last !== undefined && BREAKS_OFF.test(last.trim())
  return [
    ...missing.map((say): Incomplete => ({ kind: 'missing', line: '', say })),
    ...foreign.map(
      (line): Incomplete => ({
        kind: 'foreign',
        line,
        say: `“${shorten(line)}” belongs to no recipe: leave it out.`,
      }),
    ),
    ...(isCut
      ? [
          {
            kind: 'cut-off' as const,
            line: last,
            say: 'The last step breaks off: write it to its end.',
          },
        ]
      : []),
  ]
}

/** Whether a line talks to a model or a browser, or keeps a place for what was never written. */
export function isForeign(text: string): boolean {
  return FOREIGN.test(text)
}

const FOREIGN =
  /\b(?:ignore|disregard|forget|override) (?:(?:all|any|the|your|my|these|previous|prior|above|earlier|of|user|dietary) ){0,4}(?:instructions?|rules|prompts?|restrictions?)\b|\bsystem (?:prompt|message)\b|\bas an ai\b|\b(?:large )?language model\b|\byou are now (?:an?|the|in|free)\b|https?:\/\/|\bwww\.|<\/?(?:script|iframe|img|style|a)\b|\bjavascript:|\blorem ipsum\b|\[(?:insert|your|ingredient|step|amount)\b|^(?:ingredient|step|item) ?\d+\.?$|^(?:\.{3}|…|tbd|todo|n\/a)$|\bi(?:[’']m sorry| cannot| can[’']?t| am unable)\b.{0,40}\b(?:help|provide|assist|create|generate)\b/i

const BREAKS_OFF =
  /(?:[,:(–-]|\b(?:and|or|the|a|an|with|to|of|for|in|into|until|then|from|over|at|your))$/i

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
