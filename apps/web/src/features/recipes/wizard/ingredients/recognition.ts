import { loadKnowledge } from '../../../kitchen/index.ts'
import { ListSoFar } from './list-so-far.tsx'
import { createRecogniser } from './recognise.ts'
import { RecognisedNote } from './recognised-note.tsx'
import { toWords } from './recognised-words.ts'

/** Loads the code that recognises ingredients and shows the result. The wizard starts without it. */
export async function prepareRecognition() {
  const recognise = createRecogniser(await loadKnowledge())
  return { recognise, toWords, RecognisedNote, ListSoFar }
}
