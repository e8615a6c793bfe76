import { expect, it } from 'vitest'
import { groupRows } from './group-rows.ts'
import type { Change } from './page.ts'

const line = (part: Change['part'], kind: Change['kind'], text: string): Change => ({
  part,
  kind,
  why: '',
  before: kind === 'added' ? '' : text,
  after: kind === 'removed' ? '' : text,
})

it('folds long runs of unchanged steps, never ingredients, and keeps each place', () => {
  const changes = [
    line('ingredient', 'kept', 'leeks'),
    line('ingredient', 'kept', 'salt'),
    line('ingredient', 'kept', 'oil'),
    line('ingredient', 'removed', 'butter'),
    line('step', 'kept', 'Slice.'),
    line('step', 'added', 'Heat the oil.'),
    line('step', 'kept', 'Fry.'),
    line('step', 'kept', 'Simmer.'),
    line('step', 'kept', 'Serve.'),
  ]
  const places = (part: Change['part']) =>
    groupRows(changes, part).map(({ rows }) => rows.map(({ index }) => index))
  expect(places('ingredient')).toEqual([[0], [1], [2], [3]])
  expect(places('step')).toEqual([[4], [5], [6, 7, 8]])
})
