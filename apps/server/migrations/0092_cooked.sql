-- What a cook cooked, on a day of their own calendar; cooking it twice a day is two rows.
create table cooked_recipes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  recipe_id uuid not null references recipes (id) on delete cascade,
  day date not null,
  -- How many portions were cooked; null where that was not said.
  portions numeric(5, 1) check (portions > 0),
  -- How many of them the cook ate: what their nutrition diary counts.
  eaten numeric(4, 1) not null default 1 check (eaten >= 0),
  note text not null default '' check (length(note) <= 4000),
  image_hash text references images (hash),
  created_at timestamptz not null
);
create index cooked_recipes_latest on cooked_recipes (user_id, day desc, id desc);
create index cooked_recipes_of_recipe on cooked_recipes (recipe_id, user_id, day desc, id desc);
create index cooked_recipes_by_image on cooked_recipes (image_hash) where image_hash is not null;
create trigger cooked_recipes_image_uses after insert or delete or update of image_hash
  on cooked_recipes for each row execute function count_image_uses('image_hash');

-- The entry that tells of a cooking goes with it, and there is one however often it is told.
alter table activity_posts
  add column cooked_id uuid references cooked_recipes (id) on delete cascade,
  add check (cooked_id is null or kind = 'cooked');
create unique index activity_posts_of_cooked on activity_posts (cooked_id)
  where cooked_id is not null;

-- What a cooking took out of the pantry, the item as it was before: enough to put it back.
create table cooked_deductions (
  cooked_id uuid not null references cooked_recipes (id) on delete cascade,
  -- No foreign key: what was used up is gone, and comes back under its old id.
  item_id uuid not null,
  used integer not null check (used >= 1),
  item jsonb not null,
  primary key (cooked_id, item_id)
);
