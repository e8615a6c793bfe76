-- A record of cooking is its cook's: it stays when the recipe goes, under the title the recipe had and
-- with what a portion of it fed one, as `{ perServing, missed }`.
alter table cooked_recipes
  alter column recipe_id drop not null,
  add column recipe_title text not null default '',
  add column recipe_nutrition jsonb,
  drop constraint cooked_recipes_recipe_id_fkey,
  add constraint cooked_recipes_recipe_id_fkey
    foreign key (recipe_id) references recipes (id) on delete set null;

-- Of a recipe's stored answers, what a record of cooking keeps.
create function kept_nutrition(recipe uuid) returns jsonb stable language sql as $$
  select jsonb_build_object('perServing', a.nutrition -> 'perServing', 'missed', coalesce(
      (select jsonb_agg(l ->> 'text') from json_array_elements(a.nutrition -> 'lines') l
        where l ->> 'status' = 'missed'), '[]'))
    from recipe_answers a
    where a.recipe_id = recipe and json_typeof(a.nutrition -> 'perServing') = 'object'
$$;

update cooked_recipes c
  set recipe_title = r.title, recipe_nutrition = kept_nutrition(r.id)
  from recipes r join users u on u.id = r.author_id
  where r.id = c.recipe_id
    and (r.author_id = c.user_id or (r.status = 'published' and u.is_public));
-- Hidden by now, and perhaps renamed since: the title of the version that was cooked, if it was kept.
update cooked_recipes c
  set recipe_title = coalesce((select v.content ->> 'title' from recipe_revisions v
    where v.recipe_id = r.id and v.saved_at <= c.created_at and not v.given_up
    order by v.revision desc limit 1), '')
  from recipes r join users u on u.id = r.author_id
  where r.id = c.recipe_id
    and not (r.author_id = c.user_id or (r.status = 'published' and u.is_public));

-- The recipes of `recipes` are about to be hidden or deleted: records of cooking keep what these say.
create function keep_what_was_cooked(recipes uuid[]) returns void language plpgsql as $$
begin
  perform 1 from cooked_recipes where recipe_id = any (recipes) order by id for no key update;
  update cooked_recipes c
    set recipe_title = r.title, recipe_nutrition = kept_nutrition(r.id)
    from recipes r where r.id = c.recipe_id and r.id = any (recipes);
end $$;

-- What others may not read any more is kept as it was while they could; a cook's own always is.
create function keep_cooked_of_recipe() returns trigger language plpgsql as $$
begin
  if old.status = 'published'
    and exists (select 1 from users u where u.id = old.author_id and u.is_public) then
    perform keep_what_was_cooked(array[old.id]);
  end if;
  if tg_op = 'UPDATE' then return new; end if;
  update cooked_recipes set recipe_title = old.title, recipe_nutrition = kept_nutrition(old.id)
    where recipe_id = old.id and user_id = old.author_id;
  -- Nothing but what it is about ties such an entry to the recipe.
  update activity_posts set recipe_id = null where recipe_id = old.id and cooked_id is not null;
  return old;
end $$;
create trigger recipes_keep_cooked before delete on recipes
  for each row execute function keep_cooked_of_recipe();
create trigger recipes_keep_cooked_when_hidden before update of status on recipes
  for each row when (old.status = 'published' and new.status <> 'published')
  execute function keep_cooked_of_recipe();

create function keep_cooked_of_author() returns trigger language plpgsql as $$
begin
  perform keep_what_was_cooked(
    array(select id from recipes where author_id = old.id and status = 'published'));
  return case when tg_op = 'UPDATE' then new else old end;
end $$;
create trigger users_keep_cooked before delete on users
  for each row when (old.is_public) execute function keep_cooked_of_author();
create trigger users_keep_cooked_when_hidden before update of is_public on users
  for each row when (old.is_public and not new.is_public) execute function keep_cooked_of_author();

alter table activity_posts
  drop constraint activity_posts_check,
  add constraint activity_posts_about_something check (case kind when 'post' then recipe_id is null and content <> ''
    when 'cooked' then recipe_id is not null or cooked_id is not null
    else recipe_id is not null end);
