export {
  type Model,
  ModelError,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
} from './model.ts'
export { findOllama, OLLAMA } from './ollama.ts'
export { openModel } from './open-model.ts'
export { type QueuedModel, queueModel } from './queued-model.ts'
