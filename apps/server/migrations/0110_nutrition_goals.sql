-- What a cook means to eat in a day: kcal, g, and mg of sodium; null where there is no goal.
create table nutrition_goals (
  user_id uuid primary key references users (id) on delete cascade,
  kcal integer check (kcal between 100 and 15000),
  protein integer check (protein between 1 and 1000),
  carbs integer check (carbs between 1 and 2000),
  fat integer check (fat between 1 and 1000),
  fiber integer check (fiber between 1 and 300),
  sodium integer check (sodium between 10 and 20000)
);
