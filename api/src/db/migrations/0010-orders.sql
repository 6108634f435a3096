-- Orders of the shop and packages of the beta programme. A row outlives the account: whoever deletes it
-- is forgotten here (user_id becomes null, and without the person's key the sealed parts are noise),
-- and the books still add up.
create table orders (
  id uuid primary key,
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('shop', 'beta')),
  status text not null check (status in
    ('pending', 'cancelled', 'paid', 'in_production', 'shipped', 'delivered', 'refunded')),
  -- Product, colour, name and price of each piece, as ordered.
  items jsonb not null,
  shipping_method text not null,
  subtotal_cents integer not null check (subtotal_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents = subtotal_cents + shipping_cents),
  -- Only ever grows.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  code_id uuid not null,
  -- Name, address and what an applicant wrote, encrypted with the person's key.
  sealed_details bytea not null,
  sealed_tracking bytea,
  session_id text unique,
  intent_id text unique,
  -- Letters that are owed and not sent yet.
  letters_due text[] not null default '{}',
  letter_tried_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  feedback_due_at timestamptz,
  -- Of the feedback, once.
  reminded boolean not null default false,
  -- Counts what was written after a look at Stripe: who looked earlier must look again.
  looks integer not null default 0,
  looked_at timestamptz,
  -- Stripe's amount or currency is not ours: nobody is told it is paid until somebody has looked.
  problem text
);
create unique index orders_one_beta on orders (user_id) where kind = 'beta';
create index orders_by_user on orders (user_id, created_at);
create index orders_by_code on orders (code_id);
-- The owner's figures read these columns and nothing else of the table.
create index orders_in_time on orders (created_at, id) include (kind, status, total_cents, refunded_cents);
create index orders_letters_due on orders (letter_tried_at) where letters_due <> '{}';
create index orders_waiting on orders (created_at) where status = 'pending';

alter table orders enable row level security;
alter table orders force row level security;
create policy own_read on orders for select using (user_id = app_user());
create policy own_add on orders for insert with check (user_id = app_user());
create policy own_change on orders for update using (user_id = app_user());
-- Whoever names the row, its checkout or its payment has that from Stripe, or is an admin who acts on
-- this one order.
create policy payment_read on orders for select
  using (app_lookup('payment') in (id::text, session_id, intent_id));
create policy payment_change on orders for update
  using (app_lookup('payment') in (id::text, session_id, intent_id));
create policy maintenance on orders using (is_maintenance());
-- No policy lets a request delete.
grant select, insert, delete on orders to lifetag_app;
grant update (status, refunded_cents, sealed_tracking, session_id, intent_id, letters_due,
  letter_tried_at, paid_at, shipped_at, feedback_due_at, reminded, looks, looked_at, problem)
  on orders to lifetag_app;

-- What is given back. The row comes first and its id is Stripe's idempotency key.
create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  amount_cents integer not null check (amount_cents > 0),
  asked_at timestamptz not null,
  done_at timestamptz
);
create index order_refunds_by_order on order_refunds (order_id);
alter table order_refunds enable row level security;
alter table order_refunds force row level security;
create policy payment_read on order_refunds for select using (app_lookup('payment') = order_id::text);
create policy payment_add on order_refunds for insert with check (app_lookup('payment') = order_id::text);
create policy payment_change on order_refunds for update using (app_lookup('payment') = order_id::text);
create policy maintenance on order_refunds using (is_maintenance());
grant select, insert, delete on order_refunds to lifetag_app;
grant update (done_at) on order_refunds to lifetag_app;

-- What is printed: SVG and PDF of each piece. The code's secret link is in it, so it is sealed.
create table order_artwork (
  user_id uuid not null references users on delete cascade,
  order_id uuid not null references orders,
  item integer not null,
  -- Keyed hash of the link's token: tells whether the link was replaced since.
  token_hash bytea not null,
  sealed bytea not null,
  primary key (user_id, order_id, item)
);
call protect_rows('order_artwork');

create table beta_feedback (
  user_id uuid primary key references users on delete cascade,
  order_id uuid not null references orders,
  given_at timestamptz not null,
  sealed bytea not null
);
call protect_rows('beta_feedback');
