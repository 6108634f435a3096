-- Plans and monthly gifts. What is charged under one is a row of `donations`.
create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('plan', 'monthly_gift')),
  plan text check (plan in ('basic', 'premium', 'family')),
  total_cents integer not null check (total_cents between 50 and 99999999),
  -- Stripe's word for it.
  status text not null default 'incomplete',
  subscription_id text unique,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null,
  looks integer not null default 0,
  looked_at timestamptz,
  check ((kind = 'plan') = (plan is not null))
);
-- One of each kind a person, until it has come to its end.
create unique index subscriptions_open on subscriptions (user_id, kind)
  where status not in ('canceled', 'incomplete_expired');
call protect_rows('subscriptions');
create policy payment_read on subscriptions for select using (app_lookup('payment') in (id::text, subscription_id));
create policy payment_change on subscriptions for update using (app_lookup('payment') in (id::text, subscription_id));

-- Stripe wants a customer for what recurs. It holds no name and no address.
create table stripe_customers (
  user_id uuid primary key references users on delete cascade,
  customer_id text not null unique
);
call protect_rows('stripe_customers');

-- Who chose Free Access on the donation page.
create table free_access (
  user_id uuid primary key references users on delete cascade,
  activated_at timestamptz not null
);
call protect_rows('free_access');
