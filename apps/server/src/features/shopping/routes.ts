import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Shopping } from './service.ts'

export function shoppingRoutes(shopping: Shopping): Handlers<typeof contract.shopping> {
  return {
    'GET /shopping-list': ({ member, call }) => shopping.list(member, call.timeZone),
    'POST /shopping-list/lines': ({ member, body }) => shopping.write(member, body.text),
    'PUT /shopping-list/lines': ({ member, body }) => shopping.setState(member, body),
    'PUT /shopping-list/text': ({ member, body }) => shopping.reword(member, body),
    'GET /shopping-list/recipes/{id}': ({ member, params, query, call }) =>
      shopping.preview(member, params.id, {
        portions: query.portions,
        timeZone: call.timeZone,
      }),
    'POST /shopping-list/recipes': ({ member, body }) => shopping.putRecipe(member, body),
    'POST /shopping-list/weeks': ({ member, body }) => shopping.putWeek(member, body),
    'POST /shopping-list/purchases': ({ member, body }) => shopping.buy(member, body),
    'POST /shopping-list/returns': ({ member, body }) => shopping.takeBack(member, body),
  }
}
