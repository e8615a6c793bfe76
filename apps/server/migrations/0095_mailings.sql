-- A mailing is one letter to many. It goes through its recipients in the order of their ids, some of
-- them a transaction, and notes there where it is: stopped at any point, it goes on without sending
-- anything twice.
create table mailings (
  id uuid primary key,
  kind text not null check (kind in ('digest', 'offers')),
  -- What it is told apart by: the day of a digest, the hash of an offer's text. None is sent twice.
  key text not null,
  subject text not null check (length(subject) between 1 and 200),
  body text not null,
  -- The recipes that all readers are shown; a later digest leaves them out.
  recipe_ids uuid[] not null default '{}',
  audience text not null default 'members' check (audience in ('members', 'subscribers')),
  -- The last of the audience that was written to.
  after_id uuid not null default '00000000-0000-0000-0000-000000000000',
  sent integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (kind, key)
);
create index mailings_unfinished on mailings (created_at) where finished_at is null;

create index users_newsletter on users (id) where mails_newsletter and email_confirmed;
create index users_offers on users (id) where mails_offers and email_confirmed;

-- When a member is next mailed what cooks they follow published, and when they were last: a mail a day.
create table recipe_alert_mails (
  user_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz,
  sent_at timestamptz
);
create index recipe_alert_mails_due on recipe_alert_mails (due_at) where due_at is not null;

-- A subscription holds once the link that was mailed is opened; its secret is in the mail alone.
alter table newsletter_subscriptions
  add column token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  add column expires_at timestamptz,
  -- When links were mailed: how often is bounded, as anybody may type any address.
  add column asked_at timestamptz[] not null default '{}';
update newsletter_subscriptions set expires_at = created_at where confirmed_at is null;
create unique index newsletter_subscriptions_token on newsletter_subscriptions (token_hash)
  where token_hash is not null;
create index newsletter_subscriptions_expiry on newsletter_subscriptions (expires_at)
  where confirmed_at is null;
