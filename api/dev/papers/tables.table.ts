import { KEPT_DAYS } from 'sync-protocol/rest'

type Stored = {
  what: string
  /** People whose data it is. */
  whose: 'people' | 'family and helpers' | 'buyers and donors' | 'no person'
  kept: string
}

const ACCOUNT = 'until the account or record is deleted'
const BOOKS =
  'as long as the law of bookkeeping asks. It names no person after the account is deleted'
const days = (count: number) => `${count} days`
const TECHNICAL = { whose: 'no person' } as const

/** Every table of the database. `papers.test.ts` fails if one has no line. */
export const TABLES: Readonly<Record<string, Stored>> = {
  users: {
    what: 'Account: e-mail address and names (encrypted), hash of the password, role',
    whose: 'people',
    kept: ACCOUNT,
  },
  sessions: {
    what: 'Signed-in devices: kind of browser, time zone, times',
    whose: 'people',
    kept: `${days(KEPT_DAYS.idleSession)} after the last use, ${days(KEPT_DAYS.session)} at most`,
  },
  user_keys: {
    what: 'The key that encrypts a person’s data, itself encrypted',
    whose: 'people',
    kept: ACCOUNT,
  },
  recovery_codes: { what: 'Hashes of recovery codes', whose: 'people', kept: ACCOUNT },
  known_devices: {
    what: 'Keyed hashes of devices that signed in',
    whose: 'people',
    kept: `${days(KEPT_DAYS.knownDevice)} after the last sign-in`,
  },
  passkeys: { what: 'Public keys of passkeys', whose: 'people', kept: ACCOUNT },
  passkey_challenges: {
    what: 'Questions to passkeys that are not answered yet',
    whose: 'people',
    kept: 'some minutes',
  },
  email_confirmations: {
    what: 'Links that confirm an address',
    whose: 'people',
    kept: `${days(KEPT_DAYS.endedEmailLink)} after their end`,
  },
  login_directory: {
    what: 'Keyed hash of the address, which finds the account',
    whose: 'people',
    kept: ACCOUNT,
  },
  passkey_directory: {
    what: 'Id of a passkey, which finds the account',
    whose: 'people',
    kept: ACCOUNT,
  },
  claimed_ids: {
    what: 'Keyed hashes of ids that devices chose',
    whose: 'people',
    kept: `${days(KEPT_DAYS.deletedId)} after the account is deleted`,
  },
  idempotency_keys: {
    what: 'Answers to requests that must not happen twice',
    whose: 'people',
    kept: days(KEPT_DAYS.repeatableAnswer),
  },
  local_users: {
    what: 'Ids of accounts, in a distributed database only',
    whose: 'people',
    kept: ACCOUNT,
  },
  spaces: { what: 'Size and version of a record', whose: 'people', kept: ACCOUNT },
  records: {
    what: 'The medical record: all entries (encrypted)',
    whose: 'people',
    kept: `${ACCOUNT}; a deleted entry is removed after ${days(KEPT_DAYS.deletedEntry)}`,
  },
  sync_clients: { what: 'How far each device has synced', whose: 'people', kept: ACCOUNT },
  client_directory: {
    what: 'Keyed hash of a device, which finds its record',
    whose: 'people',
    kept: ACCOUNT,
  },
  sync_outcomes: {
    what: 'Results of changes, as codes',
    whose: 'people',
    kept: 'until the device has them',
  },
  code_links: { what: 'Keyed hashes of printed codes', whose: 'people', kept: ACCOUNT },
  code_directory: { what: 'The same, which finds the record', whose: 'people', kept: ACCOUNT },
  spent_tokens: {
    what: 'Keyed hashes of codes that no longer work',
    whose: 'no person',
    kept: 'for ever, so that an old card never shows another record',
  },
  code_pins: { what: 'PINs of codes, as keyed hashes', whose: 'people', kept: ACCOUNT },
  code_scans: {
    what: 'Views of a code: time and, if given, role and reason',
    whose: 'family and helpers',
    kept: `${days(KEPT_DAYS.scanLine)}; the keyed hash of the network address ${days(KEPT_DAYS.networkHash)}`,
  },
  files: {
    what: 'Photos and documents (encrypted)',
    whose: 'people',
    kept: `${ACCOUNT}, or ${days(KEPT_DAYS.unusedFile)} after no entry names them`,
  },
  members: {
    what: 'Who may open a record, and with which role',
    whose: 'family and helpers',
    kept: 'until removed, or until the end that was chosen',
  },
  memberships: {
    what: 'The same from the side of the member',
    whose: 'family and helpers',
    kept: 'until removed',
  },
  invitations: {
    what: 'Links by which somebody may join',
    whose: 'family and helpers',
    kept: 'until they expire',
  },
  invitation_directory: {
    what: 'Keyed hash of such a link',
    whose: 'family and helpers',
    kept: 'until they expire',
  },
  shares: {
    what: 'Health links: what they show, and until when',
    whose: 'people',
    kept: `${days(KEPT_DAYS.endedLink)} after their end, their content only until their end`,
  },
  share_directory: {
    what: 'Keyed hash of a health link',
    whose: 'people',
    kept: 'until the link ends',
  },
  share_requests: {
    what: 'Requests for a health link: time and the recipient’s own name for themselves',
    whose: 'family and helpers',
    kept: `${days(KEPT_DAYS.scanLine)}; the keyed hash of the network address ${days(KEPT_DAYS.networkHash)}`,
  },
  hand_overs: {
    what: 'Records that get a login of their own',
    whose: 'people',
    kept: 'until it is done or withdrawn',
  },
  alert_settings: { what: 'A pause of alerts', whose: 'people', kept: ACCOUNT },
  alert_choices: { what: 'Who gets alerts', whose: 'family and helpers', kept: ACCOUNT },
  alert_contacts: {
    what: 'Contacts without an account: name and address (encrypted), consent',
    whose: 'family and helpers',
    kept: `until withdrawn; without an answer ${days(KEPT_DAYS.contactAsked)}`,
  },
  alert_devices: {
    what: 'Browsers that receive notifications',
    whose: 'family and helpers',
    kept: 'until switched off',
  },
  alert_times: { what: 'When people were notified', whose: 'family and helpers', kept: '1 day' },
  helper_locations: {
    what: 'Where a helper said that they are (encrypted)',
    whose: 'family and helpers',
    kept: '1 day',
  },
  donations: { what: 'Gifts: amount, time, state', whose: 'buyers and donors', kept: BOOKS },
  subscriptions: { what: 'Plans and monthly gifts', whose: 'buyers and donors', kept: BOOKS },
  subscription_endings: {
    what: 'Subscriptions that the payment provider has to end',
    whose: 'buyers and donors',
    kept: 'until it has confirmed',
  },
  stripe_customers: {
    what: 'Number of a payer at the payment provider',
    whose: 'buyers and donors',
    kept: ACCOUNT,
  },
  free_access: { what: 'Who chose free access', whose: 'buyers and donors', kept: ACCOUNT },
  payment_events: {
    what: 'Messages of the payment provider that were handled, by number',
    ...TECHNICAL,
    kept: 'for ever',
  },
  orders: {
    what: 'Orders: products, amount, address of the parcel (encrypted)',
    whose: 'buyers and donors',
    kept: BOOKS,
  },
  order_refunds: { what: 'Refunds', whose: 'buyers and donors', kept: BOOKS },
  order_artwork: {
    what: 'The print of an order (encrypted)',
    whose: 'buyers and donors',
    kept: 'unreadable once the account is deleted',
  },
  beta_feedback: {
    what: 'What testers said (encrypted)',
    whose: 'buyers and donors',
    kept: 'unreadable once the account is deleted',
  },
  server_state: {
    what: 'Epoch of the database, hash of the owner’s token',
    ...TECHNICAL,
    kept: 'for ever',
  },
  server_keys: { what: 'Keys of the server (encrypted)', ...TECHNICAL, kept: 'for ever' },
  servers: { what: 'Servers that run', ...TECHNICAL, kept: '2 days' },
  error_hours: { what: 'How often each failure was logged', ...TECHNICAL, kept: '2 days' },
  backup_state: { what: 'What the last backup found', ...TECHNICAL, kept: 'until the next backup' },
  rate_limits: {
    what: 'Recent tries, under keyed hashes of addresses',
    whose: 'people',
    kept: days(KEPT_DAYS.networkHash),
  },
  audit_log: {
    what: 'What administrators did with orders',
    whose: 'buyers and donors',
    kept: 'for ever, as codes and numbers',
  },
  visits: {
    what: 'Hash of address and browser under a salt of the day',
    whose: 'people',
    kept: 'until the end of the day',
  },
  visit_salts: { what: 'The salt of the day', ...TECHNICAL, kept: 'until the end of the day' },
  visit_hours: { what: 'Number of visits in an hour', ...TECHNICAL, kept: 'for ever' },
  outbox: {
    what: 'Messages that wait to be sent (encrypted)',
    whose: 'people',
    kept: `until sent, ${days(KEPT_DAYS.refusedEmail)} at most`,
  },
  migrations: { what: 'Versions of the schema', ...TECHNICAL, kept: 'for ever' },
}
