/** Which answer became which recipe, remembered in this browser so that it is saved once. */
export function findSavedRecipe(messageId: string): string | undefined {
  return localStorage.getItem(keyOf(messageId)) ?? undefined
}

export function rememberSavedRecipe(messageId: string, recipeId: string): void {
  localStorage.setItem(keyOf(messageId), recipeId)
}

function keyOf(messageId: string): string {
  return `potluck.answer.${messageId}`
}
