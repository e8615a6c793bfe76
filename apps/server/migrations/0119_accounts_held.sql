-- What keeps an account its owner's, whoever guesses, asks or has taken a session.

-- Opened under the cookie name that no other host can set ('__Host-'): under the plain name, which may
-- be planted, such a session opens nothing.
alter table sessions add host_bound boolean not null default false;

-- A browser that was signed in to the account before counts apart: nobody else's guesses lock it out.
alter table sign_in_failures add device_id uuid;
create index sign_in_failures_by_email_and_ip on sign_in_failures (email, ip, at desc);
create index sign_in_failures_by_device on sign_in_failures (device_id, at desc)
  where device_id is not null;

-- Wrong passwords of those who are signed in: what locks guessing out from a session.
create table password_checks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null,
  at timestamptz not null
);
create index password_checks_by_session on password_checks (session_id, at desc);
create index password_checks_by_user on password_checks (user_id, at desc);
create index password_checks_at on password_checks (at);

-- How often a sender was told that an address or a name has an account.
create table taken_answers (
  id uuid primary key,
  ip text not null,
  at timestamptz not null
);
create index taken_answers_by_ip on taken_answers (ip, at desc);
create index taken_answers_at on taken_answers (at);

-- Mails that tell an owner of a change: so many a day, for their address may be a stranger's.
create table account_notices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null
);
create index account_notices_by_user on account_notices (user_id, at desc);
create index account_notices_at on account_notices (at);
