-- The heading that an ingredient stands under ('For the sauce'), null for none. Consecutive rows under
-- one heading are a group.
alter table recipe_ingredients
  add column group_name text check (group_name ~ '\S');
