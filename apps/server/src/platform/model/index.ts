export { type Model, ModelError } from './model.ts'
export { openAiCompatible } from './openai-compatible.ts'
