import { loadKnowledge } from '../../kitchen/index.ts'
import { createRecogniser, type Recogniser } from './recognise.ts'

// The wizard comes without any of this: it is loaded with the first focus, the tables behind it.
export { ListSoFar } from './list-so-far.tsx'
export { RecognisedNote } from './recognised-note.tsx'
export { toWords } from './recognised-words.ts'

export async function loadRecogniser(): Promise<Recogniser> {
  return createRecogniser(await loadKnowledge())
}
