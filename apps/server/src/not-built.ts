import { contract } from '@potluck/contract'

/**
 * Contract groups that answer 501 NOT_IMPLEMENTED until they are built; nothing on screen leads to
 * them. `npm run -s not-built` lists their endpoints.
 */
export const notBuilt = {
  profiles: contract.profiles,
}
