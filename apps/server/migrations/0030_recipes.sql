create table recipes (
  id uuid primary key,
  author_id uuid not null references users (id) on delete cascade,
  title text not null default '',
  description text not null default '',
  status text not null default 'draft' check (status in ('draft', 'published')),
  -- A photo, or else the illustrated cover drawn from cover_code; has_cover is false until the
  -- cook has chosen one of the two.
  image_hash text references images (hash),
  cover_code text not null,
  has_cover boolean not null default false,
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  cuisine text,
  difficulty text check (difficulty in ('Easy', 'Medium', 'Hard')),
  meal_type text
    check (meal_type in ('Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert', 'Appetizer')),
  -- As typed, and what it was read as.
  prep_time text not null default '',
  cook_time text not null default '',
  servings text not null default '',
  prep_minutes integer,
  cook_minutes integer,
  servings_count integer,
  allow_comments boolean not null default true,
  source text not null default 'cook' check (source in ('cook', 'assistant')),
  adapted_from uuid references recipes (id) on delete set null,
  -- Stays as a credit line when the original is gone.
  adapted_from_title text,
  adapted_from_author text,
  revision integer not null default 1,
  likes integer not null default 0 check (likes >= 0),
  saves integer not null default 0 check (saves >= 0),
  views integer not null default 0 check (views >= 0),
  comments integer not null default 0 check (comments >= 0),
  rating_sum integer not null default 0,
  rating_count integer not null default 0 check (rating_count >= 0),
  search tsvector not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  check (status = 'draft' or published_at is not null)
);
create index recipes_by_author on recipes (author_id, updated_at desc);
create index recipes_author_published on recipes (author_id, published_at desc)
  where status = 'published';
create index recipes_newest on recipes (published_at desc, id desc) where status = 'published';
create index recipes_popular on recipes ((likes + saves) desc, id desc) where status = 'published';
create index recipes_search on recipes using gin (search) where status = 'published';
create index recipes_tags on recipes using gin (tags) where status = 'published';
create index recipes_image_hash on recipes (image_hash) where image_hash is not null;
create index recipes_adapted_from on recipes (adapted_from) where adapted_from is not null;
create trigger recipes_image_uses after insert or delete or update of image_hash on recipes
  for each row execute function count_image_uses('image_hash');

create table recipe_ingredients (
  recipe_id uuid not null references recipes (id) on delete cascade,
  position integer not null,
  name text not null,
  quantity text not null,
  unit text not null,
  -- What the kitchen read; null where it could not.
  quantity_min double precision,
  quantity_max double precision,
  unit_id text,
  primary key (recipe_id, position)
);

create table recipe_steps (
  recipe_id uuid not null references recipes (id) on delete cascade,
  position integer not null,
  text text not null,
  primary key (recipe_id, position)
);

-- Kept at publication and at most once in ten minutes of autosave, the last 50 of a recipe.
create table recipe_revisions (
  recipe_id uuid not null references recipes (id) on delete cascade,
  revision integer not null,
  content jsonb not null,
  saved_at timestamptz not null,
  primary key (recipe_id, revision)
);

-- How many published recipes a cook has.
create function count_published_recipes() returns trigger language plpgsql as $$
declare
  change integer :=
    (case when tg_op <> 'DELETE' and new.status = 'published' then 1 else 0 end)
    - (case when tg_op <> 'INSERT' and old.status = 'published' then 1 else 0 end);
begin
  if change <> 0 then
    update users set recipe_count = recipe_count + change
      where id = coalesce(new.author_id, old.author_id);
  end if;
  return null;
end $$;
create trigger recipes_count_published after insert or delete or update of status on recipes
  for each row execute function count_published_recipes();
