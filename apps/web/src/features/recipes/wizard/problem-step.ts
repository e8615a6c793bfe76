import { type Publishable, publicationProblems, TEXT_LIMITS } from '@potluck/rules'

/** The wizard's steps in order; a step is identified by its name. */
export const WIZARD_STEPS = ['media', 'details', 'ingredients', 'instructions', 'publish'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/**
 * The step at which a problem named by the publication check can be fixed; undefined for an unknown
 * sentence.
 */
export function findProblemStep(sentence: string): WizardStep | undefined {
  return stepOfSentence.get(sentence)
}

const sound: Publishable = {
  title: 'Sound',
  description: 'Nothing is wrong with it.',
  cookTime: '1 hour',
  servings: '1',
  hasCover: true,
  ingredients: [{ name: 'salt', quantity: '1' }],
  instructions: ['Stir.'],
}

const long = 'x'.repeat(TEXT_LIMITS.description + 1)

/**
 * One example of each fault that a step can have; the publication check itself turns them into
 * sentences.
 */
const faults: [WizardStep, Partial<Publishable>][] = [
  ['media', { hasCover: false }],
  ['details', { title: '', description: '', cookTime: '', servings: '' }],
  ['details', { title: long, description: long }],
  ['ingredients', { ingredients: [] }],
  ['instructions', { instructions: [] }],
]

const stepOfSentence = new Map(
  faults.flatMap(([step, fault]) =>
    publicationProblems({ ...sound, ...fault }).map((sentence) => [sentence, step] as const),
  ),
)
