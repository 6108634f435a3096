import type postgres from 'postgres'

/**
 * People have as many rows as users of the app, in the sizes that the app seals. Ids contain the person's
 * number, so that they are in the order of creation.
 */
export async function fillPeople(
  sql: Pick<postgres.Sql, 'unsafe'>,
  from: number,
  to: number,
): Promise<void> {
  const people = `
    create temporary table people on commit drop as
    select n, ${idOf('user')} as user_id, to_timestamp(${FIRST_MS / 1000} + n * 0.031) as made
    from generate_series(${from}, ${to - 1}) as n`
  // One message is one transaction, whose end drops the table.
  await sql.unsafe(`begin; ${[people, ...STATEMENTS].join(';\n')}; commit`)
}

const FIRST_MS = Date.UTC(2025, 0, 1)

function idOf(what: string, nth = "''") {
  const time = `lpad(to_hex(${FIRST_MS} + n::bigint * 31), 12, '0') || '7'`
  const random = `md5('${what}' || n || ${nth})`
  return `overlay(overlay(${random} placing ${time} from 1) placing '8' from 17)::uuid`
}
const bytesOf = (what: string, count: number) =>
  `substring(decode(repeat(md5('${what}' || n), ${Math.ceil(count / 16)}), 'hex') for ${count})`
const RECORDS = [
  ['account', 240, 1],
  ['profile', 700, 1],
  ['contacts', 420, 1],
  ['allergies', 400, 1],
  ['medications', 480, 1],
  ['conditions', 360, 1],
  ['qr-codes', 700, 1],
] as const

