create table follows (
  follower_id uuid not null references users (id) on delete cascade,
  followee_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index follows_by_followee on follows (followee_id, created_at desc);
create index follows_by_follower on follows (follower_id, created_at desc);

create table recipe_likes (
  recipe_id uuid not null references recipes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (recipe_id, user_id)
);
create index recipe_likes_by_user on recipe_likes (user_id, created_at desc);

create table recipe_ratings (
  recipe_id uuid not null references recipes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null,
  primary key (recipe_id, user_id)
);
create index recipe_ratings_by_user on recipe_ratings (user_id);

create table recipe_comments (
  id uuid primary key,
  recipe_id uuid not null references recipes (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  text text not null check (length(text) between 1 and 4000),
  likes integer not null default 0 check (likes >= 0),
  created_at timestamptz not null
);
create index recipe_comments_newest on recipe_comments (recipe_id, created_at desc, id desc);
create index recipe_comments_by_author on recipe_comments (author_id);

create table comment_likes (
  comment_id uuid not null references recipe_comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index comment_likes_by_user on comment_likes (user_id);

create table saved_recipes (
  user_id uuid not null references users (id) on delete cascade,
  recipe_id uuid not null references recipes (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, recipe_id)
);
create index saved_recipes_latest on saved_recipes (user_id, created_at desc);
create index saved_recipes_by_recipe on saved_recipes (recipe_id);

-- One row a viewer, recipe and day: what makes a view count once.
create table recipe_views (
  recipe_id uuid not null references recipes (id) on delete cascade,
  viewer_id uuid not null references users (id) on delete cascade,
  day date not null,
  primary key (recipe_id, viewer_id, day)
);
create index recipe_views_by_viewer on recipe_views (viewer_id);

-- Counters. Each trigger sees all rows of its statement, so that a cascade or a batch is one
-- update a table; rows are locked in id order first, so that no two statements deadlock.
-- Arguments: the counted column of recipes.
create function count_on_recipes() returns trigger language plpgsql as $$
begin
  perform 1 from recipes where id in (select recipe_id from changed) order by id for no key update;
  execute format(
    'update recipes set %1$I = %1$I + %2$s * c.n
     from (select recipe_id, count(*)::integer as n from changed group by recipe_id) c
     where recipes.id = c.recipe_id',
    tg_argv[0], case when tg_op = 'INSERT' then '1' else '-1' end);
  return null;
end $$;

create trigger recipe_likes_added after insert on recipe_likes
  referencing new table as changed for each statement execute function count_on_recipes('likes');
create trigger recipe_likes_removed after delete on recipe_likes
  referencing old table as changed for each statement execute function count_on_recipes('likes');
create trigger saved_recipes_added after insert on saved_recipes
  referencing new table as changed for each statement execute function count_on_recipes('saves');
create trigger saved_recipes_removed after delete on saved_recipes
  referencing old table as changed for each statement execute function count_on_recipes('saves');
create trigger recipe_comments_added after insert on recipe_comments
  referencing new table as changed for each statement execute function count_on_recipes('comments');
create trigger recipe_comments_removed after delete on recipe_comments
  referencing old table as changed for each statement execute function count_on_recipes('comments');
create trigger recipe_views_added after insert on recipe_views
  referencing new table as changed for each statement execute function count_on_recipes('views');
-- No trigger on deletion: a viewer who leaves has still viewed.

create function sum_ratings_on_recipes() returns trigger language plpgsql as $$
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
  return null;
end $$;
create trigger recipe_ratings_added after insert on recipe_ratings
  referencing new table as added for each statement execute function sum_ratings_on_recipes();
create trigger recipe_ratings_removed after delete on recipe_ratings
  referencing old table as removed for each statement execute function sum_ratings_on_recipes();
create trigger recipe_ratings_changed after update on recipe_ratings
  referencing new table as added old table as removed
  for each statement execute function sum_ratings_on_recipes();

create function count_comment_likes() returns trigger language plpgsql as $$
begin
  perform 1 from recipe_comments where id in (select comment_id from changed)
    order by id for no key update;
  update recipe_comments
    set likes = likes + case when tg_op = 'INSERT' then c.n else -c.n end
    from (select comment_id, count(*)::integer as n from changed group by comment_id) c
    where recipe_comments.id = c.comment_id;
  return null;
end $$;
create trigger comment_likes_added after insert on comment_likes
  referencing new table as changed for each statement execute function count_comment_likes();
create trigger comment_likes_removed after delete on comment_likes
  referencing old table as changed for each statement execute function count_comment_likes();

create function count_follows() returns trigger language plpgsql as $$
declare
  sign integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform 1 from users
    where id in (select follower_id from changed union select followee_id from changed)
    order by id for no key update;
  update users set following_count = following_count + sign * c.n
    from (select follower_id, count(*)::integer as n from changed group by follower_id) c
    where users.id = c.follower_id;
  update users set follower_count = follower_count + sign * c.n
    from (select followee_id, count(*)::integer as n from changed group by followee_id) c
    where users.id = c.followee_id;
  return null;
end $$;
create trigger follows_added after insert on follows
  referencing new table as changed for each statement execute function count_follows();
create trigger follows_removed after delete on follows
  referencing old table as changed for each statement execute function count_follows();
