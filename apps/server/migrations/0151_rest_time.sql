-- The time in which a recipe rests: it chills, rises or marinates, and nobody cooks.
alter table recipes
  add column rest_time text not null default '' check (length(rest_time) <= 60),
  add column rest_minutes integer;
