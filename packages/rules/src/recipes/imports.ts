import type { PlanId } from '../accounts/plans.ts'

const MIB = 1024 ** 2

/** Bounds of bringing recipes in, whatever the plan. */
export const IMPORT_LIMITS = {
  /** Characters of a text that is pasted, and of a page that a browser captured. */
  text: 200_000,
  page: 2_000_000,
  /** Files of one import, and imports that a member keeps the report of. */
  files: 200,
  kept: 20,
  fileName: 200,
  /** Addresses of pictures that one import fetches. */
  pictures: 2_000,
} as const

/** What one import may bring: bytes of each file, and recipes in all. */
export const IMPORT_PLAN_LIMITS = {
  basic: { fileBytes: 200 * MIB, recipes: 10_000 },
  pro: { fileBytes: 200 * MIB, recipes: 50_000 },
  family: { fileBytes: 200 * MIB, recipes: 50_000 },
} as const satisfies Record<PlanId, { fileBytes: number; recipes: number }>

/** Where an import stands; from 'done' on it is over, but for being undone. */
export const IMPORT_STATES = [
  'looking',
  'looked',
  'running',
  'paused',
  'done',
  'cancelled',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_ITEM_KINDS = ['recipe', 'plan', 'shopping list', 'refused'] as const
export type ImportItemKind = (typeof IMPORT_ITEM_KINDS)[number]

/**
 * What became of a thing that was found. 'kept': it was brought in, and stayed when the import was
 * undone, since its cook had changed it.
 */
export const IMPORT_ITEM_STATES = [
  'waiting',
  'brought-in',
  'here-already',
  'skipped',
  'refused',
  'undone',
  'kept',
] as const
export type ImportItemState = (typeof IMPORT_ITEM_STATES)[number]

/** What is done with a recipe that one has already: nothing, both stay, or the newcomer is its new version. */
export const DOUBLE_CHOICES = ['skip', 'keep-both', 'new-version'] as const
export type DoubleChoice = (typeof DOUBLE_CHOICES)[number]

/** Why two recipes are taken for one: the same page, or near in title, foods and steps. */
export const DOUBLE_REASONS = ['address', 'content'] as const
export type DoubleReason = (typeof DOUBLE_REASONS)[number]

/** Which items of an import are listed. */
export const IMPORT_ITEMS_SHOWN = [
  'all',
  'doubts',
  'lost',
  'doubles',
  'refused',
  'brought-in',
  'here-already',
  'skipped',
] as const
export type ImportItemsShown = (typeof IMPORT_ITEMS_SHOWN)[number]
