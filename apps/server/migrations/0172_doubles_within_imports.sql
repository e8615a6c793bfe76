-- The earlier item of the same import that one seems to be, where it is none of the cook's own recipes.
alter table import_items add column like_item integer;

-- By what an item that waits is looked for among the others of its import.
create table import_item_keys (
  import_id uuid not null,
  key text not null,
  position integer not null,
  primary key (import_id, key, position),
  foreign key (import_id, position) references import_items (import_id, position) on delete cascade
);
create index import_item_keys_by_item on import_item_keys (import_id, position);
