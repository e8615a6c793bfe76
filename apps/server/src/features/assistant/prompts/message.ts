import type { Advice } from '@potluck/cook'
import type { Brief, Original, PantryEntry } from '../brief.ts'
import { fence } from './fence.ts'
import { toKnowledge, withoutChanges } from './knowledge.ts'

/**
 * The message to a model: each input of the cook in a fence of its own, with what the kitchen
 * knows.
 */
export function requestMessage(
  { text, ingredients, restrictions, pantry, original }: Brief,
  { said, own, near }: Pick<Advice, 'said' | 'own' | 'near'>,
): string {
  return [
    own && fence('cookbook', toKnowledge(original ? own : withoutChanges(own), near)),
    restrictions.length > 0 && fence('restrictions', listed(restrictions)),
    said.length > 0 && fence('conditions', listed(said)),
    ingredients.length > 0 && fence('ingredients', listed(ingredients)),
    pantry.length > 0 && fence('pantry', listed(pantry.slice(0, PANTRY_SHOWN).map(toLine))),
    original && fence('original', toText(original)),
    fence('request', text || 'Surprise me.'),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n')
}

/** An earlier message of the cook. */
export function earlierMessage(text: string): string {
  return fence('request', text)
}

/** Asks a model to fix what the kitchen found wrong in its answer. */
export function repairMessage(
  brief: Brief,
  { said }: Pick<Advice, 'said'>,
  { answer, faults }: { answer: string; faults: readonly string[] },
): string {
  return [
    'This answer must be mended before a cook may see it. Write the whole recipe anew in the same layout, with every fault mended and nothing else changed.',
    fence('answer', answer),
    fence('faults', listed(faults)),
    requestMessage(brief, { said, own: undefined, near: [] }),
  ].join('\n')
}

/** A longer list would only distract the model. */
const PANTRY_SHOWN = 60

function listed(entries: readonly string[]): string {
  return entries.map((entry) => `- ${oneLine(entry)}`).join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function toLine({ name, quantity, unit, expires }: PantryEntry): string {
  const amount = [quantity, unit].filter((part) => part !== undefined && part !== '').join(' ')
  return [name, amount, expires && `expires ${expires}`].filter(Boolean).join(', ')
}

function toText({ title, description, ingredients, instructions, ...facts }: Original) {
  return [
    title,
    description && oneLine(description),
    facts.prepTime && `Prep time: ${oneLine(facts.prepTime)}`,
    facts.cookTime && `Cook time: ${oneLine(facts.cookTime)}`,
    facts.totalTime && `Total time: ${oneLine(facts.totalTime)}`,
    facts.servings && `Servings: ${oneLine(facts.servings)}`,
    facts.difficulty && `Difficulty: ${oneLine(facts.difficulty)}`,
    'Ingredients:',
    listed(ingredients),
    'Steps:',
    ...instructions.map((step, index) => `${index + 1}. ${oneLine(step)}`),
  ]
    .filter(Boolean)
    .join('\n')
}
