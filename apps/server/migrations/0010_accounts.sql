-- Who cooks here, how they prove it, and what stands between them and whoever guesses.

create table users (
  id uuid primary key,
  username text not null check ((username collate "C") ~ '^[A-Za-z0-9_.-]{3,30}$'),
  email text not null check (length(email) between 3 and 254),
  email_confirmed boolean not null default false,
  full_name text not null default '',
  -- The foreign key is made with the images, in 0020.
  avatar_hash text,
  bio text not null default '',
  location text not null default '',
  website text not null default '',
  birth_date date,
  hide_age boolean not null default false,
  gender text not null default 'Prefer not to say',
  gender_text text not null default '',
  instagram text,
  youtube text,
  x text,
  dietary_preferences text[] not null default '{}',
  chat_restrictions text[] not null default '{}',
  cooking_level text check (cooking_level in ('Beginner', 'Intermediate', 'Expert')),
  phone_number text,
  is_public boolean not null default true,
  hide_favorites boolean not null default false,
  theme text not null default 'light' check (theme in ('light', 'dark')),
  plan text not null default 'basic' check (plan in ('basic', 'pro', 'family')),
  -- Kept by the triggers of follows and recipes.
  follower_count integer not null default 0 check (follower_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  recipe_count integer not null default 0 check (recipe_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The address first: an account that takes both is told about the address.
create unique index users_email_key on users (lower(email));
create unique index users_username_key on users (lower(username));

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null,
  expires_at timestamptz not null,
  ip text,
  user_agent text,
  created_at timestamptz not null,
  -- When expires_at was last moved on; at most once a day.
  updated_at timestamptz not null
);
create unique index sessions_token_key on sessions (token);
create index sessions_by_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- One way to sign in as a user: 'credential' is the password, anything else the issuer of an
-- OpenID Connect identity. The columns of tokens are better-auth's; we ask for none and keep none.
create table identities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((provider_id = 'credential') = (password is not null))
);
create unique index identities_account_key on identities (provider_id, account_id);
create index identities_by_user on identities (user_id);

-- Short-lived secrets: the state of a third-party sign-in that is under way.
create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verifications_identifier on verifications (identifier);
create index verifications_expiry on verifications (expires_at);

-- What locks guessing out, and who opens accounts by the dozen. Both are forgotten within a day.
create table sign_in_failures (
  id uuid primary key,
  email text not null,
  ip text not null,
  at timestamptz not null
);
create index sign_in_failures_by_email on sign_in_failures (email, at desc);
create index sign_in_failures_by_ip on sign_in_failures (ip, at desc);
create index sign_in_failures_at on sign_in_failures (at);

create table sign_ups (
  id uuid primary key,
  ip text not null,
  at timestamptz not null
);
create index sign_ups_by_ip on sign_ups (ip, at desc);
create index sign_ups_at on sign_ups (at);

alter table idempotency_keys
  add foreign key (user_id) references users (id) on delete cascade;
