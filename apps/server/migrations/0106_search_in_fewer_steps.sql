-- What a search asks of every match it reads, made ready when the row is written. Rewrites the table and
-- its indexes: at a million recipes that takes minutes.

-- What `ts_rank` divides by under normalization 1: to count a row's words anew for each search took two
-- thirds of its time.
create function words_scale(words tsvector) returns double precision
  language sql immutable parallel safe
  as $$
    select ln((1 + sum(greatest(1, coalesce(cardinality(positions), 0))))::double precision)
      / ln(2::double precision)
    from unnest(words)
  $$;

-- Foods by the last nine bits of their hashes. Of these, never more are missing at home than of the foods
-- themselves: what misses too many here need not be looked at more closely.
create function food_bits(foods integer[]) returns bit(512)
  language sql immutable parallel safe
  as $$
    select coalesce(bit_or(set_bit(B'0'::bit(512), food & 511, 1)), B'0'::bit(512))
    from unnest(foods) as food
  $$;

alter table recipe_search
  add column words_scale double precision generated always as (words_scale(words)) stored,
  add column food_bits bit(512) not null generated always as (food_bits(foods)) stored,
  -- What is counted of matches, in one number to group them by (match-queries.ts): the bits of the diets
  -- below 24, the difficulty, the cook time's band.
  add column facets integer not null generated always as (
    diets
    | (case difficulty when 'Easy' then 1 when 'Medium' then 2 when 'Hard' then 3 else 0 end << 24)
    | (case when cook_minutes <= 30 then 1 when cook_minutes <= 60 then 2
        when cook_minutes > 60 then 3 else 0 end << 26)
  ) stored;
