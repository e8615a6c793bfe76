export {
  type AnswerForm,
  type Capabilities,
  type JsonSchema,
  type Model,
  ModelError,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
  type ToolCall,
  type ToolOffers,
} from './model.ts'
export { findOllama, OLLAMA } from './ollama.ts'
export { openModel } from './open-model.ts'
export { type QueuedModel, queueModel } from './queued-model.ts'
