-- One line that a recipe, a planned meal or the cook asks for. What is shown is their sum by
-- ingredient, made anew at each reading: docs/planner.md.
create table shopping_lines (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- As the recipe or the cook wrote it, and how many times over.
  text text not null check (length(text) between 1 and 400),
  factor double precision not null default 1 check (factor > 0),
  state text not null default 'open' check (state in ('open', 'ticked', 'gone')),
  -- The recipe it is for; its title stays when the recipe goes.
  recipe_id uuid references recipes (id) on delete set null,
  recipe_title text,
  -- Its place among the recipe's lines; null for one that the cook wrote.
  position integer,
  -- The planned meal it is for. No foreign key: a meal that leaves the plan leaves what was ticked.
  entry_id uuid,
  planned_for date,
  -- The cook's own line that says instead what this one asks for.
  replaced_by uuid references shopping_lines (id) on delete cascade,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index shopping_lines_shown on shopping_lines (user_id, created_at, id)
  where state <> 'gone' and replaced_by is null;
create unique index shopping_lines_of_entry on shopping_lines (user_id, entry_id, position)
  where entry_id is not null;
create unique index shopping_lines_of_recipe on shopping_lines (user_id, recipe_id, position)
  where entry_id is null and recipe_id is not null;
create index shopping_lines_by_recipe on shopping_lines (recipe_id) where recipe_id is not null;
create index shopping_lines_by_replacement on shopping_lines (replaced_by)
  where replaced_by is not null;
