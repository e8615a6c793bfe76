export { decodeCover, encodeCover } from './code.ts'
export { drawCover } from './draw.ts'
export type { Theme } from './palettes.ts'
export { type CoverPlan, type CoverRecipe, planCover } from './plan.ts'
