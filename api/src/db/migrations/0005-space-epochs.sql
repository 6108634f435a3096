-- A space that was caught behind its own devices (the server was restored and nobody said so) has
-- an epoch of its own beside the server's, so that what a version named before is not taken for
-- what it names now. The number tells which of two is the later; the tag tells apart two that were
-- given after the same backup.
alter table spaces add column epoch_number integer not null default 0;
alter table spaces add column epoch_tag text not null default '';

-- A client that claims to know outcomes up to here, which were never given in this history, has
-- been answered with a new epoch already: it is not given another while it starts anew.
alter table sync_clients add column ahead_id integer;
