-- What visitors leave in the footer: messages to the people who run this site, and newsletter
-- subscriptions by those who may have no account.
create table contact_messages (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  message text not null check (length(message) between 1 and 4000),
  created_at timestamptz not null
);
create index contact_messages_newest on contact_messages (created_at desc);
create index contact_messages_by_user on contact_messages (user_id) where user_id is not null;

create table newsletter_subscriptions (
  id uuid primary key,
  email text not null,
  confirmed_at timestamptz,
  created_at timestamptz not null
);
create unique index newsletter_subscriptions_email_key on newsletter_subscriptions (lower(email));
