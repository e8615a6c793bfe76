import { isFree, type Keeping } from '../keeping.ts'
import type { Asked } from '../wish.ts'

/**
 * A food at home is used as it is or not at all: its package is not known to claim anything, and if
 * its own name conflicts with the rules, nothing else is used under that name. The same applies to
 * a substitute.
 */
export function fitting<
  Name extends Pick<Asked, 'foods' | 'instead'> & { own?: string; name?: string },
>(named: Name, { avoidances }: Keeping): Name {
  const { instead, own = named.name } = named
  const spelled = instead ?? own
  if (spelled === undefined || isFree(avoidances, spelled)) return named
  return { ...named, foods: [] }
}
