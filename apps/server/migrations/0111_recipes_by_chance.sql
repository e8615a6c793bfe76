-- An order that has to do with nothing else: the rows behind any place of it are a fair sample.
create index recipe_search_by_chance on recipe_search (uuid_hash(recipe_id), recipe_id);
