-- phase: expand
-- Empty and unused as long as the database is one node.

-- Where people's rows are distributed, the books, orders and letters' links stay on the coordinator,
-- and no foreign key of theirs can point to `users`. They point here instead (ops/citus/prepare.sql
-- enters people and moves the keys); deleting the row does what deleting the account does on one node.
create table local_users (
  user_id uuid primary key
);
call protect_rows('local_users');
