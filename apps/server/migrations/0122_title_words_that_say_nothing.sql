-- Words that no text is found by ('the', 'and', 'with') are found in titles, for who searches for them
-- alone: each title has marks of them too. About a third of all titles have one, and their rows are
-- written anew: half a minute at a million recipes.

-- Words of a title that the dictionary drops.
create function title_stop_words(title text) returns text[]
  language sql immutable parallel safe
  as $$
    select array(
      select word from unnest(tsvector_to_array(
        to_tsvector('pg_catalog.simple'::regconfig, public.search_text(title)))) as word
      where to_tsvector('pg_catalog.english'::regconfig, word) = ''::tsvector)
  $$;

create or replace function recipe_words(
  title text, names text, filing text, description text, marks text[]
) returns tsvector
  language sql immutable parallel safe
  as $$
    -- 'the' is never indexed and keeps a phrase from running from one part over into the next.
    select setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_text(title)), 'A')
      || setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_text('the ' || names)), 'B')
      || setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_text('the ' || filing)), 'C')
      || setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_text('the ' || description)), 'D')
      || array_to_tsvector(marks || array(
        select '=w:' || word from unnest(
          tsvector_to_array(to_tsvector('pg_catalog.english'::regconfig, public.search_text(title)))
            || public.title_stop_words(title)
        ) as word))
  $$;

update recipe_search s
  set words = s.words || array_to_tsvector(array(
    select '=w:' || word from unnest(title_stop_words(r.title)) as word))
  from recipes r
  where r.id = s.recipe_id and title_stop_words(r.title) <> '{}';
