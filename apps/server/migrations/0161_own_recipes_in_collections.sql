-- A collection holds recipes that its cook saved, and recipes of their own: each row refers to one
-- or the other, and goes with it.
alter table recipes add unique (id, author_id);
alter table collection_recipes
  add column is_own boolean not null default false,
  add column saved_by uuid generated always as (case when is_own then null else user_id end) stored,
  add column written_by uuid generated always as (case when is_own then user_id end) stored,
  drop constraint collection_recipes_user_id_recipe_id_fkey,
  add constraint collection_recipes_saved foreign key (saved_by, recipe_id)
    references saved_recipes (user_id, recipe_id) on delete cascade,
  add constraint collection_recipes_own foreign key (recipe_id, written_by)
    references recipes (id, author_id) on delete cascade;
create index collection_recipes_by_saver on collection_recipes (saved_by, recipe_id)
  where saved_by is not null;
create index collection_recipes_by_writer on collection_recipes (recipe_id, written_by)
  where written_by is not null;
