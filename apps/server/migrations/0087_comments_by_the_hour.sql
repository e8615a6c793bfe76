-- What count_visible_comments() counts is noted by the hour too, as all that is counted on recipes: a
-- comment that is hidden is taken back from the hour it was made in, and added to it when it is shown.
create or replace function count_visible_comments() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in execute case tg_op
      when 'INSERT' then
        'select recipe_id, count(*)::integer as n from added where not is_hidden group by recipe_id order by recipe_id'
      when 'DELETE' then
        'select recipe_id, -count(*)::integer as n from removed where not is_hidden group by recipe_id order by recipe_id'
      else
        'select a.recipe_id, sum(r.is_hidden::integer - a.is_hidden::integer)::integer as n
         from added a join removed r using (id) where a.is_hidden <> r.is_hidden
         group by a.recipe_id order by a.recipe_id'
      end
  loop
    update recipes set comments = comments + change.n where id = change.recipe_id;
  end loop;
  if tg_op = 'INSERT' then
    perform add_to_hours('comments', array_agg(recipe_id), array_agg(hour), array_agg(n))
      from (
        select recipe_id, date_trunc('hour', created_at, 'UTC') as hour, count(*)::integer as n
        from added where not is_hidden group by 1, 2) c;
  elsif tg_op = 'DELETE' then
    perform take_from_hours('comments', array_agg(recipe_id), array_agg(hour), array_agg(n))
      from (
        select recipe_id, date_trunc('hour', created_at, 'UTC') as hour, count(*)::integer as n
        from removed where not is_hidden group by 1, 2) c;
  else
    perform take_from_hours('comments', array_agg(recipe_id), array_agg(hour), array_agg(n))
      from (
        select a.recipe_id, date_trunc('hour', a.created_at, 'UTC') as hour, count(*)::integer as n
        from added a join removed r using (id) where a.is_hidden and not r.is_hidden group by 1, 2) c;
    perform add_to_hours('comments', array_agg(recipe_id), array_agg(hour), array_agg(n))
      from (
        select a.recipe_id, date_trunc('hour', a.created_at, 'UTC') as hour, count(*)::integer as n
        from added a join removed r using (id) where r.is_hidden and not a.is_hidden group by 1, 2) c;
  end if;
  return null;
end $$;

-- Those made since there are hidden ones.
update recipe_hours set comments = 0 where comments <> 0;
update recipe_days set comments = 0 where comments <> 0;
insert into recipe_hours as h (recipe_id, hour, comments, changed_at)
  select recipe_id, date_trunc('hour', created_at, 'UTC'), count(*), now()
  from recipe_comments where not is_hidden group by 1, 2
on conflict (recipe_id, hour) do update
  set comments = excluded.comments, changed_at = excluded.changed_at;
