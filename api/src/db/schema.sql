-- The schema after all migrations. Written by `npm run --prefix api db:schema`; do not edit.

create table alert_choices (
  user_id uuid not null,
  member_id uuid not null,
  is_notified boolean not null,
  constraint alert_choices_pkey PRIMARY KEY (user_id, member_id),
  constraint alert_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table alert_choices enable row level security, force row level security;
create policy maintenance on alert_choices using (is_maintenance());
create policy own on alert_choices using ((user_id = app_user()));
grant delete, insert, select, update on alert_choices to lifetag_app;

create table alert_contacts (
  user_id uuid not null,
  id uuid not null,
  state text not null,
  secret_hash bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  sealed bytea not null,
  sealed_endpoint bytea,
  constraint alert_contacts_pkey PRIMARY KEY (user_id, id),
  constraint alert_contacts_check CHECK (((state <> 'active'::text) OR (sealed_endpoint IS NOT NULL))),
  constraint alert_contacts_check1 CHECK (((state <> 'stopped'::text) OR (sealed_endpoint IS NULL))),
  constraint alert_contacts_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'active'::text, 'stopped'::text]))),
  constraint alert_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table alert_contacts enable row level security, force row level security;
CREATE INDEX alert_contacts_by_end ON alert_contacts USING btree (expires_at) WHERE (state = 'asked'::text);
create policy maintenance on alert_contacts using (is_maintenance());
create policy own on alert_contacts using ((user_id = app_user()));
grant delete, insert, select, update on alert_contacts to lifetag_app;

