import type { ArchivePart } from '../../platform/archive-part.ts'

export const reactionParts: ArchivePart[] = [
  {
    file: 'likes.json',
    tables: ['recipe_likes'],
    rows: `select l.recipe_id::text as _key, r.id as recipe, r.title, l.created_at as "likedAt"
      from recipe_likes l join recipes r on r.id = l.recipe_id where l.user_id = $1`,
  },
  {
    file: 'ratings.json',
    tables: ['recipe_ratings'],
    rows: `select g.recipe_id::text as _key, r.id as recipe, r.title, g.rating,
        g.created_at as "ratedAt"
      from recipe_ratings g join recipes r on r.id = g.recipe_id where g.user_id = $1`,
  },
  {
    file: 'comments.json',
    tables: ['recipe_comments'],
    rows: `select c.id::text as _key, r.id as recipe, r.title, c.text, c.likes,
        c.created_at as "writtenAt"
      from recipe_comments c join recipes r on r.id = c.recipe_id where c.author_id = $1`,
  },
  {
    file: 'liked-comments.json',
    tables: ['comment_likes'],
    rows: `select l.comment_id::text as _key, c.recipe_id as recipe, c.text,
        l.created_at as "likedAt"
      from comment_likes l join recipe_comments c on c.id = l.comment_id where l.user_id = $1`,
  },
]
