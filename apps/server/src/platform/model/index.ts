export { type ModelDesk, openDesk } from './desk.ts'
export {
  type Model,
  ModelError,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
} from './model.ts'
export { findOllama, OLLAMA } from './ollama.ts'
export { openModel } from './open-model.ts'