const STATEMENTS = [
  `insert into users (id, email_hash, password_hash, sealed_email, consent_at, created_at)
   select user_id, ${bytesOf('email', 32)}, '$argon2id$v=19$m=19456,t=2,p=1$' || md5(n::text) || md5('b' || n),
     ${bytesOf('sealed', 52)}, made, made from people`,
  `insert into user_keys (user_id, key_version, wrapped) select user_id, 'v1', ${bytesOf('key', 61)} from people`,
  `insert into spaces (user_id, version, row_count, byte_count, deleted_row_count,
     deleted_byte_count)
   select user_id, 6, 7, 3100, case when n % 3 = 0 then 1 else 0 end,
     case when n % 3 = 0 then 371 else 0 end from people`,
  ...RECORDS.map(
    ([collection, bytes, count]) =>
      `insert into records (user_id, collection, id, version, sealed)
       select user_id, '${collection}',
         ${collection === 'account' || collection === 'profile' ? 'user_id' : idOf(collection, 'nth')},
         1 + n % 6, ${bytesOf(collection, bytes)}
       from people, generate_series(1, ${count}) as nth`,
  ),
  `insert into records (user_id, collection, id, version, deleted_at, sealed)
   select user_id, 'medications', ${idOf('deleted')}, 6, made, ${bytesOf('deleted', 400)}
   from people where n % 3 = 0`,
  `insert into recovery_codes (user_id, code_hash)
   select user_id, ${bytesOf('code', 31)} || set_byte('\\x00'::bytea, 0, nth)
   from people, generate_series(1, 8) as nth where n % 8 = 0`,
  `insert into sessions (id, user_id, signed_in_at, last_seen_at, expires_at, device)
   select md5('session' || n) || md5(n || 'session'), user_id, made, made,
     now() + interval '60 days', 'Chrome on Android' from people`,
  `insert into known_devices (user_id, device_hash, last_seen_at)
   select user_id, ${bytesOf('device', 32)}, now() from people`,
  `insert into passkeys (user_id, id, credential_id, public_key, counter, transports, is_backed_up,
     name, created_at)
   select user_id, ${idOf('passkey')}, md5('passkey' || n), ${bytesOf('public', 77)}, 0,
     array['internal'], true, 'Chrome on Android', made from people where n % 5 = 0`,
  `insert into sync_clients (user_id, client_id, last_id, last_pull_at)
   select user_id, ${idOf('client')}, 12, now() from people`,
  `insert into sync_outcomes (user_id, client_id, mutation_id, hash, outcome)
   select user_id, ${idOf('client')}, 12, md5(n::text), '{"id": 12, "status": "applied"}' from people`,
  `insert into code_links (token_hash, user_id, code_id)
   select ${bytesOf('token', 32)}, user_id, ${idOf('qr-codes', `'1'`)} from people`,
  `insert into code_pins (user_id, code_id, pin_hash)
   select user_id, ${idOf('qr-codes', `'1'`)}, ${bytesOf('pin', 32)} from people where n % 5 = 0`,
  `insert into code_scans (user_id, id, code_id, scanned_at, sealed)
   select user_id, ${idOf('scan')}, ${idOf('qr-codes', `'1'`)}, now() - interval '9 days',
     ${bytesOf('scan', 62)} from people`,
  `insert into idempotency_keys (user_id, key, request_hash, status, sealed_answer, created_at)
   select user_id, md5('key' || n), ${bytesOf('request', 32)}, 200, ${bytesOf('answer', 300)}, now()
   from people where n % 4 = 0`,
  // Large values are stored outside the table, so only their own readers touch them.
  `insert into files (user_id, id, type, size, unused_since, sealed)
   select user_id, ${idOf('file')}, 'image/webp', 1500, case when n % 50 = 0 then now() end,
     ${bytesOf('file', 1_529)} from people where n % 20 = 0`,
  `insert into donations (id, user_id, donor_key, donor_network_hash, kind, total_cents, status, intent_id,
     receipt_number, receipt_state, created_at, paid_at)
   select ${idOf('gift')}, user_id, md5('donor' || n), md5('from' || n), 'one_time', 2500, 'paid',
     'pi_' || md5(n::text), 'OLD-' || n, case when n % 50 = 0 then 'due' else 'sent' end, made, made
   from people where n % 10 = 0`,
  `insert into subscriptions (id, user_id, kind, total_cents, status, subscription_id, created_at)
   select ${idOf('monthly')}, user_id, 'monthly_gift', 500, 'active', 'sub_' || md5(n::text), made
   from people where n % 20 = 0`,
  `insert into stripe_customers (user_id, customer_id)
   select user_id, 'cus_' || md5(n::text) from people where n % 20 = 0`,
  `insert into free_access (user_id, activated_at) select user_id, made from people where n % 20 = 1`,
  `insert into orders (id, user_id, kind, status, items, shipping_method, subtotal_cents,
     shipping_cents, total_cents, code_id, sealed_details, session_id, intent_id, created_at, paid_at)
   select ${idOf('order')}, user_id, case when n % 100 = 0 then 'beta' else 'shop' end,
     case when n % 200 = 20 then 'pending' else 'paid' end, '[]',
     'standard', 1000, 100, 1100, ${idOf('qr-codes', `'1'`)}, ${bytesOf('address', 280)},
     'cs_' || md5(n::text), 'pi_' || md5('order' || n), made, made from people where n % 20 = 0`,
  `insert into order_artwork (user_id, order_id, item, token_hash, sealed)
   select user_id, ${idOf('order')}, 0, ${bytesOf('token', 32)}, ${bytesOf('artwork', 1_800)}
   from people where n % 20 = 0`,
  `insert into order_refunds (id, order_id, amount_cents, requested_at, completed_at)
   select ${idOf('refund')}, ${idOf('order')}, 100, made, made from people where n % 100 = 0`,
  `insert into beta_feedback (user_id, order_id, given_at, sealed)
   select user_id, ${idOf('order')}, made, ${bytesOf('feedback', 300)} from people where n % 200 = 0`,
  `insert into members (user_id, member_id, role, since, until, sealed)
   select user_id, ${idOf('guardian')}, 'guardian', made, case when n % 100 = 0 then now() end,
     ${bytesOf('label', 80)} from people where n % 10 = 0`,
  `insert into memberships (user_id, subject_id, slot, role, since, until)
   select user_id, ${idOf('subject')}, 1, 'guardian', made, case when n % 100 = 0 then now() end
   from people where n % 10 = 0`,
  `insert into invitations (user_id, id, token_hash, role, created_by, created_at, expires_at, sealed)
   select user_id, ${idOf('invitation')}, ${bytesOf('invited', 32)}, 'carer', user_id, made,
     now() + interval '7 days', ${bytesOf('invitation', 80)} from people where n % 10 = 0`,
  `insert into invitation_directory (token_hash, user_id, expires_at)
   select ${bytesOf('invited', 32)}, user_id, now() + interval '7 days'
   from people where n % 10 = 0`,
  `insert into alert_contacts (user_id, id, state, asked_at, expires_at, answered_at, sealed, sealed_endpoint)
   select user_id, ${idOf('contact')}, 'active', made, made, made, ${bytesOf('called', 90)},
     ${bytesOf('endpoint', 90)} from people where n % 10 = 0`,
  `insert into alert_devices (user_id, id, endpoint_hash, created_at, session_id, sealed)
   select user_id, ${idOf('browser')}, ${bytesOf('browser', 32)}, made, 'none', ${bytesOf('browser', 400)}
   from people where n % 10 = 0`,
  `insert into alert_times (user_id, code_id, opened_at)
   select user_id, ${idOf('qr-codes', `'1'`)}, array[made] from people where n % 10 = 0`,
  `insert into alert_choices (user_id, member_id, is_notified)
   select user_id, user_id, false from people where n % 20 = 0`,
  `insert into alert_settings (user_id, muted_until)
   select user_id, made from people where n % 20 = 0`,
  `insert into login_directory (email_hash, user_id)
   select ${bytesOf('email', 32)}, user_id from people`,
  `insert into passkey_directory (credential_id, user_id)
   select md5('passkey' || n), user_id from people where n % 5 = 0`,
  `insert into code_directory (token_hash, user_id)
   select ${bytesOf('token', 32)}, user_id from people`,
  `insert into client_directory (client_id, user_id)
   select ${idOf('client')}, user_id from people`,
  `insert into rate_limits (name, key, hits)
   select 'sign_in', ${bytesOf('limit', 32)}, array[now()] from people where n % 10 = 0`,
  `insert into payment_events (id, type, received_at)
   select 'evt_' || md5(n::text), 'payment_intent.succeeded', now() from people where n % 10 = 0`,
  `insert into spent_tokens (token_hash) select ${bytesOf('spent', 32)} from people where n % 50 = 0`,
  `insert into claimed_ids (id_hash) select ${bytesOf('claimed', 32)} from people`,
  `insert into outbox (id, person_hash, priority, service, sealed, created_at, due_at)
   select ${idOf('email')}, ${bytesOf('person', 32)}, 1, 'mail', ${bytesOf('email', 700)}, now(),
     now() + interval '1 hour'
   from people where n % 100 = 0`,
  `insert into outbox (id, person_hash, priority, service, sealed, created_at, due_at)
   select ${idOf('alert')}, ${bytesOf('person', 32)}, 0, '', ${bytesOf('alert', 300)}, now(),
     now() + interval '1 minute'
   from people where n % 1000 = 0`,
  `insert into helper_locations (id, sealed, expires_at)
   select ${idOf('place')}, ${bytesOf('place', 60)}, now() + interval '1 day'
   from people where n % 1000 = 0`,
  `insert into passkey_challenges (challenge_hash, purpose, expires_at)
   select ${bytesOf('question', 32)}, 'sign_in', now() + interval '5 minutes' from people where n % 100 = 0`,
  `insert into audit_log (id, at, admin_id, action, subject_id)
   select ${idOf('audit')}, made, user_id, 'order.fulfil', ${idOf('order')} from people where n % 20 = 0`,
  `insert into visits (visitor, visited_at)
   select ${bytesOf('visitor', 16)}, now() from people where n % 10 = 0`,
]
