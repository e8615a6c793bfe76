import { LIST_LIMITS, LIST_TOO_LONG, METHOD_TOO_LONG, TEXT_LIMITS } from '@potluck/rules'
import { expect, it } from 'vitest'
import { listProblem, methodProblem } from './text-sums.ts'

it('counts all steps together, and what is blank not at all', () => {
  const steps = Array.from({ length: TEXT_LIMITS.method / TEXT_LIMITS.step }, () => ({
    text: 's'.repeat(TEXT_LIMITS.step),
  }))
  expect(methodProblem(steps)).toBeUndefined()
  expect(methodProblem([...steps, { text: '   ' }])).toBeUndefined()
  expect(methodProblem([...steps, { text: 's' }])).toBe(METHOD_TOO_LONG)
})

it('counts names and amounts of a list, no heading, and no row that is not sent', () => {
  const row = { name: 'n'.repeat(TEXT_LIMITS.ingredientName), quantity: '1', unit: 'g' }
  const rows = Array.from({ length: LIST_LIMITS.ingredients - 1 }, () => row)
  const heading = { name: 'h'.repeat(TEXT_LIMITS.ingredientGroup), quantity: '', unit: '' }
  expect(listProblem([...rows.slice(0, 98), { ...row, quantity: '' }])).toBeUndefined()
  expect(listProblem([...rows, row])).toBe(LIST_TOO_LONG)
  expect(listProblem(rows.slice(0, 80))).toBeUndefined()
  expect(listProblem([{ ...heading, heading: true }, ...rows.slice(0, 80)])).toBeUndefined()
})
