import { accounts, settings } from './accounts/accounts.ts'
import { archives } from './accounts/archives.ts'
import { billing } from './accounts/billing.ts'
import { notifications } from './accounts/notifications.ts'
import { chats } from './assistant/chats.ts'
import { activity, feed } from './community/activity.ts'
import { analytics } from './community/analytics.ts'
import { dashboard } from './community/dashboard.ts'
import { follows } from './community/follows.ts'
import { profiles } from './community/profiles.ts'
import { nutrition } from './planning/nutrition.ts'
import { pantry } from './planning/pantry.ts'
import { planner } from './planning/planner.ts'
import { shopping } from './planning/shopping.ts'
import { weekPlans } from './planning/week-plans.ts'
import { collections } from './recipes/collections.ts'
import { cooked } from './recipes/cooked.ts'
import { discovery, trending } from './recipes/discovery.ts'
import { doubles } from './recipes/doubles.ts'
import { exports } from './recipes/exports.ts'
import { imports } from './recipes/imports.ts'
import { photos } from './recipes/photos.ts'
import { reactions } from './recipes/reactions.ts'
import { recipes } from './recipes/recipes.ts'
import { revisions } from './recipes/revisions.ts'
import { saved } from './recipes/saved.ts'
import { search } from './recipes/search.ts'
import { feedback, support } from './site/feedback.ts'
import { mailings } from './site/mailings.ts'
import { site } from './site/site.ts'

export { User } from './accounts/accounts.ts'
export { ImportEvent } from './accounts/archives.ts'
export { PlanChange, Subscription } from './accounts/billing.ts'
export { Alert } from './accounts/notifications.ts'
export {
  Adaptation,
  AnswerContext,
  ChatMessage,
  Correction,
  DietCheck,
  DietLine,
  Menu,
  RecipeChange,
  RecipeData,
  StreamEvent,
} from './assistant/chat-answers.ts'
export { BootData, type DrawnPage, type Renderer } from './boot.ts'
export { Post, PostComment } from './community/activity.ts'
export { OwnProfile, Profile } from './community/profiles.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export { InventoryItem, NewItem } from './planning/pantry.ts'
export { Day, PlanEntry, PlannedRecipe } from './planning/planner.ts'
export { ShoppingItem } from './planning/shopping.ts'
export { Collection } from './recipes/collections.ts'
export { CookedRecipe } from './recipes/cooked.ts'
export { Import, ImportItem, ReadRecipe, TableColumns } from './recipes/imports.ts'
export { DietVerdict, Nutrition } from './recipes/kitchen-answers.ts'
export { Comment, LikeStatus } from './recipes/reactions.ts'
export {
  GivenUpVersion,
  Ingredient,
  NewRecipe,
  Recipe,
  RecipeCard,
  RecipeChanges,
} from './recipes/recipes.ts'
export { Author, ErrorBody, Photo } from './shared.ts'
export { Ticket, TicketSummary } from './site/feedback.ts'

/** Every endpoint, by feature. */
export const contract = {
  accounts,
  settings,
  profiles,
  pantry,
  planner,
  weekPlans,
  doubles,
  imports,
  exports,
  photos,
  shopping,
  saved,
  collections,
  cooked,
  follows,
  recipes,
  revisions,
  reactions,
  dashboard,
  discovery,
  search,
  trending,
  activity,
  feed,
  chats,
  billing,
  analytics,
  nutrition,
  notifications,
  mailings,
  site,
  feedback,
  support,
  archives,
}

export type Contract = typeof contract

type UnionToIntersection<Union> = (Union extends unknown ? (x: Union) => void : never) extends (
  x: infer Intersection,
) => void
  ? Intersection
  : never

/** Every endpoint in one record, keyed by 'METHOD /path'. */
export type AllEndpoints = UnionToIntersection<Contract[keyof Contract]>

export { SPECIFIED_CALLS } from './specified-calls.ts'
