import type { ArchivePart } from '../../platform/archive-part.ts'
import { isCookShownTo } from '../auth/index.ts'

export const followParts: ArchivePart[] = [
  {
    file: 'following.json',
    tables: ['follows'],
    rows: `select f.followee_id::text as _key, u.username as follows, f.created_at as since
      from follows f left join users u on u.id = f.followee_id and ${isCookShownTo('u')('$1')}
      where f.follower_id = $1`,
  },
  {
    file: 'followers.json',
    tables: ['follows'],
    rows: `select f.follower_id::text as _key, u.username as follower, f.created_at as since
      from follows f join users u on u.id = f.follower_id
      where f.followee_id = $1 and ${isCookShownTo('u')('$1')}`,
  },
]
