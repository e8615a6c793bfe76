-- A member on a plan that costs something has a row here; users.plan says which plan it is.
create table subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  billing_interval text not null check (billing_interval in ('month', 'year')),
  coupon_code text,
  coupon_percent integer check (coupon_percent between 1 and 100),
  since timestamptz not null,
  -- Cancelled: at this moment a job returns the member to Basic.
  ends_at timestamptz,
  check ((coupon_code is null) = (coupon_percent is null))
);
create index subscriptions_ending on subscriptions (ends_at) where ends_at is not null;
insert into subscriptions (user_id, billing_interval, since)
  select id, 'month', now() from users where plan <> 'basic';

create table plan_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('chosen', 'cancelled', 'resumed', 'ended')),
  from_plan text not null check (from_plan in ('basic', 'pro', 'family')),
  plan text not null check (plan in ('basic', 'pro', 'family')),
  billing_interval text check (billing_interval in ('month', 'year')),
  price_cents integer not null check (price_cents >= 0),
  -- As they were: a coupon that an operator removes stays in the history.
  coupon_code text,
  coupon_percent integer,
  ends_at timestamptz,
  created_at timestamptz not null
);
create index plan_changes_by_user on plan_changes (user_id, created_at desc, id desc);

-- Filled by an operator: npm run -s coupons.
create table coupons (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$'),
  percent integer not null check (percent between 1 and 100),
  -- The last day (UTC) on which it is taken; null without an end.
  last_day date,
  max_uses integer check (max_uses >= 1),
  uses integer not null default 0 check (uses >= 0 and uses <= max_uses),
  created_at timestamptz not null
);
