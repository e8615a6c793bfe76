-- By what a recipe is looked for among its cook's others, derived with the kitchen's answers.
create table recipe_double_keys (
  author_id uuid not null,
  key text not null,
  recipe_id uuid not null,
  primary key (author_id, key, recipe_id),
  foreign key (recipe_id, author_id) references recipes (id, author_id) on delete cascade
);
create index recipe_double_keys_by_recipe on recipe_double_keys (recipe_id);

-- An address is one of the keys.
drop index recipes_by_origin;

-- Recipes that were compared with their cook's others, as they were then.
create table compared_recipes (
  recipe_id uuid primary key references recipes (id) on delete cascade,
  revision integer not null,
  kitchen_version integer not null
);

-- Two recipes of a cook that seem to be one.
create table recipe_doubles (
  author_id uuid not null,
  first_id uuid not null,
  second_id uuid not null,
  is_same_page boolean not null,
  score double precision not null,
  -- A digest of the lines of both, and what it was when their cook said that they are two.
  lines text not null,
  two_by_lines text,
  primary key (first_id, second_id),
  check (first_id < second_id),
  foreign key (first_id, author_id) references recipes (id, author_id) on delete cascade,
  foreign key (second_id, author_id) references recipes (id, author_id) on delete cascade
);
create index recipe_doubles_shown on recipe_doubles (author_id, score desc, first_id, second_id)
  where two_by_lines is distinct from lines;
create index recipe_doubles_by_second on recipe_doubles (second_id);
