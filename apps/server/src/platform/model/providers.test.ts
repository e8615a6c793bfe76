import { expect, it } from 'vitest'
import { nameTokenLimit } from './providers.ts'

it('names the limit of tokens as OpenAI wants it there, and as everybody knows it elsewhere', () => {
  const body = { model: 'm', max_tokens: 8_000 }
  expect(nameTokenLimit('https://api.openai.com/v1', body)).toEqual({
    model: 'm',
    max_completion_tokens: 8_000,
  })
  expect(nameTokenLimit('http://127.0.0.1:11434/v1', body)).toEqual(body)
})
