-- phase: expand
-- When the account or profile of an id that a device chose was deleted. Housekeeping deletes the row later:
-- until then nobody else gets the id (decisions/0038).
alter table claimed_ids add column deleted_at timestamptz;
create index claimed_ids_by_deletion on claimed_ids (deleted_at) where deleted_at is not null;
grant update (deleted_at) on claimed_ids to lifetag_app;
