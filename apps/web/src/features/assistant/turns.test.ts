import { expect, it } from 'vitest'
import { addTurn, type Chat, emptyAnswer, toTurns } from './turns.ts'

type Message = Chat['messages'][number]

function message(_id: string, part: Partial<Message>): Message {
  return {
    _id,
    role: 'ai',
    content: '',
    type: 'idea',
    status: 'complete',
    recipeData: null,
    dietaryRestrictions: [],
    dietCheck: null,
    engine: null,
    createdAt: '2026-03-04T05:06:07.000Z',
    ...part,
  }
}

const ask = (id: string, content: string) => message(id, { role: 'user', content })

it('pairs each question with the answer behind it', () => {
  const turns = toTurns([
    ask('1', 'soup'),
    message('2', { content: '# Soup', engine: 'Kitchen' }),
    ask('3', 'bread'),
    message('4', { status: 'streaming' }),
  ])
  expect(turns.map(({ prompt, answer }) => [prompt, answer.text, answer.status])).toEqual([
    ['soup', '# Soup', 'complete'],
    ['bread', '', 'waiting'],
  ])
})

it('leaves out a failed answer whose question was asked again, and keeps a stopped one', () => {
  const turns = toTurns([
    ask('1', 'soup'),
    message('2', { status: 'error' }),
    ask('3', 'soup'),
    message('4', { status: 'stopped', content: '# So' }),
    ask('5', 'soup'),
    message('6', { status: 'interrupted' }),
  ])
  expect(turns.map(({ answer }) => answer.messageId)).toEqual(['4', '6'])
})

it('does not add an answer a second time that the chat already has', () => {
  const turns = toTurns([ask('1', 'soup'), message('2', { content: '# Soup' })])
  const again = { prompt: 'soup', answer: { ...emptyAnswer, messageId: '2' } }
  const next = { prompt: 'soup', answer: emptyAnswer }
  expect(addTurn(turns, again)).toEqual(turns)
  expect(addTurn(turns, next)).toEqual([...turns, next])
})
