-- An entry that wrote itself and was deleted by its cook: publishing or rating again does not bring it back.
create table removed_entries (
  author_id uuid not null references users (id) on delete cascade,
  recipe_id uuid not null references recipes (id) on delete cascade,
  kind text not null check (kind in ('published', 'rated')),
  primary key (author_id, recipe_id, kind)
);
create index removed_entries_by_recipe on removed_entries (recipe_id);

-- An entry about a cooking shows the photo of its record, as it shows its note: no copy to keep in step.
delete from post_images i using activity_posts p where p.id = i.post_id and p.cooked_id is not null;
