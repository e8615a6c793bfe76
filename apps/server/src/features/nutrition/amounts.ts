import type { contract, ResponseOf } from '@potluck/contract'

/** Counted amounts, by nutrient. */
export type Amounts = ResponseOf<
  (typeof contract.nutrition)['GET /nutrition/days']
>['days'][number]['amounts']
