-- Gifts, one row each, written before Stripe hears of them. The row outlives the account: whoever
-- deletes it is forgotten here (user_id becomes null), and the books still add up.
create table donations (
  id uuid primary key,
  -- Null: a guest's, or of an account that is gone.
  user_id uuid references users on delete set null,
  -- Keyed hash of the session (or the guest's cookie) that began it; empty for what is charged monthly.
  donor_key text not null,
  -- Keyed hash of the address it came from, by which declined cards are counted.
  donor_address text not null,
  kind text not null check (kind in ('one_time', 'monthly_gift', 'plan')),
  tier text,
  total_cents integer not null check (total_cents between 50 and 99999999),
  -- Only ever grows.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'cancelled', 'paid', 'refunded')),
  intent_id text unique,
  -- Of a monthly charge.
  invoice_id text unique,
  -- A guest's own word; forgotten once the receipt is on its way.
  receipt_email text,
  receipt_number text unique,
  receipt_state text not null default 'none' check (receipt_state in ('none', 'due', 'sent')),
  receipt_tried_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- Counts what was written after a look at Stripe: who looked earlier must look again.
  looks integer not null default 0,
  looked_at timestamptz,
  -- Stripe's amount or currency is not ours: nobody is told it is paid until somebody has looked.
  problem text
);
-- One open gift a session, however many tabs or presses.
create unique index donations_open on donations (donor_key)
  where status = 'pending' and kind = 'one_time';
create index donations_by_user on donations (user_id, created_at);
create index donations_by_status on donations (status, created_at, id);
create index donations_receipts_due on donations (receipt_tried_at) where receipt_state = 'due';

alter table donations enable row level security;
alter table donations force row level security;
create policy own_read on donations for select using (user_id = app_user());
create policy own_add on donations for insert with check (user_id = app_user());
create policy own_change on donations for update using (user_id = app_user());
create policy donor_read on donations for select using (donor_key = app_lookup('donor'));
create policy donor_add on donations for insert
  with check (donor_key = app_lookup('donor') and user_id is null);
create policy donor_change on donations for update using (donor_key = app_lookup('donor'));
-- Whoever names the row, or its payment, has that from Stripe.
create policy payment_read on donations for select using (app_lookup('payment') in (id::text, intent_id));
create policy payment_change on donations for update using (app_lookup('payment') in (id::text, intent_id));
create policy maintenance on donations using (is_maintenance());
-- No policy lets a request delete.
grant select, insert, delete on donations to lifetag_app;
grant update (refunded_cents, status, intent_id, receipt_email, receipt_number, receipt_state,
  receipt_tried_at, paid_at, looks, looked_at, problem) on donations to lifetag_app;

create sequence receipt_numbers;
grant usage on sequence receipt_numbers to lifetag_app;
