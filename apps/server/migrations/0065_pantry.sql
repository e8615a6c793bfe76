create table pantry_items (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  qty integer not null check (qty >= 1),
  unit text not null check (length(unit) between 1 and 30),
  expiry_date date,
  -- The food of the kitchen's lexicon that the name means; null where it is not known.
  ingredient_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index pantry_items_by_expiry
  on pantry_items (user_id, expiry_date, created_at desc, id desc);
