-- Where a client stood before its first push of an epoch, and of which. A copy of a browser profile
-- sends under the same client id: what one of the two sends to a restored server must not be taken
-- by the other for its own.
alter table sync_clients add column start_id integer not null default 0;
alter table sync_clients add column start_epoch text;
