-- phase: expand
-- The account that sends as this client, where that is not the record's own person. A server of the release
-- before leaves it empty: a member's client then takes another id with its next change, as a copy would.
alter table sync_clients add column actor_id uuid;
