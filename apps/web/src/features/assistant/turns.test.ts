import { describe, expect, it } from 'vitest'
import type { StreamEvent } from './stream-events.ts'
import {
  type Answer,
  addTurn,
  type Chat,
  emptyAnswer,
  findLastRecipe,
  hasAnswer,
  settledMessages,
  startTurn,
  takeEvent,
  toTurns,
} from './turns.ts'

type Message = Chat['messages'][number]

function message(_id: string, part: Partial<Message>): Message {
  return {
    _id,
    role: 'ai',
    content: '',
    type: 'idea',
    status: 'complete',
    ingredients: [],
    imageUrl: null,
    recipeData: null,
    menu: null,
    choices: [],
    dietaryRestrictions: [],
    dietCheck: null,
    corrections: [],
    adaptation: null,
    context: null,
    engine: null,
    createdAt: '2026-03-04T05:06:07.000Z',
    ...part,
  }
}

const question = (id: string, content: string, part: Partial<Message> = {}) =>
  message(id, { role: 'user', content, ...part })

const context = {
  restrictions: ['Vegan'],
  skill: null,
  units: null,
  pantry: ['leeks'],
  turns: 0,
  photo: null,
  standsInFor: null,
}

const recipe = {
  title: 'Dal',
  description: 'Warm.',
  prepTime: '',
  cookTime: '',
  totalTime: '',
  servings: '2',
  difficulty: 'Easy' as const,
  ingredients: ['1 cup lentils'],
  instructions: ['Boil.'],
  tips: [],
  nutritionalBenefits: [],
  usedIngredients: [],
  additionalIngredients: [],
  adaptations: [],
  originalVsAdapted: [],
}
const dal = {
  title: 'Dal',
  ingredients: ['1 cup lentils'],
  instructions: ['Boil.'],
  servings: '2',
  description: 'Warm.',
  prepTime: '',
  cookTime: '',
  totalTime: '',
  difficulty: 'Easy',
}

describe('toTurns', () => {
  it('pairs each question with the answer behind it', () => {
    const turns = toTurns([
      question('1', 'soup', { imageUrl: '/media/fridge.webp' }),
      message('2', { content: '# Soup', engine: 'Kitchen' }),
      question('3', 'bread'),
      message('4', { status: 'streaming' }),
    ])
    const read = turns.map(({ prompt, imageUrl, answer }) => [prompt, imageUrl, answer.status])
    expect(read).toEqual([
      ['soup', '/media/fridge.webp', 'complete'],
      ['bread', null, 'waiting'],
    ])
  })

  it('leaves out a failed answer whose question was asked again, and keeps a stopped one', () => {
    const turns = toTurns([
      question('1', 'soup'),
      message('2', { status: 'error' }),
      question('3', 'soup'),
      message('4', { status: 'stopped', content: '# So' }),
      question('5', 'soup'),
      message('6', { status: 'interrupted' }),
      question('7', 'soup', { type: 'adapt' }),
      message('8', { status: 'interrupted', type: 'adapt' }),
    ])
    expect(turns.map(({ answer }) => answer.messageId)).toEqual(['4', '6', '8'])
  })

  it('knows of each question what asking it again takes', () => {
    const original = {
      recipeId: null,
      title: 'Stew',
      author: '',
      servings: '2',
      ingredients: ['1 leek'],
    }
    const turns = toTurns([
      question('1', '', { type: 'ingredients', ingredients: ['rice'] }),
      message('2', { type: 'ingredients', context }),
      question('3', 'quick', { type: 'ingredients' }),
      message('4', { type: 'ingredients', status: 'error' }),
      question('5', 'dal'),
      message('6', { recipeData: recipe }),
      question('7', 'milder', { type: 'adapt' }),
      message('8', { type: 'adapt', status: 'error' }),
      question('9', 'vegan', { type: 'adapt' }),
      message('10', {
        type: 'adapt',
        adaptation: { original: { ...original, recipeId: 'r1', instructions: [] }, changes: [] },
      }),
      question('11', 'hotter', { type: 'adapt' }),
      message('12', {
        type: 'adapt',
        adaptation: { original: { ...original, instructions: ['Stew.'] }, changes: [] },
      }),
      question('13', '', { type: 'ingredients', ingredients: ['oats'], useInventory: true }),
      message('14', { type: 'ingredients', status: 'error' }),
    ])
    expect(turns.map(({ ask }) => ask)).toEqual([
      { mode: 'ingredients', prompt: '', ingredients: ['rice'], useInventory: true },
      { mode: 'ingredients', prompt: 'quick', ingredients: [], useInventory: true },
      { mode: 'idea', prompt: 'dal' },
      { mode: 'adapt', prompt: 'milder', originalRecipe: dal },
      { mode: 'adapt', prompt: 'vegan', recipeId: 'r1' },
      {
        mode: 'adapt',
        prompt: 'hotter',
        originalRecipe: {
          title: 'Stew',
          ingredients: ['1 leek'],
          instructions: ['Stew.'],
          servings: '2',
        },
      },
      { mode: 'ingredients', prompt: '', ingredients: ['oats'], useInventory: true },
    ])
  })
})

