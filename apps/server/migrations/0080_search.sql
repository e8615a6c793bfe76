-- Finding recipes. What a search reads is a table of its own, a row a published recipe.
-- docs/search.md says how it is used.

-- Text as a search reads it: without accents, and without what the parser would take for a path, an
-- address or markup ('salt/pepper' is two words). Schema-qualified, for it stands in an index's table.
create function search_text(text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(public.potluck_unaccent($1), '-/\.@:_~<>&=+|*', '               ') $$;

-- The lexemes of a recipe: title (A), ingredients (B), tags and filing (C), description (D), then the
-- marks, which are lexemes that no typed text can be parsed into, for they begin with '=':
--   =w: a word of the title   =n: a food the title names   =i: a food it names anywhere, and its kinds
--   =d: a diet it keeps       =g: a tag or cuisine         =l: its difficulty   =t: its cook time's band
create function recipe_words(
  title text, names text, filing text, description text, marks text[]
) returns tsvector
  language sql immutable parallel safe
  as $$
    -- 'the' is never indexed and keeps a phrase from running from one part over into the next.
    select setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_text(title)), 'A')
      || setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_text('the ' || names)), 'B')
      || setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_text('the ' || filing)), 'C')
      || setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_text('the ' || description)), 'D')
      || array_to_tsvector(marks || array(
        select '=w:' || word from unnest(
          tsvector_to_array(to_tsvector('pg_catalog.english'::regconfig, public.search_text(title)))
        ) as word))
  $$;

alter table recipe_answers
  -- What the kitchen knows a search by: '=i:' and '=n:' marks.
  add column marks text[] not null default '{}',
  -- What a cook must have at home for it, staples left out: ids of the lexicon, or the names.
  add column foods text[] not null default '{}';

create table recipe_search (
  recipe_id uuid primary key references recipes (id) on delete cascade,
  author_id uuid not null,
  is_public boolean not null,
  -- Likes and saves, at most a sixteenth out of date.
  popularity integer not null,
  raters integer not null,
  -- The average, at most 0.05 out of date; null where nobody rated.
  rating real,
  published_at timestamptz not null,
  -- Hashes of the foods above.
  foods integer[] not null,
  words tsvector not null
);
-- A tsvector too long to stay in its row is at least not compressed: a search reads it in place.
alter table recipe_search alter column words set storage external;

-- As recipe_search has them, from the tables that hold the truth.
create view recipe_search_source as
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
    ) as words
  from recipes r
  join users u on u.id = r.author_id
  left join recipe_answers a on a.recipe_id = r.id
  where r.status = 'published';

-- The words that recipes are written with, for whom they are misspelt by. A word is never taken away:
-- before one is offered, a search makes sure that it finds something.
create table search_words (
  word text primary key,
  stem text not null
);

-- In how many recipes a lexeme is, marks included: an estimate from a sample, renewed by a job.
create table search_counts (
  lexeme text primary key,
  recipes integer not null
);

-- Brings what a search reads of one recipe up to date: nothing, unless it is published.
create function file_recipe(wanted uuid) returns void language plpgsql as $$
begin
  insert into recipe_search
    (recipe_id, author_id, is_public, popularity, raters, rating, published_at, foods, words)
  select recipe_id, author_id, is_public, popularity, raters, rating, published_at, foods, words
    from recipe_search_source where recipe_id = wanted
  on conflict (recipe_id) do update set author_id = excluded.author_id,
    is_public = excluded.is_public, popularity = excluded.popularity, raters = excluded.raters,
    rating = excluded.rating, published_at = excluded.published_at, foods = excluded.foods,
    words = excluded.words;
  if not found then
    delete from recipe_search where recipe_id = wanted;
    return;
  end if;
  -- In the order of the words, so that two publications cannot wait for each other.
  insert into search_words (word, stem)
  select typed.word, stem[1]
    from (select r.title, r.tags,
        (select string_agg(i.name, ' ') from recipe_ingredients i where i.recipe_id = r.id) as names
      from recipes r where r.id = wanted) as recipe
    cross join lateral unnest(tsvector_to_array(to_tsvector('simple',
      search_text(concat_ws(' ', title, names, array_to_string(tags, ' ')))))) as typed (word)
    cross join lateral ts_lexize('english_stem', typed.word) as stem
  where length(typed.word) between 3 and 30 and typed.word !~ '[^[:alpha:]]'
    and cardinality(stem) = 1
    and not exists (select 1 from search_words known where known.word = typed.word)
  order by typed.word
  on conflict do nothing;
end $$;

-- Publishing and hiding take effect at once. What likes, saves and ratings change takes effect when it
-- would change the order by more than a little: a row of words is not rewritten for every like.
create function refile_recipe() returns trigger language plpgsql as $$
begin
  if old.status <> new.status then
    perform file_recipe(new.id);
  elsif new.status = 'published' then
    update recipe_search
      set popularity = new.likes + new.saves, raters = new.rating_count,
        rating = new.rating_sum / nullif(new.rating_count, 0)::real
      where recipe_id = new.id and (
        abs(new.likes + new.saves - popularity) * 16 > popularity
        or (new.rating_count = 0) <> (raters = 0)
        or abs(new.rating_count - raters) * 16 > raters
        or abs(new.rating_sum / nullif(new.rating_count, 0)::real - rating) >= 0.05);
  end if;
  return null;
end $$;
create trigger recipes_refile
  after update of status, likes, saves, rating_sum, rating_count on recipes
  for each row execute function refile_recipe();

create function refile_cook() returns trigger language plpgsql as $$
begin
  perform 1 from recipe_search s join recipes r on r.id = s.recipe_id
    where r.author_id = new.id order by s.recipe_id for no key update of s;
  update recipe_search s set is_public = new.is_public
    from recipes r where r.author_id = new.id and s.recipe_id = r.id;
  return null;
end $$;
create trigger users_refile after update of is_public on users
  for each row when (old.is_public <> new.is_public) execute function refile_cook();

drop index recipes_search;
-- Diets and tags are asked for by the search alone, which has them among its words.
drop index recipes_tags;
drop index recipes_free_of;
alter table recipes drop column search;

insert into recipe_search
    (recipe_id, author_id, is_public, popularity, raters, rating, published_at, foods, words)
  select recipe_id, author_id, is_public, popularity, raters, rating, published_at, foods, words
  from recipe_search_source;
insert into search_words (word, stem)
  select distinct word, stem[1]
    from recipes r
    cross join lateral unnest(tsvector_to_array(to_tsvector('simple', search_text(concat_ws(' ',
      r.title, array_to_string(r.tags, ' '),
      (select string_agg(i.name, ' ') from recipe_ingredients i where i.recipe_id = r.id)))))) as word
    cross join lateral ts_lexize('english_stem', word) as stem
  where r.status = 'published' and length(word) between 3 and 30 and word !~ '[^[:alpha:]]'
    and cardinality(stem) = 1;
-- What the kitchen knows them by is asked for anew, by the job that does so for a new kitchen.
update recipes set kitchen_version = 0;

-- Without a list of what is still to be merged in: every search would have to read that too.
create index recipe_search_words on recipe_search using gin (words) with (fastupdate = off);
create index recipe_search_popular on recipe_search (popularity desc, recipe_id desc);
create index recipe_search_newest on recipe_search (published_at desc, recipe_id desc);
create index recipe_search_rated
  on recipe_search (rating desc nulls last, raters desc, recipe_id desc);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- Cooks by the words of their names.
create index users_names on users using gin (
  to_tsvector('simple', potluck_sort_key(full_name || ' ' || username))) where is_public;
