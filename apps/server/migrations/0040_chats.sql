create table chats (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index chats_latest on chats (user_id, updated_at desc);

-- A generation is its assistant message: 'streaming' while `owner` renews the lease.
create table chat_messages (
  id uuid primary key,
  chat_id uuid not null references chats (id) on delete cascade,
  role text not null check (role in ('user', 'ai')),
  mode text not null check (mode in ('idea', 'ingredients', 'adapt')),
  content text not null default '',
  status text not null default 'complete'
    check (status in ('streaming', 'complete', 'stopped', 'interrupted', 'error')),
  recipe_data jsonb,
  dietary_restrictions text[] not null default '{}',
  diet_check jsonb,
  -- Which model or engine wrote it.
  engine text,
  error_code text,
  idempotency_key text,
  owner text,
  lease_until timestamptz,
  stop_requested boolean not null default false,
  created_at timestamptz not null,
  check (status <> 'streaming' or (owner is not null and lease_until is not null))
);
create index chat_messages_in_order on chat_messages (chat_id, id);
create unique index chat_messages_one_streaming on chat_messages (chat_id)
  where status = 'streaming';
create unique index chat_messages_idempotency on chat_messages (chat_id, idempotency_key)
  where idempotency_key is not null;

-- Complete assistant recipes of a calendar month (UTC): kept apart from chats, so that deleting a
-- chat gives nothing back.
create table assistant_usage (
  user_id uuid not null references users (id) on delete cascade,
  month date not null,
  recipes integer not null default 0 check (recipes >= 0),
  primary key (user_id, month)
);
