-- phase: expand
-- `start_epoch` and `start_id` as they were in the epochs before, the oldest first: a copy of a browser
-- profile may have slept through several restores. Two arrays, because a cluster lets only immutable
-- functions write to a row, and those that build JSON are none.
alter table sync_clients add column earlier_epochs text[] not null default '{}';
alter table sync_clients add column earlier_ids integer[] not null default '{}';
