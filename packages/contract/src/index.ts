import { accounts, settings } from './accounts.ts'
import { activity, feed } from './activity.ts'
import { analytics } from './analytics.ts'
import { archives } from './archives.ts'
import { billing } from './billing.ts'
import { chats } from './chats.ts'
import { collections } from './collections.ts'
import { cooked } from './cooked.ts'
import { dashboard } from './dashboard.ts'
import { discovery, trending } from './discovery.ts'
import { feedback, support } from './feedback.ts'
import { follows } from './follows.ts'
import { mailings } from './mailings.ts'
import { notifications } from './notifications.ts'
import { nutrition } from './nutrition.ts'
import { pantry } from './pantry.ts'
import { planner } from './planner.ts'
import { profiles } from './profiles.ts'
import { reactions } from './reactions.ts'
import { recipes } from './recipes.ts'
import { revisions } from './revisions.ts'
import { saved } from './saved.ts'
import { search } from './search.ts'
import { shopping } from './shopping.ts'
import { site } from './site.ts'
import { weekPlans } from './week-plans.ts'

export { User } from './accounts.ts'
export { Post, PostComment } from './activity.ts'
export { ImportEvent } from './archives.ts'
export { PlanChange, Subscription } from './billing.ts'
export { BootData, type DrawnPage, type Renderer } from './boot.ts'
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
} from './chat-answers.ts'
export { Collection } from './collections.ts'
export { CookedRecipe } from './cooked.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export { Ticket, TicketSummary } from './feedback.ts'
export { DietVerdict, Nutrition } from './kitchen-answers.ts'
export { Alert } from './notifications.ts'
export { InventoryItem, NewItem } from './pantry.ts'
export { Day, PlanEntry, PlannedRecipe } from './planner.ts'
export { OwnProfile, Profile } from './profiles.ts'
export { Comment, LikeStatus } from './reactions.ts'
export {
  GivenUpVersion,
  Ingredient,
  NewRecipe,
  Recipe,
  RecipeCard,
  RecipeChanges,
} from './recipes.ts'
export { Author, ErrorBody, Photo } from './shared.ts'
export { ShoppingItem } from './shopping.ts'

/** Every endpoint, by feature. */
export const contract = {
  accounts,
  settings,
  profiles,
  pantry,
  planner,
  weekPlans,
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
