import { loadKnowledge } from '../../../kitchen/index.ts'
import { ListSoFar } from './list-so-far.tsx'
import { createRecogniser } from './recognise.ts'
import { RecognisedNote } from './recognised-note.tsx'
import { toWords } from './recognised-words.ts'

/** What recognises ingredients and shows it. The wizard comes without any of this. */
export async function prepareRecognition() {
  const recognise = createRecogniser(await loadKnowledge())
  return { recognise, toWords, RecognisedNote, ListSoFar }
}
