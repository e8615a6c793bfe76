-- The address of a video: YouTube, Vimeo or a file, as packages/rules accepts it.
alter table recipes add column video_url text check (length(video_url) between 1 and 300);

-- A hidden comment is seen by its writer and the recipe's author alone.
alter table recipe_comments add column is_hidden boolean not null default false;
create index recipe_comments_hidden on recipe_comments (recipe_id) where is_hidden;

-- recipes.comments and the hours count what everybody sees: as count_on_recipes() does, of comments
-- made at these times, one more or one less each.
create function change_comment_counts(
  sign integer, recipe_ids uuid[], made_at timestamptz[]
) returns void language plpgsql as $$
begin
  perform 1 from recipes where id = any (recipe_ids) order by id for no key update;
  update recipes set comments = comments + sign * c.n
    from (select each as id, count(*)::integer as n from unnest(recipe_ids) as each group by each) c
    where recipes.id = c.id;
  perform case when sign > 0
      then add_to_hours('comments', array_agg(c.id), array_agg(c.hour), array_agg(c.n))
      else take_from_hours('comments', array_agg(c.id), array_agg(c.hour), array_agg(c.n)) end
    from (
      select id, date_trunc('hour', at, 'UTC') as hour, count(*)::integer as n
      from unnest(recipe_ids, made_at) as made (id, at) group by 1, 2) c;
end $$;

-- A comment that was liked is an update as well, and changes nothing here.
create function count_visible_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform change_comment_counts(1, array_agg(recipe_id), array_agg(created_at))
      from added where not is_hidden;
  elsif tg_op = 'DELETE' then
    perform change_comment_counts(-1, array_agg(recipe_id), array_agg(created_at))
      from removed where not is_hidden;
  else
    perform change_comment_counts(-1, array_agg(a.recipe_id), array_agg(a.created_at))
      from added a join removed r using (id) where a.is_hidden and not r.is_hidden;
    perform change_comment_counts(1, array_agg(a.recipe_id), array_agg(a.created_at))
      from added a join removed r using (id) where r.is_hidden and not a.is_hidden;
  end if;
  return null;
end $$;

drop trigger recipe_comments_added on recipe_comments;
drop trigger recipe_comments_removed on recipe_comments;
create trigger recipe_comments_added after insert on recipe_comments
  referencing new table as added for each statement execute function count_visible_comments();
create trigger recipe_comments_removed after delete on recipe_comments
  referencing old table as removed for each statement execute function count_visible_comments();
create trigger recipe_comments_changed after update on recipe_comments
  referencing new table as added old table as removed
  for each statement execute function count_visible_comments();
