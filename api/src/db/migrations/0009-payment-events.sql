-- Which of Stripe's events were dealt with. The same one comes again for up to three days.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
grant select, insert on payment_events to lifetag_app;
