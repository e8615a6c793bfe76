export { RecipeToListDialog } from './recipe-to-list.ts'
export { ShoppingList } from './shopping-list.tsx'
export { usePutWeekOnList } from './use-put-week.ts'
