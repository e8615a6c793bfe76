// What is loaded with the kitchen's knowledge: the wizard comes without it.
export { ListSoFar } from './list-so-far.tsx'
export { createRecogniser } from './recognise.ts'
export { RecognisedNote } from './recognised-note.tsx'
export { toWords } from './recognised-words.ts'
