import { publicationProblems } from '@potluck/rules'
import { expect, it } from 'vitest'
import { findProblemStep } from './problem-step.ts'

const blank = {
  title: '',
  description: '',
  cookTime: '',
  servings: '',
  hasCover: false,
  ingredients: [],
  instructions: [],
}

it('leads every sentence of a blank draft to the step that mends it', () => {
  expect(publicationProblems(blank).map(findProblemStep)).toEqual([
    'media',
    'details',
    'details',
    'details',
    'details',
    'ingredients',
    'instructions',
  ])
})

it('leads texts that are too long to the details', () => {
  const long = { ...blank, title: 'x'.repeat(121), description: 'x'.repeat(2001) }
  const sentences = publicationProblems(long).filter((sentence) => sentence.startsWith('Shorten'))
  expect(sentences.map(findProblemStep)).toEqual(['details', 'details'])
})

it('knows no step for a sentence it never heard', () => {
  expect(findProblemStep('The moon is full.')).toBeUndefined()
})
