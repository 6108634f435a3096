-- Stripe refused it for good, and its word for why. Such a row takes nothing from what is left to give
-- back; another try is another row.
alter table order_refunds add column refused_at timestamptz, add column refusal text;
grant update (refused_at, refusal) on order_refunds to lifetag_app;
