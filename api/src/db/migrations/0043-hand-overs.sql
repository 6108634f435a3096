-- phase: expand
-- Records that are to get a login of their own, once their guardians have had the time to object.
create table hand_overs (
  user_id uuid primary key references users on delete cascade,
  -- The guardian who asked for it.
  member_id uuid not null,
  takes_effect_at timestamptz not null,
  -- Address, password hash or passkey, and what the guardian stays; encrypted with the record's key.
  sealed bytea not null
);
call protect_rows('hand_overs');
create index hand_overs_by_time on hand_overs (takes_effect_at);
