import type { ArchivePart } from '../../platform/archive-part.ts'
import { POST_JOINS, POST_SHOWN_TO } from './posts.ts'

export const activityParts: ArchivePart[] = [
  {
    file: 'posts.json',
    tables: ['activity_posts', 'post_images'],
    rows: `select p.id::text as _key, p.kind, p.content, p.recipe_id as recipe, p.likes, p.comments,
        p.created_at as "postedAt",
        array(select i.image_hash from post_images i where i.post_id = p.id order by i.position)
          || array_remove(array[c.image_hash], null) as _pictures
      from activity_posts p left join cooked_recipes c on c.id = p.cooked_id
      where p.author_id = $1`,
  },
  {
    file: 'post-comments.json',
    tables: ['post_comments'],
    rows: `select c.id::text as _key, c.post_id as post, c.body as text, c.likes,
        c.created_at as "writtenAt"
      from post_comments c where c.author_id = $1`,
  },
  {
    file: 'liked-posts.json',
    tables: ['post_likes'],
    rows: `select l.post_id::text as _key, l.post_id as post, l.created_at as "likedAt"
      from post_likes l where l.user_id = $1`,
  },
  {
    file: 'liked-post-comments.json',
    tables: ['post_comment_likes'],
    rows: `select l.comment_id::text as _key,
        case when ${POST_SHOWN_TO('$1')} then c.body end as text, l.created_at as "likedAt"
      from post_comment_likes l join post_comments c on c.id = l.comment_id
        join (${POST_JOINS}) on p.id = c.post_id
      where l.user_id = $1`,
  },
]
