-- What a cook means to eat: a recipe, or a meal that is only named.
create table planner_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  meal text not null check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  -- Order within a meal; gaps are fine.
  position integer not null,
  recipe_id uuid references recipes (id) on delete cascade,
  text text check (length(text) between 1 and 120),
  -- As many portions as are cooked, and as many of them as the cook eats: nutrition counts these.
  portions smallint not null check (portions between 1 and 1000),
  eaten numeric(4, 1) not null default 1 check (eaten between 0 and 100),
  created_at timestamptz not null,
  check ((recipe_id is null) <> (text is null))
);
create index planner_entries_by_day on planner_entries (user_id, day, position, id);
create index planner_entries_by_recipe on planner_entries (recipe_id) where recipe_id is not null;
