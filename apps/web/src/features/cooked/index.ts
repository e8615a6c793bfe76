export { CookedSection } from './cooked-section.tsx'
export { RecordButton } from './record-button.tsx'
