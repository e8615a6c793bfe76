import type { contract, ResponseOf } from '@potluck/contract'

/** What is counted of food, by nutrient. */
export type Amounts = ResponseOf<
  (typeof contract.nutrition)['GET /nutrition/days']
>['days'][number]['amounts']
