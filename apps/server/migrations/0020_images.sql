-- Stored pictures, known by the hash of what was uploaded; the files lie in the image store.
create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null,
  widths integer[] not null,
  -- The row comes before its files, so that no file is ever without a row; false until all lie there.
  stored boolean not null default false,
  has_avif boolean not null default false,
  -- How many rows show it. At zero it is free to be swept, once it is old enough that no open
  -- transaction can be about to use it.
  uses integer not null default 0 check (uses >= 0),
  created_at timestamptz not null
);
create index images_unused on images (created_at) where uses = 0;

-- Keeps images.uses true for any table with a column that names an image. Argument: that column.
create function count_image_uses() returns trigger language plpgsql as $$
declare
  old_hash text := case when tg_op = 'INSERT' then null else to_jsonb(old) ->> tg_argv[0] end;
  new_hash text := case when tg_op = 'DELETE' then null else to_jsonb(new) ->> tg_argv[0] end;
begin
  if old_hash is distinct from new_hash then
    -- In hash order, so that two swaps of the same two pictures cannot deadlock.
    perform 1 from images where hash in (old_hash, new_hash) order by hash for no key update;
    update images set uses = uses - 1 where hash = old_hash;
    update images set uses = uses + 1 where hash = new_hash;
  end if;
  return null;
end $$;

alter table users add foreign key (avatar_hash) references images (hash);
create index users_avatar_hash on users (avatar_hash) where avatar_hash is not null;
create trigger users_image_uses after insert or delete or update of avatar_hash on users
  for each row execute function count_image_uses('avatar_hash');
