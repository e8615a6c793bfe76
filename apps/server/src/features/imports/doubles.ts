import type { DoubleReason } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { column, type Db, listRows, oneOf } from '../../platform/database/index.ts'
import type { FoundItem } from './reading/staged.ts'

export type FoundDouble = { recipeId: string; title: string; why: DoubleReason }

const BY_ADDRESS = {
  address: column.text,
  recipeId: column.uuid,
  title: column.text,
  why: oneOf(['address']),
}

/** A cook's own recipes that were read from the same pages, by the addresses of these. */
export async function findDoubles(
  db: Db,
  authorId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, FoundDouble>> {
  const asked = addresses.filter((address) => address !== '')
  if (asked.length === 0) return new Map()
  const rows = await listRows(db, BY_ADDRESS)`
    select r.origin->>'address' as address, r.id as "recipeId", r.title, 'address' as why
    from recipes r where r.author_id = ${authorId} and r.origin is not null
      and r.origin->>'address' = any(${sql.param(asked)}::text[])
    order by r.created_at desc, r.id`
  return new Map(rows.map(({ address, ...double }) => [address, double]))
}

/** Where a thing that was found in a file is from. */
export function addressOf({ staged }: Pick<FoundItem, 'staged'>): string {
  return staged && 'draft' in staged ? (staged.draft.origin?.address ?? '') : ''
}
