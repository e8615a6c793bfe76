-- One move of any number of files into an account: looked at, then brought in by a job.
create table imports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in
    ('looking', 'looked', 'running', 'paused', 'done', 'cancelled', 'undoing', 'undone')),
  reason text,
  doubles text not null default 'skip' check (doubles in ('skip', 'keep-both', 'new-version')),
  plan boolean not null default false,
  shopping_lists boolean not null default false,
  -- Whoever works on it, and until when: a process that died leaves a lease that runs out.
  lease_owner uuid,
  lease_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index imports_by_user on imports (user_id, created_at desc, id);
create index imports_at_work on imports (lease_until)
  where state in ('looking', 'running', 'undoing');
-- A member has one that is not over.
create unique index imports_open on imports (user_id)
  where state in ('looking', 'looked', 'running', 'paused');

create table import_files (
  import_id uuid not null references imports (id) on delete cascade,
  position integer not null,
  name text not null,
  format text not null default '',
  -- False while it is being looked into: what a process that died left is taken back.
  is_read boolean not null default false,
  primary key (import_id, position)
);

-- What was found in a file: a recipe, a week's plan, a shopping list, or what cannot come.
create table import_items (
  import_id uuid not null,
  position integer not null,
  file_position integer not null,
  format text not null,
  kind text not null check (kind in ('recipe', 'plan', 'shopping list', 'refused')),
  title text not null,
  state text not null check (state in
    ('waiting', 'brought-in', 'here-already', 'skipped', 'refused', 'undone', 'kept')),
  -- What it becomes; null once it has become that.
  staged jsonb,
  collections text[] not null default '{}',
  doubts jsonb not null default '[]',
  lost jsonb not null default '[]',
  -- How many meals or lines a plan or a list has; 1 of a recipe.
  size integer not null default 1,
  digest text,
  reason text,
  double_of uuid references recipes (id) on delete set null,
  double_why text check (double_why in ('address', 'content')),
  choice text check (choice in ('skip', 'keep-both', 'new-version')),
  -- The recipe that it became, its revision then, and the one that it replaced.
  recipe_id uuid references recipes (id) on delete set null,
  revision integer,
  replaced integer,
  -- The meals or lines that it became.
  made uuid[] not null default '{}',
  picture text check (picture in ('waiting', 'stored', 'failed')),
  picture_address text,
  primary key (import_id, position),
  foreign key (import_id, file_position) references import_files (import_id, position)
    on delete cascade
);
-- Recipes are brought in first, for plans name them.
create index import_items_waiting on import_items (import_id, (kind <> 'recipe'), position)
  where state = 'waiting';
create index import_items_pictures on import_items (import_id, position)
  where picture = 'waiting' and state = 'brought-in';
create index import_items_by_recipe on import_items (recipe_id) where recipe_id is not null;
create index import_items_by_double on import_items (double_of) where double_of is not null;

-- Pictures that came in a file, until they are stored like uploads or the import is over.
create table import_pictures (
  import_id uuid not null,
  position integer not null,
  bytes bytea not null,
  primary key (import_id, position),
  foreign key (import_id, position) references import_items (import_id, position) on delete cascade
);

-- The collections that an import made, so that undoing it can take the empty ones away.
create table import_collections (
  import_id uuid not null references imports (id) on delete cascade,
  collection_id uuid not null references collections (id) on delete cascade,
  primary key (import_id, collection_id)
);
create index import_collections_by_collection on import_collections (collection_id);

-- What a recipe was when it was brought in, so that the same file brings it once.
create table imported_recipes (
  recipe_id uuid primary key references recipes (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  digest text not null
);
create index imported_recipes_by_digest on imported_recipes (author_id, digest);

-- Which of a cook's recipes is from a page that they bring again.
create index recipes_by_origin on recipes (author_id, (origin->>'address')) where origin is not null;
