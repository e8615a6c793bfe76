import { INGREDIENTS } from '@potluck/kitchen/knowledge'
import type pg from 'pg'
import { type Cook, signUp } from '../support/cook.ts'
import { SEARCH_REQUESTS } from './search-requests.ts'

/** A kind of request and the p95 it is to keep at the largest size. */
export type Kind = {
  name: string
  aimMs: number
  /** The n-th request of the kind. */
  path(number: number): string
}

/** Follows of the reader whose feed is measured. */
const FOLLOWED = 1_000

/** Somebody with a pantry who follows a thousand cooks, the prolific ones among them more likely. */
export async function signUpReader(origin: string, client: pg.Client): Promise<Cook> {
  const cook = await signUp(origin)
  await client.query(
    `with reader as (select id from users where username = $1), drawn as (
      select c.id, min(draw) as draw
      from (select row_number() over () as draw,
          floor((select count(*) from bench_cooks) * random() ^ 2)::integer as n
        from generate_series(1, ${FOLLOWED * 8})) d
      join bench_cooks c using (n) group by 1)
    insert into follows (follower_id, followee_id, created_at)
    select reader.id, drawn.id, now() from reader cross join (
      select id from drawn order by draw limit ${FOLLOWED}) drawn`,
    [cook.account.username],
  )
  for (const name of PANTRY) {
    await cook.send('POST', '/auth/inventory', { name, qty: 1, qtyName: 'kg', expiryDate: null })
  }
  return cook
}

/** A pantry so full that some generated recipes lack at most three foods. */
const PANTRY = INGREDIENTS.slice(0, 200).map(({ name }) => name)

/** The requests, for recipes and cooks chosen in proportion to their popularity. */
export async function listKinds(client: pg.Client): Promise<Kind[]> {
  const recipes = await draw(
    client,
    `select r.id from recipes r join users u on u.id = r.author_id
      where r.status = 'published' and u.is_public order by md5(r.id::text) limit 1500`,
  )
  const cooks = await draw(
    client,
    'select id from users where is_public and recipe_count > 0 order by md5(id::text) limit 200',
  )
  const usernames = await draw(
    client,
    `select username as id from users where is_public and recipe_count > 0
      order by recipe_count desc, id limit 200`,
  )
  const nth = (list: string[], number: number) => list[number % list.length] ?? ''
  const fixed = (name: string, aimMs: number, path: string): Kind => ({
    name,
    aimMs,
    path: () => path,
  })
  const types = ['trending', 'new', 'easy', 'chefs-pick', 'following']
  return [
    { name: 'recipe page', aimMs: 15, path: (number) => `/recipes/${nth(recipes, number)}` },
    {
      name: 'comments of a recipe',
      aimMs: 15,
      path: (number) => `/recipes/${nth(recipes, number)}/comments?limit=20`,
    },
    {
      name: 'profile',
      aimMs: 15,
      path: (number) => `/auth/profile/${nth(usernames, number)}`,
    },
    {
      name: "a profile's recipes",
      aimMs: 15,
      path: (number) => `/auth/profile/${nth(usernames, number)}/recipes`,
    },
    {
      name: "a profile's recipes, narrowed",
      aimMs: 15,
      path: (number) =>
        `/auth/profile/${nth(usernames, number)}/recipes?search=chi&difficulty=Easy`,
    },
    fixed('explore, all five lists', 15, '/recipes/explore'),
    ...types.map((type) => fixed(`explore ${type}`, 15, `/recipes/explore?type=${type}`)),
    fixed('trending', 15, '/recipes/trending'),
    fixed('feed', 40, '/myfeed'),
    fixed('feed, recipes', 40, '/myfeed?type=recipes'),
    fixed('feed, activities', 40, '/myfeed?type=activities'),
    fixed('feed, recipes, page 20', 40, '/myfeed?type=recipes&page=20'),
    fixed('followed cooks', 40, '/myfeed/chefs'),
    {
      name: "a followed cook's recipes",
      aimMs: 40,
      path: (number) => `/myfeed/chef/${nth(cooks, number)}/recipes`,
    },
    ...SEARCH_REQUESTS.map(({ name, path }) => fixed(name, 80, path)),
  ]
}

async function draw(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(text)
  return rows.map(({ id }) => id)
}
