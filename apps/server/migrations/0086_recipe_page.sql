-- The address of a video: YouTube, Vimeo or a file, as packages/rules accepts it.
alter table recipes add column video_url text check (length(video_url) between 1 and 300);

-- A hidden comment is seen by its writer and the recipe's author alone.
alter table recipe_comments add column is_hidden boolean not null default false;
create index recipe_comments_hidden on recipe_comments (recipe_id) where is_hidden;

-- recipes.comments counts what everybody sees. As count_on_recipes(), but of the rows not hidden; a
-- comment that was liked is an update as well, and changes nothing here.
create function count_visible_comments() returns trigger language plpgsql as $$
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
