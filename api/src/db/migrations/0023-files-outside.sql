-- The bytes of a file may lie outside of the database, in a bucket (FILES_URL). What lies there is
-- what would lie here: sealed with the user's key. A row with neither bytes nor a date is a file on
-- its way into the bucket; its place in the person's room is taken already.
alter table files alter column sealed drop not null;
alter table files add column outside_since timestamptz;
alter table files add constraint files_in_one_place check (sealed is null or outside_since is null);
