-- Letters on their way. Each is written in the transaction that owes it, and goes when the mail server
-- has taken it. A deleted account's last letter is one of them, so that none of them has an owner.
create table letters (
  id uuid primary key,
  -- Address, subject and text, encrypted with a key of the server's.
  sealed bytea not null,
  made_at timestamptz not null,
  tries integer not null default 0,
  -- Whoever takes it for sending puts this off, so that nobody else sends it meanwhile.
  due_at timestamptz not null
);
create index letters_by_due on letters (due_at);
grant select, insert, delete on letters to lifetag_app;
grant update (tries, due_at) on letters to lifetag_app;

-- donations.receipt_state and orders.letters_due say what is owed and not written yet: a server that
-- died in between. When it was tried is no longer kept there.
drop index donations_receipts_due;
drop index orders_letters_due;
create index donations_receipts_due on donations (created_at) where receipt_state = 'due';
create index orders_letters_due on orders (created_at) where letters_due <> '{}';
