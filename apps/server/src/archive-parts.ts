import { activityParts } from './features/activity/index.ts'
import { assistantParts } from './features/assistant/index.ts'
import { authParts } from './features/auth/index.ts'
import { billingParts } from './features/billing/index.ts'
import { cookedParts } from './features/cooked/index.ts'
import { feedbackParts } from './features/feedback/index.ts'
import { followParts } from './features/follows/index.ts'
import { notificationParts } from './features/notifications/index.ts'
import { goalsImporter, nutritionParts } from './features/nutrition/index.ts'
import { pantryImporter, pantryParts } from './features/pantry/index.ts'
import { planImporter, plannerParts } from './features/planner/index.ts'
import { reactionParts } from './features/reactions/index.ts'
import { recipeParts } from './features/recipes/index.ts'
import { collectionsImporter, savedImporter, savedParts } from './features/saved/index.ts'
import { shoppingImporter, shoppingParts } from './features/shopping/index.ts'
import { siteParts } from './features/site/index.ts'
import type { ArchivePart, PartImporters } from './platform/archive-part.ts'

/** The part of each feature in the archive of all of a member's data. */
export const archiveParts: readonly ArchivePart[] = [
  ...authParts,
  ...recipeParts,
  ...reactionParts,
  ...savedParts,
  ...followParts,
  ...pantryParts,
  ...activityParts,
  ...assistantParts,
  ...billingParts,
  ...cookedParts,
  ...notificationParts,
  ...nutritionParts,
  ...plannerParts,
  ...shoppingParts,
  ...siteParts,
  ...feedbackParts,
]

/** The parts that an import reads back, besides the recipes. */
export const importers: PartImporters = {
  collections: collectionsImporter,
  'saved-recipes': savedImporter,
  pantry: pantryImporter,
  'meal-plan': planImporter,
  'shopping-list': shoppingImporter,
  'nutrition-goals': goalsImporter,
}