it('knows of a busy chat what is as it was', () => {
  const before = [question('1', 'soup'), message('2', { content: '# Soup' }), question('3', 'dal')]
  const chat = { _id: 'c', title: '', usePantry: true, units: null, createdAt: '', updatedAt: '' }
  const writing = message('4', { status: 'streaming' })
  expect(settledMessages({ ...chat, messages: [...before, writing] })).toEqual(before)
  expect(settledMessages({ ...chat, messages: before.slice(0, 2) })).toBeUndefined()
})

it('does not add an answer a second time that the chat already has', () => {
  const turns = toTurns([question('1', 'soup'), message('2', { content: '# Soup' })])
  const next = startTurn({ mode: 'idea', prompt: 'soup' })
  const again = { ...next, answer: { ...emptyAnswer, messageId: '2' } }
  expect(addTurn(turns, again)).toEqual(turns)
  expect(addTurn(turns, next)).toEqual([...turns, next])
})

it('finds an answer in its chat by its id, or by its question where the connection was lost early', () => {
  const chat = {
    _id: 'c',
    title: 'Soup',
    usePantry: true,
    units: null,
    createdAt: '2026-03-04T05:06:07.000Z',
    updatedAt: '2026-03-04T05:06:07.000Z',
    messages: [question('1', 'soup'), message('2', { content: '# Soup' })],
  }
  const asked = startTurn({ mode: 'idea', prompt: 'soup' })
  const withAnswer = (answer: Partial<Answer>, prompt = 'soup') =>
    hasAnswer(chat, { ...asked, prompt, answer: { ...asked.answer, ...answer } })
  expect(withAnswer({ messageId: '2' })).toBe(true)
  expect(withAnswer({ messageId: '3' })).toBe(false)
  expect(withAnswer({})).toBe(false)
  expect(withAnswer({ status: 'lost' })).toBe(true)
  expect(withAnswer({ status: 'lost' }, 'stew')).toBe(false)
})

it('finds the newest recipe of a chat behind answers that are none', () => {
  const turns = toTurns([
    question('1', 'dal'),
    message('2', { recipeData: recipe }),
    question('3', 'a car'),
    message('4', { content: 'I cook.' }),
  ])
  expect(findLastRecipe(turns)).toEqual(dal)
  expect(findLastRecipe(turns.slice(1))).toBeUndefined()
})

describe('takeEvent', () => {
  const line = { text: 'stock', restriction: 'Vegan', verdict: 'unknown', reason: 'why' } as const
  const complete = {
    recipeData: recipe,
    menu: null,
    choices: ['Vegan dahl'],
    corrected: true,
    messageId: 'm1',
    engine: 'Kitchen',
    context,
    dietCheck: { restrictions: ['Vegan'], lines: [line] },
    adaptation: null,
    corrections: [{ before: 'ham', after: 'tofu', reason: 'Vegan' }],
  }
  const story: StreamEvent[] = [
    { type: 'connected' },
    { type: 'start', messageId: 'm1', engine: 'Kitchen' },
    { type: 'waiting', position: 3 },
    { type: 'chunk', chunk: '# D' },
    { type: 'check', line },
    { type: 'chunk', chunk: 'ahl' },
  ]
  const tell = (events: StreamEvent[]): Answer => events.reduce(takeEvent, emptyAnswer)

  it('keeps the place in line until the first words', () => {
    expect(tell(story.slice(0, 3))).toMatchObject({ status: 'waiting', position: 3 })
    expect(tell(story.slice(0, 4))).toMatchObject({ status: 'streaming', position: undefined })
  })

  it('gathers words and lines to check, and ends with what the server made of them', () => {
    const written = tell(story)
    expect(written).toMatchObject({ messageId: 'm1', engine: 'Kitchen', text: '# Dahl' })
    expect(written.checks).toEqual([line])
    expect(tell([...story, { type: 'checking', repairing: false }])).toMatchObject({
      status: 'streaming',
      lastStage: 'checking',
    })
    const end = tell([...story, { type: 'complete', data: complete, fullText: '# Dal' }])
    const { corrected: _, ...told } = complete
    expect(end).toEqual({
      ...told,
      mode: 'idea',
      position: undefined,
      lastStage: undefined,
      checks: [line],
      status: 'complete',
      text: '# Dal',
    })
  })

  it('tells a stopped end and a failure from a whole one', () => {
    const stopped = { ...complete, stopped: true }
    expect(tell([{ type: 'complete', data: stopped, fullText: '# D' }]).status).toBe('stopped')
    expect(tell([{ type: 'error', message: 'no', code: 'X' }]).status).toBe('error')
  })
})
