-- What a search counts of its matches stands in the row it finds them by: to look it up in recipes, a
-- read each, took most of the time of a search with some hundred matches.

-- Restrictions as bits, in the order of DIETS (features/discovery/search/diets.ts): a new one comes last.
create function diet_bits(kept text[]) returns integer
  language sql immutable parallel safe
  as $$
    select coalesce(bit_or(1 << (place - 1)::integer), 0)
    from unnest(array['vegan', 'vegetarian', 'pescatarian', 'gluten-free',
      'nut-allergy', 'lactose-free', 'dairy-free', 'egg-free', 'soy-free', 'shellfish-free', 'paleo',
      'diabetic-safe', 'low-carb', 'low-sodium', 'heart-healthy', 'keto'])
      with ordinality as diet (id, place)
    where id = any (kept)
  $$;

alter table recipe_search
  add column diets integer not null default 0,
  add column tags text[] not null default '{}',
  add column difficulty text,
  add column cook_minutes integer;

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
    ) as words,
    diet_bits(r.free_of) as diets, r.tags, r.difficulty, r.cook_minutes
  from recipes r
  join users u on u.id = r.author_id
  left join recipe_answers a on a.recipe_id = r.id
  where r.status = 'published';

create or replace function file_recipe(wanted uuid) returns void language plpgsql as $$
begin
  insert into recipe_search
    (recipe_id, author_id, is_public, popularity, raters, rating, published_at, foods, words,
      diets, tags, difficulty, cook_minutes)
  select recipe_id, author_id, is_public, popularity, raters, rating, published_at, foods, words,
      diets, tags, difficulty, cook_minutes
    from recipe_search_source where recipe_id = wanted
  on conflict (recipe_id) do update set author_id = excluded.author_id,
    is_public = excluded.is_public, popularity = excluded.popularity, raters = excluded.raters,
    rating = excluded.rating, published_at = excluded.published_at, foods = excluded.foods,
    words = excluded.words, diets = excluded.diets, tags = excluded.tags,
    difficulty = excluded.difficulty, cook_minutes = excluded.cook_minutes;
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

update recipe_search s
  set diets = diet_bits(r.free_of), tags = r.tags, difficulty = r.difficulty,
    cook_minutes = r.cook_minutes
  from recipes r where r.id = s.recipe_id;
