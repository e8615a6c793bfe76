-- What the answers of a chat go by.
alter table chats
  add column use_pantry boolean not null default true,
  add column units text check (units in ('us', 'metric'));

alter table chat_messages
  -- What the cook listed and showed, on a user message.
  add column ingredients text[] not null default '{}',
  add column image_hash text references images (hash),
  -- On an answer: what the kitchen changed in it, the original it was adapted from, what it was
  -- written from.
  add column corrections jsonb not null default '[]',
  add column adaptation jsonb,
  add column context jsonb;
create index chat_messages_image_hash on chat_messages (image_hash) where image_hash is not null;
create trigger chat_messages_image_uses
  after insert or delete or update of image_hash on chat_messages
  for each row execute function count_image_uses('image_hash');

-- Tokens and what they cost, as the provider told them; a millionth of a dollar each.
alter table assistant_usage
  add column input_tokens bigint not null default 0 check (input_tokens >= 0),
  add column output_tokens bigint not null default 0 check (output_tokens >= 0),
  add column cost_micros bigint check (cost_micros >= 0);
