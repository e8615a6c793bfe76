import { ADJECTIVES } from './words.ts'

/** The columns of each table. */
export type Columns = Map<string, string[]>

type Size = { recipes: number; users: number; follows: number }
/** A name and the statement to run, in the order of their dependencies. */
type Step = [name: string, text: string]

/** What fills an empty database but for the templates of its recipes. */
export function steps(columns: Columns, size: Size): Step[] {
  return [
    ...cookSteps(size),
    ...recipeSteps(columns, size),
    ...reactionSteps(size),
    ...viewSteps(size),
    ...followSteps(size),
    ...searchSteps(columns),
  ]
}

function cookSteps({ users }: Size): Step[] {
  return [
    [
      'cooks',
      `create unlogged table bench_cooks as
        select n, now() - (3 - 3 * n / ${users}::float) * interval '365 days' as at
        from generate_series(0, ${users - 1}) n;
      alter table bench_cooks add column id uuid;
      update bench_cooks set id = ${uuid('at', 'n', 'cook')};
      alter table bench_cooks add primary key (n);
      insert into users (id, username, email, full_name, bio, is_public, created_at, updated_at)
        select id, 'cook_' || n, 'cook_' || n || '@bench.example', 'Cook No. ' || n, 'Cooks.',
          n % 20 <> 19, at, at from bench_cooks order by n`,
    ],
  ]
}

function recipeSteps(columns: Columns, { recipes, users }: Size): Step[] {
  return [
    [
      'recipes, numbered',
      `create unlogged table bench_templates as
        select row_number() over (order by id) - 1 as n, id, substr(title, strpos(title, ' ')) as name
        from recipes;
      create unlogged table bench_recipes as
        select draws.n, a.id as author, t.id as template, published, likes,
          ${uuid('draws.at', 'draws.n', 'recipe')} as id, draws.at,
          (${quoted(ADJECTIVES)})[1 + word] || t.name as title
        from (
          select n, now() - (3 - 3 * n / ${recipes}::float) * interval '365 days' - interval '1 minute' as at,
            ${skewed(users, 2)} as author, ${skewed(1_500, 1.3)} as template,
            ${skewed(ADJECTIVES.length, 2)} as word, random() < 0.96 as published,
            least(floor(1.4 * ((1 - random()) ^ -0.6 - 1)), ${users} / 3)::integer as likes
          from generate_series(0, ${recipes - 1}) n) draws
        join bench_cooks a on a.n = author join bench_templates t on t.n = draws.template;
      update bench_recipes set likes = 0 where not published;
      alter table bench_recipes add primary key (n);
      analyze bench_recipes`,
    ],
    [
      'recipes',
      copyRows(
        columns,
        'recipes',
        {
          id: 'b.id',
          author_id: 'b.author',
          title: 'b.title',
          created_at: 'b.at',
          updated_at: 'b.at',
          status: `case when b.published then 'published' else 'draft' end`,
          published_at: 'case when b.published then b.at end',
          likes: 'b.likes',
          saves: 'b.likes / 2',
          comments: 'b.likes / 4',
          views: 'b.likes * 15 + case when b.published then b.n % 40 else 0 end',
          // Counted when the ratings are there.
          rating_sum: '0',
          rating_count: 'b.likes * 3 / 5',
        },
        'from bench_recipes b join recipes t on t.id = b.template order by b.n',
      ),
    ],
    ...['recipe_ingredients', 'recipe_steps', 'recipe_answers'].map(
      (table): Step => [
        table,
        copyRows(
          columns,
          table,
          { recipe_id: 'b.id' },
          `from bench_recipes b join ${table} t on t.recipe_id = b.template order by b.n`,
        ),
      ],
    ),
  ]
}

function reactionSteps({ users }: Size): Step[] {
  return [
    [
      'reactions',
      reactions('recipe_likes', 'created_at', 'b.likes', users, '') +
        reactions('saved_recipes', 'created_at', 'b.likes / 2', users, '') +
        reactions(
          'recipe_ratings',
          'created_at, rating',
          'b.likes * 3 / 5',
          users,
          ', 5 - floor(4 * random() ^ (1.5 + (b.n % 5)))::integer',
        ),
    ],
    [
      'comments',
      `insert into recipe_comments (id, recipe_id, author_id, text, created_at)
        select ${uuid('b.at', "b.n || '-' || j", 'comment')}, b.id, c.id, 'Made it, liked it, will again.',
          b.at + random() * (now() - b.at)
        from bench_recipes b cross join generate_series(1, b.likes / 4) j
        join bench_cooks c on c.n = (b.n::bigint * 31 + j * 104729) % ${users}`,
    ],
    [
      'stars',
      `update recipes r set rating_sum = g.total
        from (select recipe_id, sum(rating) as total from recipe_ratings group by 1) g
        where g.recipe_id = r.id`,
    ],
  ]
}

