-- What happened to a recipe, by the hour it happened in (UTC): trending and analytics read it. Hours
-- are kept for two to three days and then added to recipe_days; each like, save, comment and rating
-- that stands is in exactly one row of the two, in the hour or day it was made in.
create table recipe_hours (
  recipe_id uuid not null references recipes (id) on delete cascade,
  hour timestamptz not null,
  views integer not null default 0,
  likes integer not null default 0,
  saves integer not null default 0,
  comments integer not null default 0,
  ratings integer not null default 0,
  rating_sum integer not null default 0,
  -- By the database's clock: what a ranking has not seen yet.
  changed_at timestamptz not null,
  primary key (recipe_id, hour)
) with (fillfactor = 80);
create index recipe_hours_by_hour on recipe_hours (hour);

create table recipe_days (
  recipe_id uuid not null references recipes (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  likes integer not null default 0,
  saves integer not null default 0,
  comments integer not null default 0,
  ratings integer not null default 0,
  rating_sum integer not null default 0,
  primary key (recipe_id, day)
);
-- Rows come in the order of their days, so a summary of each stretch of the table finds the last 30.
create index recipe_days_by_day on recipe_days using brin (day) with (pages_per_range = 32);

-- One row an entry of arrays that belong together. `figure` is a column of recipe_hours; `sums` are
-- the stars of ratings.
create function add_to_hours(
  figure text, recipe_ids uuid[], hours timestamptz[], amounts integer[], sums integer[] default null
) returns void language plpgsql as $$
begin
  insert into recipe_hours as h
    (recipe_id, hour, views, likes, saves, comments, ratings, rating_sum, changed_at)
  select c.recipe_id, c.hour,
    case when figure = 'views' then c.amount else 0 end,
    case when figure = 'likes' then c.amount else 0 end,
    case when figure = 'saves' then c.amount else 0 end,
    case when figure = 'comments' then c.amount else 0 end,
    case when figure = 'ratings' then c.amount else 0 end,
    coalesce(c.stars, 0), now()
  from unnest(recipe_ids, hours, amounts, sums) as c (recipe_id, hour, amount, stars)
  where c.recipe_id is not null
  order by c.recipe_id, c.hour
  on conflict (recipe_id, hour) do update set
    views = h.views + excluded.views,
    likes = h.likes + excluded.likes,
    saves = h.saves + excluded.saves,
    comments = h.comments + excluded.comments,
    ratings = h.ratings + excluded.ratings,
    rating_sum = h.rating_sum + excluded.rating_sum,
    changed_at = excluded.changed_at;
end $$;

-- The reverse. An hour that was rolled up meanwhile is taken from its day; where the recipe itself is
-- being deleted there may be neither.
create function take_from_hours(
  figure text, recipe_ids uuid[], hours timestamptz[], amounts integer[], sums integer[] default null
) returns void language plpgsql as $$
begin
  -- Waits for a roll-up that holds the rows: the statement below then sees where they went.
  perform 1 from recipe_hours h
    join unnest(recipe_ids, hours) as c (recipe_id, hour) using (recipe_id, hour)
    order by h.recipe_id, h.hour for update of h;
  with gone as (
    select c.recipe_id, c.hour,
      case when figure = 'likes' then c.amount else 0 end as likes,
      case when figure = 'saves' then c.amount else 0 end as saves,
      case when figure = 'comments' then c.amount else 0 end as comments,
      case when figure = 'ratings' then c.amount else 0 end as ratings,
      coalesce(c.stars, 0) as stars
    from unnest(recipe_ids, hours, amounts, sums) as c (recipe_id, hour, amount, stars)
  ), taken as (
    update recipe_hours h set
      likes = h.likes - g.likes, saves = h.saves - g.saves, comments = h.comments - g.comments,
      ratings = h.ratings - g.ratings, rating_sum = h.rating_sum - g.stars, changed_at = now()
    from gone g where h.recipe_id = g.recipe_id and h.hour = g.hour
    returning h.recipe_id, h.hour
  ), rest as (
    select g.recipe_id, (g.hour at time zone 'UTC')::date as day, sum(g.likes)::integer as likes,
      sum(g.saves)::integer as saves, sum(g.comments)::integer as comments,
      sum(g.ratings)::integer as ratings, sum(g.stars)::integer as stars
    from gone g
    where not exists (select 1 from taken t where t.recipe_id = g.recipe_id and t.hour = g.hour)
    group by 1, 2
  )
  update recipe_days d set
    likes = d.likes - r.likes, saves = d.saves - r.saves, comments = d.comments - r.comments,
    ratings = d.ratings - r.ratings, rating_sum = d.rating_sum - r.stars
  from rest r where d.recipe_id = r.recipe_id and d.day = r.day;
end $$;

-- As in 0035, and the hour besides. The rows of recipes are locked first, so the hours of a recipe
-- are never written by two statements at once.
create or replace function count_on_recipes() returns trigger language plpgsql as $$
begin
  perform 1 from recipes where id in (select recipe_id from changed) order by id for no key update;
  execute format(
    'update recipes set %1$I = %1$I + %2$s * c.n
     from (select recipe_id, count(*)::integer as n from changed group by recipe_id) c
     where recipes.id = c.recipe_id',
    tg_argv[0], case when tg_op = 'INSERT' then '1' else '-1' end);
  if tg_argv[0] = 'views' then
    -- A view knows its day alone: today's is now's, an older one noon's.
    perform add_to_hours('views', array_agg(recipe_id), array_agg(hour), array_agg(n))
      from (
        select recipe_id, case when day = (now() at time zone 'UTC')::date
            then date_trunc('hour', now(), 'UTC')
            else (day + time '12:00') at time zone 'UTC' end as hour, count(*)::integer as n
        from changed group by 1, 2) c;
  elsif tg_op = 'INSERT' then
    perform add_to_hours(tg_argv[0], array_agg(recipe_id), array_agg(hour), array_agg(n))
      from (
        select recipe_id, date_trunc('hour', created_at, 'UTC') as hour, count(*)::integer as n
        from changed group by 1, 2) c;
  else
    perform take_from_hours(tg_argv[0], array_agg(recipe_id), array_agg(hour), array_agg(n))
      from (
        select recipe_id, date_trunc('hour', created_at, 'UTC') as hour, count(*)::integer as n
        from changed group by 1, 2) c;
  end if;
  return null;
end $$;

create or replace function sum_ratings_on_recipes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform 1 from recipes where id in (select recipe_id from added) order by id for no key update;
    update recipes set rating_sum = rating_sum + c.total, rating_count = rating_count + c.n
      from (select recipe_id, sum(rating)::integer as total, count(*)::integer as n
            from added group by recipe_id) c
      where recipes.id = c.recipe_id;
  elsif tg_op = 'DELETE' then
    perform 1 from recipes where id in (select recipe_id from removed) order by id for no key update;
    update recipes set rating_sum = rating_sum - c.total, rating_count = rating_count - c.n
      from (select recipe_id, sum(rating)::integer as total, count(*)::integer as n
            from removed group by recipe_id) c
      where recipes.id = c.recipe_id;
  else
    perform 1 from recipes where id in (select recipe_id from added) order by id for no key update;
    update recipes set rating_sum = rating_sum + c.total
      from (select a.recipe_id, sum(a.rating - r.rating)::integer as total
            from added a join removed r using (recipe_id, user_id) group by a.recipe_id) c
      where recipes.id = c.recipe_id;
  end if;
  -- A rating that was changed is one made now: the old one is taken back.
  if tg_op <> 'INSERT' then
    perform take_from_hours(
        'ratings', array_agg(recipe_id), array_agg(hour), array_agg(n), array_agg(stars))
      from (
        select recipe_id, date_trunc('hour', created_at, 'UTC') as hour, count(*)::integer as n,
          sum(rating)::integer as stars
        from removed group by 1, 2) c;
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_hours(
        'ratings', array_agg(recipe_id), array_agg(hour), array_agg(n), array_agg(stars))
      from (
        select recipe_id, date_trunc('hour', created_at, 'UTC') as hour, count(*)::integer as n,
          sum(rating)::integer as stars
        from added group by 1, 2) c;
  end if;
  return null;
end $$;

-- What happened before there were hours.
insert into recipe_hours
  (recipe_id, hour, views, likes, saves, comments, ratings, rating_sum, changed_at)
select recipe_id, hour, sum(views), sum(likes), sum(saves), sum(comments), sum(ratings), sum(stars),
  now()
from (
  select recipe_id, (day + time '12:00') at time zone 'UTC' as hour,
    1 as views, 0 as likes, 0 as saves, 0 as comments, 0 as ratings, 0 as stars from recipe_views
  union all
  select recipe_id, date_trunc('hour', created_at, 'UTC'), 0, 1, 0, 0, 0, 0 from recipe_likes
  union all
  select recipe_id, date_trunc('hour', created_at, 'UTC'), 0, 0, 1, 0, 0, 0 from saved_recipes
  union all
  select recipe_id, date_trunc('hour', created_at, 'UTC'), 0, 0, 0, 1, 0, 0 from recipe_comments
  union all
  select recipe_id, date_trunc('hour', created_at, 'UTC'), 0, 0, 0, 0, 1, rating from recipe_ratings
) as happened
group by recipe_id, hour;

-- Scores of the days before `base_day` within 7 and 30 days, written anew once a day. Like the lists
-- it is a job's own reckoning: no foreign keys, for whoever reads a list joins it to the recipes.
create table recipe_trends (
  recipe_id uuid primary key,
  week integer not null,
  month integer not null
);

create table ranked_lists (
  list text not null
    check (list in ('day', 'week', 'month', 'all-time', 'easy', 'chefs-pick')),
  rank integer not null,
  recipe_id uuid not null,
  primary key (list, rank)
) with (fillfactor = 50);

-- What the last ranking stood on; one row.
create table ranking (
  sole boolean primary key default true check (sole),
  -- By the database's clock.
  ranked_at timestamptz not null,
  hour timestamptz not null,
  base_day date not null,
  -- The weights it was made with: others rank all anew.
  weights jsonb not null
);

-- The newest recipes of a cook, without a look at the recipes themselves.
create index recipes_of_author on recipes (author_id, published_at desc, id desc)
  where status = 'published';
drop index recipes_author_published;
