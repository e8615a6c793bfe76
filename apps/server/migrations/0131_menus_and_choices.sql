-- An answer may be a menu or a plan of days, and may offer requests to go on with.
alter table chat_messages
  add column menu jsonb,
  add column choices jsonb not null default '[]';
