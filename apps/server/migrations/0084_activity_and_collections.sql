-- Whether what a cook does (publishing, rating, cooking) is told to their followers by itself.
alter table users add column shares_activity boolean not null default true;

-- What a cook wrote, or an entry that wrote itself about a recipe; one with a recipe goes with it.
alter table activity_posts
  add column kind text not null default 'post'
    check (kind in ('post', 'published', 'rated', 'cooked')),
  add column recipe_id uuid references recipes (id) on delete cascade,
  drop constraint activity_posts_content_check,
  add check (length(content) <= 4000),
  add check (case when kind = 'post' then recipe_id is null and content <> ''
    else recipe_id is not null end);
-- A cook publishes and rates a recipe once, however often they do it again.
create unique index activity_posts_once on activity_posts (author_id, recipe_id, kind)
  where kind in ('published', 'rated');
create index activity_posts_by_recipe on activity_posts (recipe_id) where recipe_id is not null;

create table post_images (
  post_id uuid not null references activity_posts (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  image_hash text not null references images (hash),
  primary key (post_id, position)
);
create index post_images_by_image on post_images (image_hash);
create trigger post_images_image_uses after insert or delete or update of image_hash on post_images
  for each row execute function count_image_uses('image_hash');

alter table post_comments add column likes integer not null default 0 check (likes >= 0);
create table post_comment_likes (
  comment_id uuid not null references post_comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index post_comment_likes_by_user on post_comment_likes (user_id);
create function count_post_comment_likes() returns trigger language plpgsql as $$
begin
  perform 1 from post_comments where id in (select comment_id from changed)
    order by id for no key update;
  update post_comments
    set likes = likes + case when tg_op = 'INSERT' then c.n else -c.n end
    from (select comment_id, count(*)::integer as n from changed group by comment_id) c
    where post_comments.id = c.comment_id;
  return null;
end $$;
create trigger post_comment_likes_added after insert on post_comment_likes
  referencing new table as changed for each statement execute function count_post_comment_likes();
create trigger post_comment_likes_removed after delete on post_comment_likes
  referencing old table as changed for each statement execute function count_post_comment_likes();

-- Folders of saved recipes.
create table collections (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- The name lower-cased by the application: the two databases fold letters differently.
  name_key text not null,
  created_at timestamptz not null,
  unique (user_id, name_key),
  unique (id, user_id)
);

-- Only what is saved can lie in a collection, and only in one of whoever saved it.
create table collection_recipes (
  collection_id uuid not null,
  user_id uuid not null,
  recipe_id uuid not null,
  added_at timestamptz not null,
  primary key (collection_id, recipe_id),
  foreign key (collection_id, user_id) references collections (id, user_id) on delete cascade,
  foreign key (user_id, recipe_id) references saved_recipes (user_id, recipe_id) on delete cascade
);
create index collection_recipes_by_saved on collection_recipes (user_id, recipe_id);
