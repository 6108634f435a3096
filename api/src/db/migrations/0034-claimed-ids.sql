-- phase: expand
-- A server of the release before knows no ids that devices choose, and gives its own.

-- Ids that devices chose for accounts (as keyed hashes): each is given once, also when its account was
-- deleted since. Whose they are or were is not kept. It is written in the transaction of the account,
-- and what has to be unique among all people, now and ever, is unique here: distributed by its own key.
create table claimed_ids (
  id_hash bytea primary key
);
grant select, insert on claimed_ids to lifetag_app;
