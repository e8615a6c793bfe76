export { type SavedRecipe, savedRecipesQuery, useSaveAgain } from './api.ts'
export { SaveButton } from './save-button.tsx'
export { useSave } from './use-save.ts'
