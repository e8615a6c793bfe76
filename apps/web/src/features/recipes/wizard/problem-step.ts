import { type Publishable, publicationProblems, TEXT_LIMITS } from '@potluck/rules'

/** The wizard's steps in order; a step is known by its name, its place is its index. */
export const WIZARD_STEPS = ['media', 'details', 'ingredients', 'instructions', 'publish'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** The step at which a sentence of the publication check is mended; undefined for one nobody knows. */
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

/** Each fault that a step can have; the check itself says which sentences it makes. */
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
