-- phase: expand
-- Subscriptions whose account was deleted and which the payment provider has not confirmed as ended. A row
-- holds the provider's id alone, and goes once the end is confirmed.
create table subscription_endings (
  subscription_id text primary key,
  tries integer not null default 0,
  -- Whoever tries puts this off, so that nobody else tries meanwhile.
  due_at timestamptz not null
);
create index subscription_endings_by_due on subscription_endings (due_at);
grant select, insert, delete on subscription_endings to lifetag_app;
grant update (tries, due_at) on subscription_endings to lifetag_app;
