-- phase: expand
-- For the housekeeping that forgets lines older than a year, whichever code they are of.
create index code_scans_in_time on code_scans (scanned_at);
