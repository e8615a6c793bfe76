-- What a member's Idempotency-Key answered the first time; answer is null while that call runs.
-- The user's row is made by 0010, which adds the foreign key.
create table idempotency_keys (
  user_id uuid not null,
  scope text not null,
  key text not null check (length(key) <= 200),
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
