-- What the kitchen answers about a recipe, derived with every write of its content and, by a job,
-- from whatever carries an older version of its knowledge.
alter table recipes
  -- KITCHEN_VERSION that gave the answers; 0: nothing was asked yet.
  add column kitchen_version integer not null default 0,
  -- The restrictions it is 'free' of, as far as its lines go: what a search by diet asks.
  add column free_of text[] not null default '{}';
create index recipes_free_of on recipes using gin (free_of) where status = 'published';
create index recipes_kitchen_version on recipes (kitchen_version);

-- Apart from the recipes, whose rows lists read and counters rewrite: they would be twice as wide.
create table recipe_answers (
  recipe_id uuid primary key references recipes (id) on delete cascade,
  -- Stored as they are sent and never looked into: json is copied out, jsonb written anew each time.
  diets json not null,
  nutrition json not null
);

-- The lexicon's id, null where the name is not known.
alter table recipe_ingredients add column ingredient_id text;
