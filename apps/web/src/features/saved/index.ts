export { SaveButton } from './save-button.tsx'
export { useSave } from './use-save.ts'
