-- phase: expand
-- Where a client stood before its first push of each epoch before `start_epoch`: [[epoch, id], ...], the
-- oldest first. A copy of a browser profile may have slept through several restores.
alter table sync_clients add column earlier_starts jsonb not null default '[]';
