-- What every feature stands on. Feature migrations are numbered from 0010.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only STABLE, because its dictionary could be changed; an index needs IMMUTABLE. Ours
-- names the dictionary and never changes it. Schema-qualified, so that no search_path changes it.
create function potluck_unaccent(text) returns text
  language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent'::regdictionary, $1) $$;

-- The key by which texts are ordered and compared: without case and accents. Written into ORDER BY
-- and indexes with COLLATE "C", the one collation that both kinds of database share.
create function potluck_sort_key(text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.potluck_unaccent($1)) $$;

-- Small facts about the installation itself, such as the secret that signs sessions.
create table installation (
  key text primary key,
  value text not null
);
