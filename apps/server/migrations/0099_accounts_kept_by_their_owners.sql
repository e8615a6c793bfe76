-- Links to a new password: 'reset' was mailed, and proves the address; 'handed-reset' was printed for
-- whoever runs this site, and proves nothing.
alter table email_links drop constraint email_links_purpose_check,
  add check (purpose in ('confirm', 'undo', 'reset', 'handed-reset'));
create index users_former_email on users (lower(former_email)) where former_email is not null;

-- Who asked for such links: an account's or not, so that counting tells nobody which it was.
create table reset_requests (
  id uuid primary key,
  email text not null,
  ip text not null,
  at timestamptz not null
);
create index reset_requests_by_email on reset_requests (email, at desc);
create index reset_requests_by_ip on reset_requests (ip, at desc);
create index reset_requests_at on reset_requests (at);

-- A credit line names its cook no longer than they have an account.
create index recipes_adapted_from_author on recipes (lower(adapted_from_author))
  where adapted_from_author is not null;

create index chat_messages_adapted_author
  on chat_messages (lower(adaptation #>> '{original,author}')) where adaptation is not null;

-- Downloads of all of one's data that were asked for; fetched once, soon.
create table archives (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  fetched_at timestamptz
);
create index archives_by_user on archives (user_id, asked_at desc);