create table alert_devices (
  user_id uuid not null,
  id uuid not null,
  endpoint_hash bytea not null,
  created_at timestamptz not null,
  session_id text not null,
  sealed bytea not null,
  constraint alert_devices_pkey PRIMARY KEY (user_id, id),
  constraint alert_devices_user_id_endpoint_hash_key UNIQUE (user_id, endpoint_hash),
  constraint alert_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table alert_devices enable row level security, force row level security;
create policy maintenance on alert_devices using (is_maintenance());
create policy own on alert_devices using ((user_id = app_user()));
grant delete, insert, select, update on alert_devices to lifetag_app;

create table alert_settings (
  user_id uuid not null,
  muted_until timestamptz,
  constraint alert_settings_pkey PRIMARY KEY (user_id),
  constraint alert_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table alert_settings enable row level security, force row level security;
create policy maintenance on alert_settings using (is_maintenance());
create policy own on alert_settings using ((user_id = app_user()));
grant delete, insert, select, update on alert_settings to lifetag_app;

create table alert_times (
  user_id uuid not null,
  code_id uuid not null,
  opened_at timestamptz[] not null,
  constraint alert_times_pkey PRIMARY KEY (user_id, code_id),
  constraint alert_times_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table alert_times enable row level security, force row level security;
create policy maintenance on alert_times using (is_maintenance());
create policy own on alert_times using ((user_id = app_user()));
grant delete, insert, select, update on alert_times to lifetag_app;

create table audit_log (
  id uuid not null,
  at timestamptz not null,
  admin_id uuid not null,
  action text not null,
  subject_id uuid,
  details jsonb default '{}'::jsonb not null,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_by_subject ON audit_log USING btree (subject_id, at);
grant insert on audit_log to lifetag_app;

create table backup_state (
  only_row boolean default true not null,
  newest_at timestamptz,
  proved_at timestamptz,
  failed_at timestamptz,
  failure text,
  told_at timestamptz,
  constraint backup_state_pkey PRIMARY KEY (only_row),
  constraint backup_state_only_row_check CHECK (only_row)
);

create table beta_feedback (
  user_id uuid not null,
  order_id uuid not null,
  given_at timestamptz not null,
  sealed bytea not null,
  constraint beta_feedback_pkey PRIMARY KEY (user_id),
  constraint beta_feedback_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint beta_feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table beta_feedback enable row level security, force row level security;
CREATE INDEX beta_feedback_by_order ON beta_feedback USING btree (order_id);
create policy maintenance on beta_feedback using (is_maintenance());
create policy own on beta_feedback using ((user_id = app_user()));
grant delete, insert, select, update on beta_feedback to lifetag_app;

create table claimed_ids (
  id_hash bytea not null,
  deleted_at timestamptz,
  constraint claimed_ids_pkey PRIMARY KEY (id_hash)
);
CREATE INDEX claimed_ids_by_deletion ON claimed_ids USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
grant insert, select, update (deleted_at) on claimed_ids to lifetag_app;

create table client_directory (
  client_id uuid not null,
  user_id uuid not null,
  constraint client_directory_pkey PRIMARY KEY (client_id),
  constraint client_directory_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table client_directory enable row level security, force row level security;
CREATE INDEX client_directory_by_user ON client_directory USING btree (user_id);
create policy maintenance on client_directory using (is_maintenance());
create policy own on client_directory using ((user_id = app_user()));
grant delete, insert, select on client_directory to lifetag_app;

create table code_directory (
  token_hash bytea not null,
  user_id uuid not null,
  constraint code_directory_pkey PRIMARY KEY (token_hash),
  constraint code_directory_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table code_directory enable row level security, force row level security;
CREATE INDEX code_directory_by_user ON code_directory USING btree (user_id);
create policy maintenance on code_directory using (is_maintenance());
create policy own on code_directory using ((user_id = app_user()));
create policy shown_token on code_directory for select to lifetag_app using ((encode(token_hash, 'hex'::text) = app_lookup('code_token'::text)));
grant delete, insert, select on code_directory to lifetag_app;

create table code_links (
  token_hash bytea not null,
  user_id uuid not null,
  code_id uuid not null,
  retired_at timestamptz,
  constraint code_links_pkey PRIMARY KEY (token_hash),
  constraint code_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table code_links enable row level security, force row level security;
CREATE INDEX code_links_by_code ON code_links USING btree (user_id, code_id);
create policy maintenance on code_links using (is_maintenance());
create policy own on code_links using ((user_id = app_user()));
grant delete, insert, select, update on code_links to lifetag_app;

create table code_pins (
  user_id uuid not null,
  code_id uuid not null,
  pin_hash bytea not null,
  wrong_tries integer default 0 not null,
  wrong_tries_at timestamptz[] default '{}'::timestamp with time zone[] not null,
  notified_at timestamptz,
  constraint code_pins_pkey PRIMARY KEY (user_id, code_id),
  constraint code_pins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table code_pins enable row level security, force row level security;
create policy maintenance on code_pins using (is_maintenance());
create policy own on code_pins using ((user_id = app_user()));
grant delete, insert, select, update on code_pins to lifetag_app;

create table code_scans (
  user_id uuid not null,
  id uuid not null,
  code_id uuid not null,
  scanned_at timestamptz not null,
  sealed bytea not null,
  last_scanned_at timestamptz,
  scan_count integer default 1 not null,
  merge_hash bytea,
  constraint code_scans_pkey PRIMARY KEY (user_id, id),
  constraint code_scans_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table code_scans enable row level security, force row level security;
CREATE INDEX code_scans_by_code ON code_scans USING btree (user_id, code_id, scanned_at);
CREATE UNIQUE INDEX code_scans_by_merge_hash ON code_scans USING btree (user_id, code_id, merge_hash) WHERE (merge_hash IS NOT NULL);
CREATE INDEX code_scans_in_time ON code_scans USING btree (scanned_at);
CREATE INDEX code_scans_mergeable ON code_scans USING btree (scanned_at) WHERE (merge_hash IS NOT NULL);
create policy maintenance on code_scans using (is_maintenance());
create policy own on code_scans using ((user_id = app_user()));
grant delete, insert, select, update on code_scans to lifetag_app;

create table donations (
  id uuid not null,
  user_id uuid,
  donor_key text not null,
  donor_network_hash text not null,
  kind text not null,
  tier text,
  total_cents integer not null,
  refunded_cents integer default 0 not null,
  status text default 'pending'::text not null,
  intent_id text,
  invoice_id text,
  receipt_number text,
  receipt_state text default 'none'::text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  stripe_reads integer default 0 not null,
  stripe_read_at timestamptz,
  problem text,
  sealed_receipt_email bytea,
  constraint donations_pkey PRIMARY KEY (id),
  constraint donations_intent_id_key UNIQUE (intent_id),
  constraint donations_invoice_id_key UNIQUE (invoice_id),
  constraint donations_receipt_number_key UNIQUE (receipt_number),
  constraint donations_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= total_cents))),
  constraint donations_kind_check CHECK ((kind = ANY (ARRAY['one_time'::text, 'monthly_gift'::text, 'plan'::text]))),
  constraint donations_receipt_state_check CHECK ((receipt_state = ANY (ARRAY['none'::text, 'due'::text, 'sent'::text]))),
  constraint donations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'cancelled'::text, 'paid'::text, 'refunded'::text]))),
  constraint donations_total_cents_check CHECK (((total_cents >= 50) AND (total_cents <= 99999999))),
  constraint donations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
alter table donations enable row level security, force row level security;
CREATE INDEX donations_by_donor ON donations USING btree (donor_key, created_at) WHERE (kind = 'one_time'::text);
CREATE INDEX donations_by_status ON donations USING btree (status, created_at, id);
CREATE INDEX donations_by_user ON donations USING btree (user_id, created_at);
CREATE INDEX donations_disputed ON donations USING btree (created_at) WHERE (problem IS NOT NULL);
CREATE INDEX donations_in_time ON donations USING btree (created_at, id) INCLUDE (status, total_cents, refunded_cents);
CREATE UNIQUE INDEX donations_open ON donations USING btree (donor_key) WHERE ((status = 'pending'::text) AND (kind = 'one_time'::text));
CREATE INDEX donations_receipts_due ON donations USING btree (created_at) WHERE (receipt_state = 'due'::text);
create policy donor_add on donations for insert to lifetag_app with check (((donor_key = app_lookup('donor'::text)) AND (user_id IS NULL)));
create policy donor_change on donations for update to lifetag_app using ((donor_key = app_lookup('donor'::text)));
create policy donor_read on donations for select to lifetag_app using ((donor_key = app_lookup('donor'::text)));
create policy maintenance on donations using (( SELECT is_maintenance() AS is_maintenance));
create policy own_add on donations for insert to lifetag_app with check ((user_id = app_user()));
create policy own_change on donations for update to lifetag_app using ((user_id = app_user()));
create policy own_read on donations for select to lifetag_app using ((user_id = app_user()));
create policy payment_change on donations for update to lifetag_app using (((app_lookup('payment'::text) = (id)::text) OR (app_lookup('payment'::text) = intent_id)));
create policy payment_read on donations for select to lifetag_app using (((app_lookup('payment'::text) = (id)::text) OR (app_lookup('payment'::text) = intent_id)));
grant delete, insert (id, user_id, donor_key, donor_network_hash, kind, tier, total_cents, refunded_cents, status, intent_id, invoice_id, receipt_number, receipt_state, created_at, paid_at, stripe_reads, stripe_read_at, problem, sealed_receipt_email), select, update (refunded_cents, status, intent_id, receipt_number, receipt_state, paid_at, stripe_reads, stripe_read_at, problem, sealed_receipt_email) on donations to lifetag_app;

create table email_confirmations (
  user_id uuid not null,
  token_hash bytea not null,
  email_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  outcome text,
  constraint email_confirmations_pkey PRIMARY KEY (user_id, token_hash),
  constraint email_confirmations_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'refused'::text]))),
  constraint email_confirmations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table email_confirmations enable row level security, force row level security;
CREATE INDEX email_confirmations_by_end ON email_confirmations USING btree (expires_at);
CREATE UNIQUE INDEX email_confirmations_by_token ON email_confirmations USING btree (token_hash);
create policy maintenance on email_confirmations using (is_maintenance());
create policy own on email_confirmations using ((user_id = app_user()));
create policy shown_token on email_confirmations for select to lifetag_app using ((encode(token_hash, 'hex'::text) = app_lookup('email_token'::text)));
grant delete, insert, select, update on email_confirmations to lifetag_app;

create table error_hours (
  hour timestamptz not null,
  route text not null,
  failure text not null,
  errors integer not null,
  constraint error_hours_pkey PRIMARY KEY (hour, route, failure)
);
grant delete, insert, select, update on error_hours to lifetag_app;

create table files (
  user_id uuid not null,
  id uuid not null,
  type text not null,
  size integer not null,
  unused_since timestamptz,
  sealed bytea,
  in_bucket_since timestamptz,
  constraint files_pkey PRIMARY KEY (user_id, id),
  constraint files_in_one_place CHECK (((sealed IS NULL) OR (in_bucket_since IS NULL))),
  constraint files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table files alter column sealed set storage external;
alter table files enable row level security, force row level security;
CREATE INDEX files_unused ON files USING btree (unused_since) WHERE (unused_since IS NOT NULL);
create policy maintenance on files using (is_maintenance());
create policy own on files using ((user_id = app_user()));
grant delete, insert, select, update on files to lifetag_app;

create table free_access (
  user_id uuid not null,
  activated_at timestamptz not null,
  constraint free_access_pkey PRIMARY KEY (user_id),
  constraint free_access_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table free_access enable row level security, force row level security;
create policy maintenance on free_access using (is_maintenance());
create policy own on free_access using ((user_id = app_user()));
grant delete, insert, select, update on free_access to lifetag_app;

create table hand_overs (
  user_id uuid not null,
  member_id uuid not null,
  takes_effect_at timestamptz not null,
  sealed bytea not null,
  constraint hand_overs_pkey PRIMARY KEY (user_id),
  constraint hand_overs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table hand_overs enable row level security, force row level security;
CREATE INDEX hand_overs_by_time ON hand_overs USING btree (takes_effect_at);
create policy maintenance on hand_overs using (is_maintenance());
create policy own on hand_overs using ((user_id = app_user()));
grant delete, insert, select, update on hand_overs to lifetag_app;

create table helper_locations (
  id uuid not null,
  sealed bytea not null,
  expires_at timestamptz not null,
  constraint helper_locations_pkey PRIMARY KEY (id)
);
CREATE INDEX helper_locations_by_end ON helper_locations USING btree (expires_at);
grant delete, insert, select on helper_locations to lifetag_app;

create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  sealed_answer bytea,
  created_at timestamptz not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table idempotency_keys enable row level security, force row level security;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);
create policy maintenance on idempotency_keys using (is_maintenance());
create policy own on idempotency_keys using ((user_id = app_user()));
grant delete, insert, select, update on idempotency_keys to lifetag_app;

create table invitation_directory (
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  constraint invitation_directory_pkey PRIMARY KEY (token_hash),
  constraint invitation_directory_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table invitation_directory enable row level security, force row level security;
CREATE INDEX invitation_directory_by_end ON invitation_directory USING btree (expires_at);
CREATE INDEX invitation_directory_by_user ON invitation_directory USING btree (user_id);
create policy maintenance on invitation_directory using (is_maintenance());
create policy own on invitation_directory using ((user_id = app_user()));
create policy shown_token on invitation_directory for select to lifetag_app using ((encode(token_hash, 'hex'::text) = app_lookup('invitation'::text)));
grant delete, insert, select on invitation_directory to lifetag_app;

create table invitations (
  user_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  email_hash bytea,
  role text not null,
  until timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by uuid,
  joined_at timestamptz,
  sealed bytea not null,
  constraint invitations_pkey PRIMARY KEY (user_id, id),
  constraint invitations_check CHECK (((joined_at IS NULL) OR (accepted_by IS NOT NULL))),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['guardian'::text, 'carer'::text, 'viewer'::text]))),
  constraint invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table invitations enable row level security, force row level security;
CREATE INDEX invitations_by_end ON invitations USING btree (expires_at);
create policy maintenance on invitations using (is_maintenance());
create policy own on invitations using ((user_id = app_user()));
grant delete, insert, select, update on invitations to lifetag_app;

create table known_devices (
  user_id uuid not null,
  device_hash bytea not null,
  last_seen_at timestamptz not null,
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table known_devices enable row level security, force row level security;
CREATE INDEX known_devices_by_age ON known_devices USING btree (last_seen_at);
create policy maintenance on known_devices using (is_maintenance());
create policy own on known_devices using ((user_id = app_user()));
grant delete, insert, select, update on known_devices to lifetag_app;

create table local_users (
  user_id uuid not null,
  constraint local_users_pkey PRIMARY KEY (user_id)
);
alter table local_users enable row level security, force row level security;
create policy maintenance on local_users using (is_maintenance());
create policy own on local_users using ((user_id = app_user()));
grant delete, insert, select, update on local_users to lifetag_app;

create table login_directory (
  email_hash bytea not null,
  user_id uuid not null,
  is_refused boolean default false not null,
  constraint login_directory_pkey PRIMARY KEY (email_hash, user_id),
  constraint login_directory_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table login_directory enable row level security, force row level security;
CREATE INDEX login_directory_by_user ON login_directory USING btree (user_id);
CREATE UNIQUE INDEX login_directory_once ON login_directory USING btree (email_hash) WHERE (NOT is_refused);
create policy maintenance on login_directory using (is_maintenance());
create policy own on login_directory using ((user_id = app_user()));
create policy shown_email on login_directory for select to lifetag_app using ((encode(email_hash, 'hex'::text) = app_lookup('email'::text)));
grant delete, insert, select, update (is_refused) on login_directory to lifetag_app;

create table members (
  user_id uuid not null,
  member_id uuid not null,
  role text not null,
  since timestamptz not null,
  until timestamptz,
  sealed bytea not null,
  constraint members_pkey PRIMARY KEY (user_id, member_id),
  constraint members_role_check CHECK ((role = ANY (ARRAY['guardian'::text, 'carer'::text, 'viewer'::text]))),
  constraint members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table members enable row level security, force row level security;
CREATE INDEX members_by_end ON members USING btree (until) WHERE (until IS NOT NULL);
create policy maintenance on members using (is_maintenance());
create policy own on members using ((user_id = app_user()));
create policy shown_member on members for select to lifetag_app using (((member_id)::text = app_lookup('member'::text)));
create policy shown_member_held on members for update to lifetag_app using (((member_id)::text = app_lookup('member'::text))) with check (false);
grant delete, insert, select, update on members to lifetag_app;

create table memberships (
  user_id uuid not null,
  subject_id uuid not null,
  slot smallint not null,
  role text not null,
  since timestamptz not null,
  until timestamptz,
  constraint memberships_pkey PRIMARY KEY (user_id, subject_id),
  constraint memberships_user_id_slot_key UNIQUE (user_id, slot),
  constraint memberships_role_check CHECK ((role = ANY (ARRAY['guardian'::text, 'carer'::text, 'viewer'::text]))),
  constraint memberships_slot_check CHECK (((slot >= 1) AND (slot <= 12))),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table memberships enable row level security, force row level security;
CREATE INDEX memberships_by_end ON memberships USING btree (until) WHERE (until IS NOT NULL);
create policy maintenance on memberships using (is_maintenance());
create policy own on memberships using ((user_id = app_user()));
grant delete, insert, select, update on memberships to lifetag_app;

create table migrations (
  version integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz default now() not null,
  runs_with integer,
  constraint migrations_pkey PRIMARY KEY (version)
);

create table order_artwork (
  user_id uuid not null,
  order_id uuid not null,
  item integer not null,
  token_hash bytea not null,
  sealed bytea not null,
  constraint order_artwork_pkey PRIMARY KEY (user_id, order_id, item),
  constraint order_artwork_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_artwork_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table order_artwork enable row level security, force row level security;
create policy maintenance on order_artwork using (is_maintenance());
create policy own on order_artwork using ((user_id = app_user()));
grant delete, insert, select, update on order_artwork to lifetag_app;

create table order_refunds (
  id uuid not null,
  order_id uuid not null,
  amount_cents integer not null,
  requested_at timestamptz not null,
  completed_at timestamptz,
  refused_at timestamptz,
  refusal text,
  constraint order_refunds_pkey PRIMARY KEY (id),
  constraint order_refunds_amount_cents_check CHECK ((amount_cents > 0)),
  constraint order_refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
alter table order_refunds enable row level security, force row level security;
CREATE INDEX order_refunds_by_order ON order_refunds USING btree (order_id);
create policy maintenance on order_refunds using (is_maintenance());
create policy payment_add on order_refunds for insert with check ((app_lookup('payment'::text) = (order_id)::text));
create policy payment_change on order_refunds for update using ((app_lookup('payment'::text) = (order_id)::text));
create policy payment_read on order_refunds for select using ((app_lookup('payment'::text) = (order_id)::text));
grant delete, insert, select, update (completed_at, refused_at, refusal) on order_refunds to lifetag_app;

create table orders (
  id uuid not null,
  user_id uuid,
  kind text not null,
  status text not null,
  items jsonb not null,
  shipping_method text not null,
  subtotal_cents integer not null,
  shipping_cents integer not null,
  total_cents integer not null,
  refunded_cents integer default 0 not null,
  code_id uuid not null,
  sealed_details bytea not null,
  sealed_tracking bytea,
  session_id text,
  intent_id text,
  emails_due text[] default '{}'::text[] not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  feedback_due_at timestamptz,
  is_feedback_reminded boolean default false not null,
  stripe_reads integer default 0 not null,
  stripe_read_at timestamptz,
  problem text,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_intent_id_key UNIQUE (intent_id),
  constraint orders_session_id_key UNIQUE (session_id),
  constraint orders_check CHECK ((total_cents = (subtotal_cents + shipping_cents))),
  constraint orders_check1 CHECK (((refunded_cents >= 0) AND (refunded_cents <= total_cents))),
  constraint orders_kind_check CHECK ((kind = ANY (ARRAY['shop'::text, 'beta'::text]))),
  constraint orders_shipping_cents_check CHECK ((shipping_cents >= 0)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'cancelled'::text, 'paid'::text, 'in_production'::text, 'shipped'::text, 'delivered'::text, 'refunded'::text]))),
  constraint orders_subtotal_cents_check CHECK ((subtotal_cents >= 0)),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
alter table orders enable row level security, force row level security;
CREATE INDEX orders_by_code ON orders USING btree (code_id);
CREATE INDEX orders_by_user ON orders USING btree (user_id, created_at);
CREATE INDEX orders_emails_due ON orders USING btree (created_at) WHERE (emails_due <> '{}'::text[]);
CREATE INDEX orders_in_time ON orders USING btree (created_at, id) INCLUDE (kind, status, total_cents, refunded_cents);
CREATE UNIQUE INDEX orders_one_beta ON orders USING btree (user_id) WHERE (kind = 'beta'::text);
CREATE INDEX orders_waiting ON orders USING btree (created_at) WHERE (status = 'pending'::text);
create policy maintenance on orders using (( SELECT is_maintenance() AS is_maintenance));
create policy own_add on orders for insert to lifetag_app with check ((user_id = app_user()));
create policy own_change on orders for update to lifetag_app using ((user_id = app_user()));
create policy own_read on orders for select to lifetag_app using ((user_id = app_user()));
create policy payment_change on orders for update to lifetag_app using ((((app_lookup('payment'::text) = (id)::text) OR (app_lookup('payment'::text) = session_id)) OR (app_lookup('payment'::text) = intent_id)));
create policy payment_read on orders for select to lifetag_app using ((((app_lookup('payment'::text) = (id)::text) OR (app_lookup('payment'::text) = session_id)) OR (app_lookup('payment'::text) = intent_id)));
grant delete, insert, select, update (status, refunded_cents, sealed_tracking, session_id, intent_id, emails_due, paid_at, shipped_at, feedback_due_at, is_feedback_reminded, stripe_reads, stripe_read_at, problem) on orders to lifetag_app;

create table outbox (
  id uuid not null,
  person_hash bytea not null,
  priority smallint not null,
  service text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  tries integer default 0 not null,
  due_at timestamptz not null,
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_by_due ON outbox USING btree (due_at);
grant delete, insert, select, update (service, tries, due_at) on outbox to lifetag_app;

create table passkey_challenges (
  challenge_hash bytea not null,
  purpose text not null,
  account_id uuid,
  expires_at timestamptz not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['sign_up'::text, 'add'::text, 'sign_in'::text])))
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges USING btree (expires_at);
grant delete, insert, select on passkey_challenges to lifetag_app;

create table passkey_directory (
  credential_id text not null,
  user_id uuid not null,
  constraint passkey_directory_pkey PRIMARY KEY (credential_id),
  constraint passkey_directory_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table passkey_directory enable row level security, force row level security;
CREATE INDEX passkey_directory_by_user ON passkey_directory USING btree (user_id);
create policy maintenance on passkey_directory using (is_maintenance());
create policy own on passkey_directory using ((user_id = app_user()));
create policy shown_credential on passkey_directory for select to lifetag_app using ((credential_id = app_lookup('passkey'::text)));
grant delete, insert, select on passkey_directory to lifetag_app;

create table passkeys (
  user_id uuid not null,
  id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_pkey PRIMARY KEY (user_id, id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table passkeys enable row level security, force row level security;
CREATE UNIQUE INDEX passkeys_by_credential ON passkeys USING btree (credential_id);
create policy maintenance on passkeys using (is_maintenance());
create policy own on passkeys using ((user_id = app_user()));
create policy shown_credential on passkeys for select using ((credential_id = app_lookup('passkey'::text)));
grant delete, insert, select, update on passkeys to lifetag_app;

create table payment_events (
  id text not null,
  type text not null,
  received_at timestamptz not null,
  constraint payment_events_pkey PRIMARY KEY (id)
);
grant insert, select on payment_events to lifetag_app;

create table rate_limits (
  name text not null,
  key bytea not null,
  hits timestamptz[] not null,
  constraint rate_limits_pkey PRIMARY KEY (name, key)
);
CREATE INDEX rate_limits_by_age ON rate_limits USING btree (COALESCE(hits[cardinality(hits)], '-infinity'::timestamp with time zone));
grant delete, insert, select, update on rate_limits to lifetag_app;

create table records (
  user_id uuid not null,
  collection text not null,
  id uuid not null,
  version integer not null,
  deleted_at timestamptz,
  sealed bytea not null,
  constraint records_pkey PRIMARY KEY (user_id, collection, id),
  constraint records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table records enable row level security, force row level security;
CREATE INDEX records_by_version ON records USING btree (user_id, version);
CREATE INDEX records_deleted ON records USING btree (user_id, deleted_at) WHERE (deleted_at IS NOT NULL);
create policy maintenance on records using (is_maintenance());
create policy own on records using ((user_id = app_user()));
grant delete, insert, select, update on records to lifetag_app;

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table recovery_codes enable row level security, force row level security;
create policy maintenance on recovery_codes using (is_maintenance());
create policy own on recovery_codes using ((user_id = app_user()));
grant delete, insert, select, update on recovery_codes to lifetag_app;

create table server_keys (
  name text not null,
  key_version text not null,
  wrapped bytea not null,
  constraint server_keys_pkey PRIMARY KEY (name)
);
grant insert, select on server_keys to lifetag_app;

create table server_state (
  only_row boolean default true not null,
  epoch text default (gen_random_uuid())::text not null,
  owner_token_hash bytea,
  constraint server_state_pkey PRIMARY KEY (only_row),
  constraint server_state_only_row_check CHECK (only_row)
);
grant select on server_state to lifetag_app;

create table servers (
  id uuid not null,
  release text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  constraint servers_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update on servers to lifetag_app;

create table sessions (
  id text not null,
  user_id uuid not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  admin_until timestamptz,
  handle uuid default gen_random_uuid() not null,
  device text default ''::text not null,
  time_zone text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table sessions enable row level security, force row level security;
CREATE INDEX sessions_by_end ON sessions USING btree (expires_at);
CREATE INDEX sessions_by_user ON sessions USING btree (user_id);
create policy maintenance on sessions using (is_maintenance());
create policy own on sessions using ((user_id = app_user()));
create policy shown_token_end on sessions for delete using ((id = app_lookup('session'::text)));
create policy shown_token_prolong on sessions for update using ((id = app_lookup('session'::text)));
create policy shown_token_read on sessions for select using ((id = app_lookup('session'::text)));
grant delete, insert, select, update (signed_in_at, last_seen_at, expires_at, admin_until, time_zone) on sessions to lifetag_app;

create table share_directory (
  token_hash bytea not null,
  user_id uuid not null,
  ends_at timestamptz,
  constraint share_directory_pkey PRIMARY KEY (token_hash),
  constraint share_directory_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table share_directory enable row level security, force row level security;
CREATE INDEX share_directory_by_end ON share_directory USING btree (ends_at);
CREATE INDEX share_directory_by_user ON share_directory USING btree (user_id);
create policy maintenance on share_directory using (is_maintenance());
create policy own on share_directory using ((user_id = app_user()));
create policy shown_token on share_directory for select to lifetag_app using ((encode(token_hash, 'hex'::text) = app_lookup('share'::text)));
grant delete, insert, select on share_directory to lifetag_app;

create table share_requests (
  user_id uuid not null,
  id uuid not null,
  share_id uuid not null,
  requested_at timestamptz not null,
  last_requested_at timestamptz not null,
  request_count integer default 1 not null,
  merge_hash bytea,
  network_hash bytea,
  sealed bytea not null,
  constraint share_requests_pkey PRIMARY KEY (user_id, id),
  constraint share_requests_user_id_share_id_fkey FOREIGN KEY (user_id, share_id) REFERENCES shares(user_id, id) ON DELETE CASCADE
);
alter table share_requests enable row level security, force row level security;
CREATE UNIQUE INDEX share_requests_by_merge_hash ON share_requests USING btree (user_id, share_id, merge_hash) WHERE (merge_hash IS NOT NULL);
CREATE INDEX share_requests_by_share ON share_requests USING btree (user_id, share_id);
CREATE INDEX share_requests_in_time ON share_requests USING btree (last_requested_at);
CREATE INDEX share_requests_mergeable ON share_requests USING btree (requested_at) WHERE (merge_hash IS NOT NULL);
create policy maintenance on share_requests using (is_maintenance());
create policy own on share_requests using ((user_id = app_user()));
grant delete, insert, select, update on share_requests to lifetag_app;

create table shares (
  user_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  kind text not null,
  created_at timestamptz not null,
  ends_at timestamptz,
  is_ended boolean default false not null,
  passcode_hash bytea,
  tries_left smallint,
  sealed bytea not null,
  content text,
  constraint shares_pkey PRIMARY KEY (user_id, id),
  constraint shares_check CHECK (((passcode_hash IS NULL) = (tries_left IS NULL))),
  constraint shares_check1 CHECK (((kind = 'sealed'::text) OR (content IS NULL))),
  constraint shares_kind_check CHECK ((kind = ANY (ARRAY['live'::text, 'sealed'::text]))),
  constraint shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table shares alter column content set storage external;
alter table shares enable row level security, force row level security;
CREATE INDEX shares_by_end ON shares USING btree (ends_at) WHERE (ends_at IS NOT NULL);
create policy maintenance on shares using (is_maintenance());
create policy own on shares using ((user_id = app_user()));
grant delete, insert, select, update on shares to lifetag_app;

create table spaces (
  user_id uuid not null,
  version integer default 0 not null,
  forgotten_version integer default 0 not null,
  epoch_number integer default 0 not null,
  epoch_tag text default ''::text not null,
  row_count integer default 0 not null,
  byte_count integer default 0 not null,
  deleted_row_count integer default 0 not null,
  deleted_byte_count integer default 0 not null,
  constraint spaces_pkey PRIMARY KEY (user_id),
  constraint spaces_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table spaces enable row level security, force row level security;
create policy maintenance on spaces using (is_maintenance());
create policy own on spaces using ((user_id = app_user()));
grant delete, insert, select, update on spaces to lifetag_app;

create table spent_tokens (
  token_hash bytea not null,
  constraint spent_tokens_pkey PRIMARY KEY (token_hash)
);
grant insert, select on spent_tokens to lifetag_app;

create table stripe_customers (
  user_id uuid not null,
  customer_id text not null,
  constraint stripe_customers_pkey PRIMARY KEY (user_id),
  constraint stripe_customers_customer_id_key UNIQUE (customer_id),
  constraint stripe_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table stripe_customers enable row level security, force row level security;
create policy maintenance on stripe_customers using (is_maintenance());
create policy own on stripe_customers using ((user_id = app_user()));
grant delete, insert, select, update on stripe_customers to lifetag_app;

create table subscription_endings (
  subscription_id text not null,
  tries integer default 0 not null,
  due_at timestamptz not null,
  constraint subscription_endings_pkey PRIMARY KEY (subscription_id)
);
CREATE INDEX subscription_endings_by_due ON subscription_endings USING btree (due_at);
grant delete, insert, select, update (tries, due_at) on subscription_endings to lifetag_app;

create table subscriptions (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  plan text,
  total_cents integer not null,
  status text default 'incomplete'::text not null,
  subscription_id text,
  current_period_end timestamptz,
  cancel_at_period_end boolean default false not null,
  created_at timestamptz not null,
  stripe_reads integer default 0 not null,
  stripe_read_at timestamptz,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_subscription_id_key UNIQUE (subscription_id),
  constraint subscriptions_check CHECK (((kind = 'plan'::text) = (plan IS NOT NULL))),
  constraint subscriptions_kind_check CHECK ((kind = ANY (ARRAY['plan'::text, 'monthly_gift'::text]))),
  constraint subscriptions_plan_check CHECK ((plan = ANY (ARRAY['basic'::text, 'premium'::text, 'family'::text]))),
  constraint subscriptions_total_cents_check CHECK (((total_cents >= 50) AND (total_cents <= 99999999))),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table subscriptions enable row level security, force row level security;
CREATE INDEX subscriptions_by_user ON subscriptions USING btree (user_id, kind);
CREATE UNIQUE INDEX subscriptions_open ON subscriptions USING btree (user_id, kind) WHERE (status <> ALL (ARRAY['canceled'::text, 'incomplete_expired'::text]));
create policy maintenance on subscriptions using (is_maintenance());
create policy own on subscriptions using ((user_id = app_user()));
create policy payment_change on subscriptions for update using (((app_lookup('payment'::text) = (id)::text) OR (app_lookup('payment'::text) = subscription_id)));
create policy payment_read on subscriptions for select using (((app_lookup('payment'::text) = (id)::text) OR (app_lookup('payment'::text) = subscription_id)));
grant delete, insert, select, update on subscriptions to lifetag_app;

create table sync_clients (
  user_id uuid not null,
  client_id uuid not null,
  last_id integer default 0 not null,
  last_pull_at timestamptz,
  starting_at_version integer,
  ahead_id integer,
  start_id integer default 0 not null,
  start_epoch text,
  earlier_epochs text[] default '{}'::text[] not null,
  earlier_ids integer[] default '{}'::integer[] not null,
  actor_id uuid,
  constraint sync_clients_pkey PRIMARY KEY (user_id, client_id),
  constraint sync_clients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table sync_clients enable row level security, force row level security;
CREATE UNIQUE INDEX sync_clients_by_id ON sync_clients USING btree (client_id);
create policy maintenance on sync_clients using (is_maintenance());
create policy own on sync_clients using ((user_id = app_user()));
grant delete, insert, select, update on sync_clients to lifetag_app;

create table sync_outcomes (
  user_id uuid not null,
  client_id uuid not null,
  mutation_id integer not null,
  hash text not null,
  outcome jsonb not null,
  constraint sync_outcomes_pkey PRIMARY KEY (user_id, client_id, mutation_id),
  constraint sync_outcomes_user_id_client_id_fkey FOREIGN KEY (user_id, client_id) REFERENCES sync_clients(user_id, client_id) ON DELETE CASCADE
);
alter table sync_outcomes enable row level security, force row level security;
create policy maintenance on sync_outcomes using (is_maintenance());
create policy own on sync_outcomes using ((user_id = app_user()));
grant delete, insert, select, update on sync_outcomes to lifetag_app;

create table user_keys (
  user_id uuid not null,
  key_version text not null,
  wrapped bytea not null,
  constraint user_keys_pkey PRIMARY KEY (user_id),
  constraint user_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table user_keys enable row level security, force row level security;
create policy maintenance on user_keys using (is_maintenance());
create policy own on user_keys using ((user_id = app_user()));
grant delete, insert, select, update on user_keys to lifetag_app;

create table users (
  id uuid not null,
  password_hash text,
  role text,
  consent_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  email_hash bytea,
  sealed_email bytea,
  email_confirmed_at timestamptz,
  email_refused_at timestamptz,
  new_email_hash bytea,
  sealed_new_email bytea,
  kind text default 'person'::text not null,
  recovery_codes_seen_at timestamptz,
  language text,
  hand_over_from timestamptz,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_in_one_state CHECK (((email_confirmed_at IS NULL) OR (email_refused_at IS NULL))),
  constraint users_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'managed'::text]))),
  constraint users_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint users_new_email_whole CHECK (((new_email_hash IS NULL) = (sealed_new_email IS NULL))),
  constraint users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text]))),
  constraint users_sign_in_by_kind CHECK (
CASE kind
    WHEN 'person'::text THEN (email_hash IS NOT NULL)
    ELSE ((email_hash IS NULL) AND (sealed_email IS NULL) AND (new_email_hash IS NULL) AND (password_hash IS NULL) AND (role IS NULL))
END)
);
alter table users enable row level security, force row level security;
CREATE INDEX users_by_email_hash ON users USING btree (email_hash);
CREATE UNIQUE INDEX users_email_hash_once ON users USING btree (email_hash) WHERE ((deleted_at IS NULL) AND (email_refused_at IS NULL));
CREATE INDEX users_in_time ON users USING btree (created_at) WHERE (deleted_at IS NULL);
create policy maintenance on users using (( SELECT is_maintenance() AS is_maintenance));
create policy own on users to lifetag_app using ((id = app_user()));
create policy shown_email on users for select to lifetag_app using (((encode(email_hash, 'hex'::text) = app_lookup('email'::text)) AND (deleted_at IS NULL)));
grant delete, insert (id, password_hash, consent_at, created_at, email_hash, kind, language), select, update (password_hash, deleted_at, email_hash, sealed_email, email_confirmed_at, email_refused_at, new_email_hash, sealed_new_email, kind, recovery_codes_seen_at, language, hand_over_from) on users to lifetag_app;

create table visit_hours (
  hour timestamptz not null,
  visits integer not null,
  constraint visit_hours_pkey PRIMARY KEY (hour)
);
grant insert, select, update on visit_hours to lifetag_app;

create table visit_salts (
  day date not null,
  salt bytea not null,
  constraint visit_salts_pkey PRIMARY KEY (day)
);
grant insert, select on visit_salts to lifetag_app;

create table visits (
  visitor bytea not null,
  visited_at timestamptz not null,
  constraint visits_pkey PRIMARY KEY (visitor)
);
CREATE INDEX visits_by_age ON visits USING btree (visited_at);
grant insert, select on visits to lifetag_app;

create sequence receipt_numbers as bigint;
grant usage on sequence receipt_numbers to lifetag_app;

CREATE OR REPLACE FUNCTION add_scans(lines jsonb)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
AS $function$
declare
  line record;
begin
  for line in
    select * from jsonb_to_recordset(lines) as l(
      "userId" uuid, id uuid, "codeId" uuid, at timestamptz, "lastAt" timestamptz,
      times integer, "mergeHash" text, sealed text)
    order by l."userId", l."codeId", l."mergeHash"
  loop
    begin
      execute format('set local app.user_id = %L', line."userId");
      delete from code_scans
      where user_id = line."userId" and code_id = line."codeId"
        and scanned_at < line.at - interval '365 days';
      insert into code_scans (user_id, id, code_id, scanned_at, last_scanned_at, scan_count, merge_hash, sealed)
      values (
        line."userId", line.id, line."codeId", line.at, line."lastAt", line.times,
        decode(line."mergeHash", 'base64'), decode(line.sealed, 'base64'))
      on conflict (user_id, code_id, merge_hash) where merge_hash is not null do update
      set scan_count = code_scans.scan_count + excluded.scan_count,
        last_scanned_at = greatest(code_scans.last_scanned_at, excluded.last_scanned_at)
      -- The same line again: the answer to it was lost.
      where code_scans.id <> excluded.id;
    exception
      when foreign_key_violation then null;
      when others then return next line.id;
    end;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION app_lookup(key text)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN NULLIF(current_setting(('app.lookup_'::text || key), true), ''::text);

CREATE OR REPLACE FUNCTION app_user()
 RETURNS uuid
 LANGUAGE sql
 STABLE
RETURN (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE FUNCTION is_maintenance()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((CURRENT_USER <> 'lifetag_app'::name) AND (current_setting('app.maintenance'::text, true) = 'on'::text));

CREATE OR REPLACE PROCEDURE protect_rows(IN protected regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format('create policy own on %s using (user_id = app_user())', protected);
  execute format('create policy maintenance on %s using (is_maintenance())', protected);
  execute format('grant select, insert, update, delete on %s to lifetag_app', protected);
end $procedure$;

CREATE OR REPLACE FUNCTION read_code_by_token(shown bytea, collections text[])
 RETURNS json
 LANGUAGE plpgsql
AS $function$
declare
  owner uuid;
  link record;
begin
  -- A savepoint, as in read_session.
  begin
    execute format('set local app.lookup_code_token = %L', encode(shown, 'hex'));
    select user_id into owner from code_directory where token_hash = shown;
    if found then
      execute format('set local app.user_id = %L', owner);
      select user_id, code_id, retired_at into link from code_links
      where user_id = owner and token_hash = shown;
    end if;
    if not found then
      if exists (select from spent_tokens where token_hash = shown) then
        return json_build_object('withdrawn', true);
      end if;
      return null;
    end if;
    if link.retired_at is not null then
      return json_build_object('withdrawn', true);
    end if;
    return (
      select json_build_object(
        'userId', link.user_id,
        'codeId', link.code_id,
        'hasFamily',
          exists (select from alert_contacts where user_id = link.user_id and state = 'active')
          or exists (select from members where user_id = link.user_id),
        'key', (
          select json_build_object('version', key_version, 'wrapped', encode(wrapped, 'hex'))
          from user_keys where user_id = link.user_id),
        'pin', (
          select json_build_object('wrongTries', wrong_tries, 'wrongAtMs', array(
            select extract(epoch from tried) * 1000 from unnest(wrong_tries_at) as w(tried)))
          from code_pins where user_id = link.user_id and code_id = link.code_id),
        'rows', (
          select json_agg(json_build_array(collection, id, version, encode(sealed, 'hex')))
          from (
            select collection, id, version, sealed from records
            where user_id = link.user_id and collection = any(collections)
            union all
            select collection, id, version, sealed from records
            where user_id = link.user_id and collection = 'qr-codes' and id = link.code_id
          ) as shown_rows))
    );
  exception
    when assert_failure then raise;
  end;
end $function$;

CREATE OR REPLACE FUNCTION read_session(shown text, owner uuid)
 RETURNS json
 LANGUAGE plpgsql
AS $function$
begin
  -- A block with an exception clause is a savepoint, and settings reach the workers of a distributed
  -- database only inside a transaction or savepoint. The calling statement stands alone.
  begin
    execute format('set local app.lookup_session = %L', shown);
    execute format('set local app.user_id = %L', owner);
    return (
      select json_build_object(
        'role', users.role,
        'createdMs', floor(extract(epoch from users.created_at) * 1000),
        'signedInMs', floor(extract(epoch from sessions.signed_in_at) * 1000),
        'lastSeenMs', floor(extract(epoch from sessions.last_seen_at) * 1000),
        'expiresMs', floor(extract(epoch from sessions.expires_at) * 1000),
        'adminUntilMs', floor(extract(epoch from sessions.admin_until) * 1000))
      from sessions join users on users.id = sessions.user_id
      where sessions.user_id = owner and users.id = owner and sessions.id = shown
        and users.deleted_at is null);
  exception
    when assert_failure then raise;
  end;
end $function$;
