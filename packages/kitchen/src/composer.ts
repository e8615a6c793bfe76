// The built-in engine of the assistant: it includes the lexicon, so the server loads it on first
// use.

export { adaptTo } from './adapting/adapt-to.ts'
export { findDamage } from './adapting/find-damage.ts'
export { openChance } from './compose/chance.ts'
export { toChunks } from './compose/chunks.ts'
export {
  type ComposeRequest,
  type Composition,
  compose,
  type PantryEntry,
} from './compose/compose.ts'
export { inMeasures } from './compose/in-measures.ts'
export { scaleTo } from './compose/revise/scale.ts'
export { tooManyRules } from './compose/rules-at-once.ts'
export { EVERYDAY } from './compose/understand/everyday-words.ts'
export { readMaxMinutes, readServings, toNumber } from './compose/understand/figures.ts'
export { ALL_WORDS, toUnits } from './compose/understand/lexicon.ts'
export { withPlainOpeners } from './compose/understand/plain-openers.ts'
export { REFUSING } from './compose/understand/refusing-verbs.ts'
export { restrictionsIn } from './compose/understand/restrictions-in.ts'
export { understand } from './compose/understand/understand.ts'
export { wantedIn } from './compose/understand/wanted-in.ts'
export { capitalize, joinWords } from './compose/words/join.ts'
export { vesselsFor } from './scaling/scale-vessels.ts'
