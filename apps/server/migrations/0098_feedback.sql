-- What members say of the product, and what they ask its operator for.

create table feedback_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  improvement text not null default '' check (length(improvement) <= 4000),
  created_at timestamptz not null
);
create index feedback_entries_by_user on feedback_entries (user_id, created_at desc);

create table support_tickets (
  id uuid primary key,
  -- What people call it: '#12' in mails and on the operator's command line.
  number integer generated always as identity unique,
  user_id uuid not null references users (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 120),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index support_tickets_by_user on support_tickets (user_id, updated_at desc, id desc);
create index support_tickets_waiting on support_tickets (updated_at, id) where status = 'open';

create table support_messages (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  from_operator boolean not null,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index support_messages_in_order on support_messages (ticket_id, id);

-- A message of somebody who was signed in goes with their account.
alter table contact_messages drop constraint contact_messages_user_id_fkey,
  add foreign key (user_id) references users (id) on delete cascade;
