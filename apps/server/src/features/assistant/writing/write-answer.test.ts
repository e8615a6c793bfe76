import { expect, it } from 'vitest'
import type { QueuedModel } from '../../../platform/model/index.ts'
import { inThisThread } from '../../../platform/workers/index.ts'
import type { Brief } from '../brief.ts'
import { EXAMPLE } from '../prompts/example.ts'
import { writeAnswer } from './write-answer.ts'

const BRIEF: Brief = {
  mode: 'idea',
  text: 'spaghetti',
  ingredients: [],
  restrictions: [],
  skill: null,
  units: null,
  pantry: [],
  recent: [],
  today: '2031-02-03',
  original: null,
  turns: [],
  earlier: [],
  hasPicture: false,
  picture: null,
  seed: 1,
}

/** A model with two requests waiting ahead. */
const busyModel: QueuedModel = {
  name: 'sous-chef',
  canSee: false,
  price: undefined,
  isAvailable: () => true,
  write: async function* () {
    yield { type: 'waiting', position: 2 }
    yield { type: 'waiting', position: 1 }
    yield { type: 'turn' }
    yield { type: 'text', text: EXAMPLE }
  },
}

it('says when it waits in line and, before the first words, when its turn has come', async () => {
  const heard: string[] = []
  const { text } = await writeAnswer(busyModel, inThisThread, {
    answerId: 'one',
    brief: BRIEF,
    userId: 'ada',
    toolbox: undefined,
    signal: new AbortController().signal,
    tell: (progress) =>
      heard.push(progress.type === 'waiting' ? `place ${progress.position}` : progress.type),
    wait: (isWaiting) => heard.push(isWaiting ? 'waits' : 'goes on'),
    charge: () => undefined,
  })
  expect(text).toBe(EXAMPLE)
  expect(heard.slice(0, 6)).toEqual(['waits', 'place 2', 'waits', 'place 1', 'goes on', 'chunk'])
})
