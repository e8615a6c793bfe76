import { type Environment, refuseWithout, required } from './variable.ts'
import { variables } from './variables.ts'

/** Who writes the assistant's answers: the built-in engine, or a model on an HTTP server. */
export type AiSettings = {
  /** How many answers a model may write at once. */
  concurrency: number
} & (
  | { provider: 'builtin' }
  | (Served & { provider: 'openai-compatible'; apiKey: string | undefined })
  | (Served & { provider: 'anthropic' | 'google'; apiKey: string })
)

type Served = {
  baseUrl: string
  model: string
  /** Whether it can look at pictures. */
  canSee: boolean
  /** Whether it is made to answer in a given JSON form. */
  form: boolean
  /** Whether it may look things up. */
  tools: boolean
  /** The price of a million tokens, in US dollars. */
  price: { input: number; output: number } | undefined
}

/** The addresses of the providers' own servers, with the API version. */
const OWN_SERVERS = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

const ai = variables['The assistant']
const { aiProvider, ...others } = ai

/** @throws ConfigError */
export function readAi(env: Environment): AiSettings {
  const provider = aiProvider.read(env)
  const baseUrl = ai.aiBaseUrl.read(env)
  const apiKey = ai.aiApiKey.read(env)
  const model = ai.aiModel.read(env)
  const canSee = ai.aiVision.read(env)
  const form = ai.aiStructured.read(env) ?? true
  const tools = ai.aiTools.read(env) ?? true
  const price = readPrice(env)
  const concurrency = ai.aiConcurrency.read(env)
  if (provider === undefined) {
    const names = Object.values(others).map(({ name }) => name)
    refuseWithout(aiProvider.name, env, names)
  }
  if (provider === undefined || provider === 'builtin') return { provider: 'builtin', concurrency }
  const asker = `${aiProvider.name}=${provider}`
  const named = required(ai.aiModel.name, model, asker)
  const served = { model: named, form, tools, price, concurrency }
  if (provider === 'openai-compatible') {
    const server = required(ai.aiBaseUrl.name, baseUrl, asker)
    return { ...served, provider, baseUrl: server, apiKey, canSee: canSee ?? false }
  }
  return {
    ...served,
    provider,
    baseUrl: baseUrl ?? OWN_SERVERS[provider],
    apiKey: required(ai.aiApiKey.name, apiKey, asker),
    canSee: canSee ?? true,
  }
}

function readPrice(env: Environment): Served['price'] {
  const { aiPriceInput, aiPriceOutput } = ai
  const input = aiPriceInput.read(env)
  const output = aiPriceOutput.read(env)
  if (input === undefined && output === undefined) return undefined
  return {
    input: required(aiPriceInput.name, input, aiPriceOutput.name),
    output: required(aiPriceOutput.name, output, aiPriceInput.name),
  }
}
