-- recipe_search with what is read of every match in front of what is long. The foods are known by the last
-- ten bits of their hashes, not nine: of 200 foods at home every fifth that is missing is then taken for one
-- that is there, not every third, and a third as many recipes are looked at more closely. And marks that say
-- a diet, the difficulty and the cook time at once: filters together are then one short list of the index.
-- Copies the table and builds its indexes: at a million recipes that takes a minute or two.

alter table recipe_search drop column food_bits;
drop function food_bits(integer[]);
create function food_bits(foods integer[]) returns bit(1024)
  language sql immutable parallel safe
  as $$
    select coalesce(bit_or(set_bit(B'0'::bit(1024), food & 1023, 1)), B'0'::bit(1024))
    from unnest(foods) as food
  $$;

-- What is counted of matches (features/discovery/search/facets.ts): the bits of the diets below 24, the
-- difficulty at 24, the cook time's band at 26; 0 is what a recipe does not say.
create function recipe_facets(diets integer, difficulty text, cook_minutes integer) returns integer
  language sql immutable parallel safe
  as $$
    select diets
      | (case difficulty when 'Easy' then 1 when 'Medium' then 2 when 'Hard' then 3 else 0 end << 24)
      | (case when cook_minutes <= 30 then 1 when cook_minutes <= 60 then 2
          when cook_minutes > 60 then 3 else 0 end << 26)
  $$;

-- '=f:c12' is the third diet, easy, 30 to 60 minutes; '-' any diet.
create function facet_marks(facets integer) returns text[]
  language sql immutable parallel safe
  as $$
    select array_agg('=f:' || diet || (facets >> 24 & 3) || (facets >> 26 & 3))
    from (
      select chr(97 + bit) as diet from generate_series(0, 23) as bit where facets >> bit & 1 = 1
      union all select '-'
    ) as kept
  $$;

create or replace view recipe_search_source as
  select r.id as recipe_id, r.author_id, u.is_public, r.likes + r.saves as popularity,
    r.rating_count as raters, (r.rating_sum / nullif(r.rating_count, 0)::real)::real as rating,
    r.published_at,
    array(select distinct hashtext(food) from unnest(a.foods) as food where food <> '') as foods,
    recipe_words(
      r.title,
      coalesce((select string_agg(i.name, ' the ' order by i.position)
        from recipe_ingredients i where i.recipe_id = r.id), ''),
      concat_ws(' the ', array_to_string(r.tags, ' the '), r.cuisine, r.meal_type),
      r.description,
      coalesce(a.marks, '{}')
        || array(select '=g:' || lower(tag) from unnest(r.tags || r.cuisine) as tag where tag <> '')
        || array(select '=d:' || diet from unnest(r.free_of) as diet)
        || case when r.difficulty is null then '{}' else array['=l:' || lower(r.difficulty)] end
        || case when r.cook_minutes is null then '{}'
          when r.cook_minutes <= 30 then '{=t:0-30}'::text[]
          when r.cook_minutes <= 60 then '{=t:30-60}'::text[]
          else '{=t:60+}'::text[] end
        || facet_marks(recipe_facets(diet_bits(r.free_of), r.difficulty, r.cook_minutes))
    ) as words,
    diet_bits(r.free_of) as diets, r.tags, r.difficulty, r.cook_minutes
  from recipes r
  join users u on u.id = r.author_id
  left join recipe_answers a on a.recipe_id = r.id
  where r.status = 'published';

alter table recipe_search rename to recipe_search_before;

create table recipe_search (
  recipe_id uuid not null,
  author_id uuid not null,
  published_at timestamptz not null,
  -- What `ts_rank` divides by (migration 0106).
  words_scale double precision generated always as (words_scale(words)) stored,
  -- Likes and saves, at most a sixteenth out of date.
  popularity integer not null,
  raters integer not null,
  diets integer not null default 0,
  facets integer not null
    generated always as (recipe_facets(diets, difficulty, cook_minutes)) stored,
  is_public boolean not null,
  -- Of these, never more are missing at home than of the foods themselves.
  food_bits bit(1024) not null generated always as (food_bits(foods)) stored,
  -- Hashes of what a cook must have at home.
  foods integer[] not null,
  -- The average, at most 0.05 out of date; null where nobody rated.
  rating real,
  cook_minutes integer,
  difficulty text,
  tags text[] not null default '{}',
  words tsvector not null
);
alter table recipe_search alter column words set storage external;

insert into recipe_search (recipe_id, author_id, published_at, popularity, raters, diets, is_public,
    foods, rating, cook_minutes, difficulty, tags, words)
  select recipe_id, author_id, published_at, popularity, raters, diets, is_public, foods, rating,
    cook_minutes, difficulty, tags, words || array_to_tsvector(facet_marks(facets))
  from recipe_search_before;
drop table recipe_search_before;

alter table recipe_search
  add primary key (recipe_id),
  add foreign key (recipe_id) references recipes (id) on delete cascade;
create index recipe_search_words on recipe_search using gin (words) with (fastupdate = off);
create index recipe_search_popular on recipe_search (popularity desc, recipe_id desc);
create index recipe_search_newest on recipe_search (published_at desc, recipe_id desc);
create index recipe_search_rated
  on recipe_search (rating desc nulls last, raters desc, recipe_id desc);
create index recipe_search_by_chance on recipe_search (uuid_hash(recipe_id), recipe_id);
analyze recipe_search;
