-- A version of a recipe has the photo it had, which stays as long as the version does.
alter table recipe_revisions
  add column image_hash text references images (hash),
  -- False for what was kept before photos were: then nobody knows which it had.
  add column keeps_photo boolean not null default false,
  -- Written, never saved, and kept when its cook chose another version.
  add column given_up boolean not null default false,
  add check (keeps_photo or image_hash is null);
create index recipe_revisions_by_image on recipe_revisions (image_hash)
  where image_hash is not null;
create trigger recipe_revisions_image_uses after insert or delete or update of image_hash
  on recipe_revisions for each row execute function count_image_uses('image_hash');
