-- E-mail addresses are no longer readable here. An account is found by the keyed hash of its address,
-- which also keeps addresses unique; what is shown is sealed with the account's own key.

alter table users alter column email drop not null;
alter table users add column email_hash bytea;
alter table users add column sealed_email bytea;
-- Of rows from before, `email` is sealed and emptied at the next start (records/seal-clear-addresses.ts).
alter table users add constraint users_email_once check ((email is null) = (email_hash is not null));
drop index users_by_email;
create unique index users_by_email_hash on users (email_hash) where deleted_at is null;

drop policy shown_email on users;
create policy shown_email on users for select to lifetag_app
  using (encode(email_hash, 'hex') = app_lookup('email') and deleted_at is null);
revoke insert (email), update (email) on users from lifetag_app;
grant insert (email_hash), update (sealed_email) on users to lifetag_app;

-- A guest has no key of their own: sealed with the server's, until the receipt is on its way.
alter table donations add column sealed_receipt_email bytea;
revoke update (receipt_email), insert on donations from lifetag_app;
grant insert (id, user_id, donor_key, donor_address, kind, tier, total_cents, status, intent_id,
  refunded_cents, invoice_id, sealed_receipt_email, receipt_number, receipt_state, created_at, paid_at, looks,
  looked_at, problem) on donations to lifetag_app;
grant update (sealed_receipt_email) on donations to lifetag_app;

-- What is left to be sealed is found without reading the tables.
create index users_clear_email on users (id) where email is not null;
create index donations_clear_email on donations (id) where receipt_email is not null;
