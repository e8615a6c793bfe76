// The built-in engine behind the assistant: it brings the lexicon along, so the server loads it on first use.
export { toChunks } from './compose/chunks.ts'
export { type ComposeRequest, type Composition, compose } from './compose/compose.ts'
export { tooManyRules } from './compose/rules-at-once.ts'
export { restrictionsIn } from './compose/understand/restrictions-in.ts'
