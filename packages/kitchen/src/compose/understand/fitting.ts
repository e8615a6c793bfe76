import { isFree, type Keeping } from '../keeping.ts'
import type { Asked } from '../wish.ts'

/**
 * A food in the house is used as it is, or not: no packet of it promises anything, and where its own
 * name does not keep to the rules nothing else is cooked under it. The same for a food that stands in.
 */
export function fitting<
  Name extends Pick<Asked, 'foods' | 'instead'> & { own?: string; name?: string },
>(named: Name, { avoidances }: Keeping): Name {
  const { instead, own = named.name } = named
  const spelled = instead ?? own
  if (spelled === undefined || isFree(avoidances, spelled)) return named
  return { ...named, foods: [] }
}
