-- The cookbook's dishes as recipes of the site's own kitchen: which recipe is which dish, and a digest of
-- what was written of it. A dish that left the book keeps its row, with an empty digest, for its recipe is
-- taken back and not deleted.
create table house_recipes (
  dish text primary key,
  recipe_id uuid not null unique references recipes (id) on delete cascade,
  digest text not null
);
