import type { EndpointKey } from '@potluck/contract'
import {
  CHAT_RESTRICTIONS,
  LIST_LIMITS,
  PAID_PLAN_IDS,
  PLANNER_LIMITS,
  TEXT_LIMITS,
} from '@potluck/rules'
import { fullSizeRecipe } from '../support/full-size.ts'
import { FLAVOURS, type Flavour } from './flavours.ts'
import { dayAfter, type FullAccount } from './full-account.ts'

export type Variant = { what: string; query?: Record<string, string>; body?: unknown }
type Variants = Partial<Record<EndpointKey, Variant[]>>

/** Inputs for endpoints that would refuse the largest texts, or that something else makes expensive. */
export function specialVariants(account: FullAccount): Variants {
  return {
    ...ofAccount(account),
    ...ofRecipes(account),
    ...ofPlanner(account),
    ...ofShopping(account),
    ...ofCooking(account),
  }
}

function ofAccount(account: FullAccount): Variants {
  const { account: credentials } = account.cook
  return {
    'POST /auth/signin': one(credentials),
    'POST /auth/change-Password': one({
      oldPassword: credentials.password,
      newPassword: 'another 4 walls',
    }),
    'DELETE /auth/delete-Account': one({ password: 'another 4 walls' }),
    'POST /archives': one({ password: credentials.password }),
    'POST /notifications/readings': one({ ids: [account.alertId] }),
    'POST /auth/update-Email': one({
      email: `worst-${account.userId}@example.org`,
      password: credentials.password,
    }),
    'DELETE /auth/sign-in-ways/{id}': one({ password: credentials.password }),
    'PUT /aiChats/dietary-preferences': one({ dietaryPreferences: CHAT_RESTRICTIONS }),
    'PUT /billing/subscriptions/current': one({ plan: PAID_PLAN_IDS.at(-1) }),
    'GET /auth/google/callback': [{ what: 'a full account' }],
  }
}

function ofRecipes(account: FullAccount): Variants {
  const recipes = texts(toRecipe)
  const adaptations = [
    {
      what: 'a recipe of full size',
      body: { adaptationRequest: 'make it vegan', originalRecipe: fullSizeRecipe() },
    },
    ...texts(toAdaptation),
  ]
  return {
    'GET /auth/profile/{username}/recipes': [
      { what: 'a full account', query: { search: 'everything pot', cuisine: 'Italian' } },
    ],
    'POST /aiChats/{id}/adapt-recipe': adaptations,
    'POST /aiChats/{id}/adapt-recipe-stream': adaptations,
    'POST /recipes/': recipes,
    'PUT /recipes/{id}': recipes,
    'POST /collections': one({ name: 'All of them again', recipes: account.savedRecipeIds }),
    'POST /auth/savedRecipe': one({ recipeId: account.otherRecipeId }),
    'PUT /auth/savedRecipe/toggle': one({ recipeId: account.otherRecipeId }),
    'POST /recipes/{id}/rate': one({ rating: 4 }),
    'POST /recipes/{id}/revisions': recipes.map(({ what, body }) => {
      return { what, body: { base: 1, ...body } }
    }),
  }
}

function ofPlanner(account: FullAccount): Variants {
  return {
    'GET /meal-plan/entries': [{ what: 'six full weeks', query: plannedDays() }],
    'PUT /meal-plan/entries/{id}': one({ day: dayAfter(1), meal: 'lunch', portions: 100 }),
    'DELETE /meal-plan/entries': [{ what: 'six full weeks', query: plannedDays() }],
    'GET /nutrition/days': [
      { what: 'six planned weeks', query: plannedDays() },
      { what: 'six cooked weeks', query: cookedDays() },
    ],
    'POST /meal-plan/entries': one({
      day: dayAfter(0),
      meal: 'lunch',
      recipeId: account.otherRecipeId,
    }),
  }
}

function ofShopping({ lineIds: lines, otherRecipeId }: FullAccount): Variants {
  const lightDay = dayAfter(PLANNER_LIMITS.days)
  return {
    'POST /shopping-list/weeks': [
      { what: 'six full weeks', body: plannedDays() },
      { what: 'a day that there is room for', body: { from: lightDay, to: lightDay } },
    ],
    'POST /shopping-list/recipes': one({ recipeId: otherRecipeId, portions: 900 }),
    'PUT /shopping-list/text': texts((text) => ({ lines: lines.slice(0, 100), text: text(200) })),
    'PUT /shopping-list/lines': one({ lines, state: 'ticked' }),
    'POST /shopping-list/purchases': [
      {
        what: 'more than the pantry holds',
        body: { lines, items: [{ name: 'rice', qty: 1, qtyName: 'kg' }] },
      },
      { what: 'a full list', body: { lines, items: [] } },
    ],
    'POST /shopping-list/returns': one({ lines, items: [] }),
  }
}

function ofCooking(account: FullAccount): Variants {
  return {
    'POST /cooked-recipes': one({ recipeId: account.otherRecipeId, portions: 900 }),
    'GET /cooked-recipes/deduction-proposals': [
      {
        what: 'a recipe of full size',
        query: { recipeId: account.otherRecipeId, portions: '900' },
      },
    ],
    'POST /cooked-recipes/{id}/deductions': one({
      // The first one is overwritten by other inputs.
      items: account.itemIds.slice(1, LIST_LIMITS.ingredients + 1).map((itemId) => {
        return { itemId, qty: 1, qtyName: 'grams' }
      }),
    }),
  }
}

const one = (body: unknown): Variant[] => [{ what: 'a full account', body }]
const plannedDays = () => ({ from: dayAfter(0), to: dayAfter(PLANNER_LIMITS.days - 1) })
const cookedDays = () => ({ from: dayAfter(1 - PLANNER_LIMITS.days), to: dayAfter(0) })

/** A text of some length. */
type Text = (length: number) => string

/** The same with texts of each flavour. */
function texts(toBody: (text: Text) => object): { what: Flavour; body: object }[] {
  return (Object.keys(FLAVOURS) as Flavour[]).map((what) => ({
    what,
    body: toBody(FLAVOURS[what]),
  }))
}

/** As long as all of them together may be. */
const EACH_STEP = Math.floor(TEXT_LIMITS.method / LIST_LIMITS.steps)
/** Beside an amount. */
const EACH_LINE = TEXT_LIMITS.ingredientList / LIST_LIMITS.ingredients - 20

function toAdaptation(text: Text): object {
  return {
    adaptationRequest: text(3_850),
    originalRecipe: {
      title: text(100),
      servings: '4',
      description: text(1_900),
      ingredients: Array.from(
        { length: LIST_LIMITS.ingredients },
        (_, at) => `${at} g ${text(EACH_LINE)}`,
      ),
      instructions: Array.from({ length: LIST_LIMITS.steps }, () => text(EACH_STEP)),
    },
  }
}

function toRecipe(text: Text): object {
  return {
    cover: 'illustrated',
    title: text(110),
    description: text(1_900),
    servings: '4',
    ingredients: Array.from({ length: LIST_LIMITS.ingredients }, (_, at) => ({
      name: `${text(EACH_LINE)} ${at}`,
      quantity: '1 1/2',
      unit: 'cups',
    })),
    instructions: Array.from({ length: LIST_LIMITS.steps }, () => text(EACH_STEP)),
    tags: Array.from({ length: LIST_LIMITS.tags }, (_, at) => `${text(30)} ${at}`),
  }
}
