import { DIFFICULTIES, MEAL_TYPES } from '@potluck/rules'
import {
  column,
  type Database,
  json,
  object,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { RECIPE_STATUS } from './cards.ts'
import type { WrittenIngredient } from './content.ts'
import { ORIGIN } from './origin.ts'

/** A member's own recipe with everything they typed, for their archive. */
const OWN_COPY = {
  id: column.uuid,
  title: column.text,
  description: column.text,
  prepTime: column.text,
  cookTime: column.text,
  restTime: column.text,
  servings: column.text,
  tags: column.texts,
  cuisine: orNull(column.text),
  difficulty: orNull(oneOf(DIFFICULTIES)),
  mealType: orNull(oneOf(MEAL_TYPES)),
  allowComments: column.boolean,
  videoUrl: orNull(column.text),
  origin: orNull(ORIGIN),
  language: orNull(column.text),
  source: oneOf(['cook', 'assistant']),
  status: RECIPE_STATUS,
  hasCover: column.boolean,
  imageHash: orNull(column.text),
  prepMinutes: orNull(column.integer),
  cookMinutes: orNull(column.integer),
  restMinutes: orNull(column.integer),
  adaptedFrom: orNull(object({ title: column.text, author: column.text })),
  createdAt: column.moment,
  updatedAt: column.moment,
  publishedAt: orNull(column.moment),
  ingredients: json<WrittenIngredient[]>(),
  instructions: column.texts,
}
export type OwnRecipeCopy = RowOf<typeof OWN_COPY>

const PAGE = 50

/** All of a cook's recipes, drafts included, oldest first, read page by page. */
export async function* listAllOwn(
  database: Database,
  authorId: string,
): AsyncGenerator<OwnRecipeCopy> {
  let after = '00000000-0000-0000-0000-000000000000'
  while (true) {
    const page = await database.rows(LIST_OWN_COPIES, [authorId, after, PAGE])
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.id
  }
}

const LIST_OWN_COPIES = {
  name: 'list_own_copies',
  row: OWN_COPY,
  text: `select r.id, r.title, r.description, r.prep_time as "prepTime", r.cook_time as "cookTime",
      r.rest_time as "restTime", r.servings, r.tags, r.cuisine, r.difficulty, r.meal_type as "mealType",
      r.allow_comments as "allowComments", r.video_url as "videoUrl", r.origin,
      r.language, r.source, r.status,
      r.has_cover as "hasCover", r.image_hash as "imageHash", r.prep_minutes as "prepMinutes",
      r.cook_minutes as "cookMinutes", r.rest_minutes as "restMinutes", r.created_at as "createdAt", r.updated_at as "updatedAt",
      r.published_at as "publishedAt",
      case when r.adapted_from_title is not null then json_build_object(
        'title', r.adapted_from_title, 'author', coalesce(r.adapted_from_author, '')) end
        as "adaptedFrom",
      coalesce((select json_agg(
          json_strip_nulls(json_build_object(
            'name', g.name, 'quantity', g.quantity, 'unit', g.unit, 'group', g.group_name))
          order by g.position)
        from recipe_ingredients g where g.recipe_id = r.id), '[]') as ingredients,
      array(select s.text from recipe_steps s where s.recipe_id = r.id order by s.position)
        as instructions
    from recipes r where r.author_id = $1 and r.id > $2 order by r.id limit $3`,
}
