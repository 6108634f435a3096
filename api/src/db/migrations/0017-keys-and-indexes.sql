-- The keys by which statements find their rows; see src/plans.pg.test.ts. A policy of row-level security
-- is no index condition, so that each statement names its own.

-- A person's subscriptions, ended ones too; and what goes with a deleted account.
create index subscriptions_by_user on subscriptions (user_id, kind);
-- The newest gift of a session or of a guest's cookie.
create index donations_by_donor on donations (donor_key, created_at) where kind = 'one_time';
create index beta_feedback_by_order on beta_feedback (order_id);

-- Housekeeping: what has had its time, and what somebody has to look at.
create index sessions_by_end on sessions (expires_at);
create index known_devices_by_age on known_devices (last_seen_at);
create index rate_limits_by_age
  on rate_limits ((coalesce(hits[cardinality(hits)], '-infinity'::timestamptz)));
create index visits_by_age on visits (visited_at);
create index donations_disputed on donations (created_at) where problem is not null;
