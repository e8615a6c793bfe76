export { pantryQuery } from './api.ts'
export { useUnits } from './use-units.ts'
