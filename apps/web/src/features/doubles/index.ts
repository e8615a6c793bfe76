export { DifferenceSentence } from './difference-sentence.tsx'
export { SideBySide } from './side-by-side.tsx'