/** What happened to recipes, by the day and by the hour. */
function viewSteps({ recipes }: Size): Step[] {
  return [
    [
      'days',
      `insert into recipe_days (recipe_id, day, views, likes, saves, comments)
        select b.id, d.day, sum(1 + d.n % 5), count(*) filter (where d.n % 7 = 0),
          count(*) filter (where d.n % 13 = 0), count(*) filter (where d.n % 29 = 0)
        from (select n, (now() - interval '3 days')::date - floor(40 * random())::integer as day,
            ${scattered(recipes, 2)} as recipe from generate_series(1, ${recipes * 3}) n) d
        join bench_recipes b on b.n = d.recipe where b.published group by 1, 2 order by 2, 1`,
    ],
    [
      'hours',
      `insert into recipe_hours (recipe_id, hour, views, likes, saves, comments, changed_at)
        select b.id, d.hour, sum(1 + d.n % 3), count(*) filter (where d.n % 7 = 0),
          count(*) filter (where d.n % 13 = 0), count(*) filter (where d.n % 29 = 0), now()
        from (select n, date_trunc('hour', now() - random() * interval '48 hours', 'UTC') as hour,
            ${scattered(recipes, 2)} as recipe from generate_series(1, ${Math.round(recipes * 0.4)}) n) d
        join bench_recipes b on b.n = d.recipe where b.published group by 1, 2 order by 2, 1`,
    ],
    [
      'views',
      `insert into recipe_views (recipe_id, viewer_id, day)
        select recipe_id, user_id, created_at::date from recipe_likes
        where created_at > now() - interval '200 days' order by 1, 2`,
    ],
  ]
}

/** Who follows whom, what they wrote, and the counts of both. */
function followSteps({ users, follows }: Size): Step[] {
  return [
    [
      'follows',
      `insert into follows (follower_id, followee_id, created_at)
        select f.id, c.id, now() - random() * interval '300 days'
        from (select distinct floor(${users} * random())::integer as follower, ${skewed(users, 2)} as followee
          from generate_series(1, ${follows})) d
        join bench_cooks f on f.n = follower join bench_cooks c on c.n = followee
        where follower <> followee order by 1, 2`,
    ],
    [
      'posts',
      `insert into activity_posts (id, author_id, content, created_at)
        select ${uuid('d.at', 'd.n', 'post')}, c.id, 'Something good came out of the oven today.', d.at
        from (select n, now() - random() ^ 2 * interval '365 days' as at, ${skewed(users, 2)} as author
          from generate_series(1, ${users * 4}) n) d
        join bench_cooks c on c.n = author;
      insert into activity_posts (id, author_id, content, kind, recipe_id, created_at)
        select ${uuid('at', 'n', 'entry')}, author, '', 'published', id, at
        from bench_recipes where published and at > now() - interval '120 days'`,
    ],
    [
      'counts of cooks',
      `update users u set recipe_count = coalesce(r.n, 0), follower_count = coalesce(f.n, 0),
          following_count = coalesce(g.n, 0)
        from bench_cooks c
        left join (select author_id, count(*) as n from recipes where status = 'published' group by 1) r
          on r.author_id = c.id
        left join (select followee_id, count(*) as n from follows group by 1) f on f.followee_id = c.id
        left join (select follower_id, count(*) as n from follows group by 1) g on g.follower_id = c.id
        where u.id = c.id`,
    ],
  ]
}

/** The n-th of a table, the first much likelier than the last. */
const skewed = (count: number, power: number) => `floor(${count} * random() ^ ${power})::integer`

/** Spreads popular recipes over the whole table by a step that is coprime to the count. */
const scattered = (recipes: number, power: number) =>
  `(${skewed(recipes, power)}::bigint * 7919) % ${recipes}`

/** Copies rows `t` of a table with some columns replaced, whatever other columns it has. */
function copyRows(columns: Columns, table: string, replaced: Record<string, string>, from: string) {
  const all = columns.get(table) ?? []
  const values = all.map((column) => replaced[column] ?? `t.${column}`)
  return `insert into ${table} (${all.join(', ')}) select ${values.join(', ')} ${from}`
}

/** An id as the application makes them, of a moment and a number. */
const uuid = (at: string, number: string, salt: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' ||
    substr(md5(${number} || '${salt}'), 1, 3) || 'a' || substr(md5(${number} || '${salt}'), 4, 15))::uuid`

const quoted = (words: string[]) =>
  `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`)}]`

/** So many reactions to a recipe, each by a different cook. */
function reactions(table: string, extra: string, count: string, users: number, values: string) {
  return `
    insert into ${table} (recipe_id, user_id, ${extra})
    select b.id, c.id, b.at + random() * (now() - b.at)${values}
    from bench_recipes b cross join generate_series(1, ${count}) j
    join bench_cooks c on c.n = (b.n::bigint * 7919 + j * 104729) % ${users}
    order by 1, 2;`
}

/**
 * What a search reads, from the view that says what it is to be. Words are the dearest part, and alike
 * where template and title are: they are made once for each pair.
 */
function searchSteps(columns: Columns): Step[] {
  const all = columns.get('recipe_search') ?? []
  const values = all.map((column) => (isOfWords(column) ? `w.${column}` : `s.${column}`))
  const alike = all.filter(isOfWords).map((column) => `s.${column}`)
  return [
    [
      'words of a search',
      `create unlogged table bench_words as
        select b.template, b.title, ${alike.join(', ')}
        from (select distinct on (template, title) template, title, id from bench_recipes
          where published order by template, title, n) b
        join recipe_search_source s on s.recipe_id = b.id;
      alter table bench_words add primary key (template, title);
      analyze bench_words`,
    ],
    [
      'what a search reads',
      `insert into recipe_search (${all.join(', ')}) select ${values.join(', ')}
        from bench_recipes b join recipe_search_source s on s.recipe_id = b.id
        join bench_words w on w.template = b.template and w.title = b.title order by b.n`,
    ],
  ]
}

const isOfWords = (column: string) => column === 'words' || column === 'foods'
