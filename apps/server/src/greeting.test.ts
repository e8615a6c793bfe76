import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'
import { readConfig } from './platform/config/index.ts'

const offer =
  'Ollama is running here with llama3.2: AI_PROVIDER=openai-compatible AI_BASE_URL=http://127.0.0.1:11434/v1 AI_MODEL=llama3.2 would let it answer'

it('names the first model of an Ollama that could answer', () => {
  const text = greeting(readConfig({}), 'pglite', ['llama3.2', 'qwen3:4b'])
  expect(text).toContain(`Assistant  the built-in kitchen engine\n               ${offer}\n`)
})

it.each([[[]], [undefined]])('names none where there is none: %o', (models) => {
  expect(greeting(readConfig({}), 'pglite', models)).not.toContain('Ollama')
})

it('names the model that answers and where it is', () => {
  const config = readConfig({ AI_PROVIDER: 'google', AI_API_KEY: 'hush', AI_MODEL: 'gemini-pro' })
  const text = greeting(config, 'postgres')
  expect(text).toContain(
    'Assistant  gemini-pro at https://generativelanguage.googleapis.com/v1beta\n',
  )
  expect(text).not.toContain('hush')
})
