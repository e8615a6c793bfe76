import type { ArchivePart } from '../../platform/archive-part.ts'
import { joinReadable } from '../recipes/index.ts'
import { COMMENT_SHOWN_TO } from './queries.ts'

export const reactionParts: ArchivePart[] = [
  {
    file: 'likes.json',
    tables: ['recipe_likes'],
    rows: `select l.recipe_id::text as _key, l.recipe_id as recipe, r.title, l.created_at as "likedAt"
      from recipe_likes l ${joinReadable('l.recipe_id', '$1')} where l.user_id = $1`,
  },
  {
    file: 'ratings.json',
    tables: ['recipe_ratings'],
    rows: `select g.recipe_id::text as _key, g.recipe_id as recipe, r.title, g.rating,
        g.created_at as "ratedAt"
      from recipe_ratings g ${joinReadable('g.recipe_id', '$1')} where g.user_id = $1`,
  },
  {
    file: 'comments.json',
    tables: ['recipe_comments'],
    rows: `select c.id::text as _key, c.recipe_id as recipe, r.title, c.text, c.likes,
        c.created_at as "writtenAt"
      from recipe_comments c ${joinReadable('c.recipe_id', '$1')} where c.author_id = $1`,
  },
  {
    file: 'liked-comments.json',
    tables: ['comment_likes'],
    rows: `select l.comment_id::text as _key, c.recipe_id as recipe,
        case when r.id is not null and ${COMMENT_SHOWN_TO('$1')} then c.text end as text,
        l.created_at as "likedAt"
      from comment_likes l join recipe_comments c on c.id = l.comment_id
        ${joinReadable('c.recipe_id', '$1')} where l.user_id = $1`,
  },
]
