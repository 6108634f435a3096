-- phase: expand
-- When the person said that they have seen and kept their present recovery codes. Empty where the answer that
-- held them was lost, and where there are none.
alter table users add column recovery_codes_seen_at timestamptz;
grant update (recovery_codes_seen_at) on users to lifetag_app;
