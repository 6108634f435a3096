import { SHARE_LIMITS } from 'sync-protocol/rest'

const SECOND = 1_000
const MINUTE = 60 * SECOND

export type Limit = {
  hits: number
  windowMs: number
  /**
   * Processes on a database count `shared` hits together, and each counts its own `process` hits without a
   * query, because these are cheap and frequent.
   */
  counted: 'shared' | 'process'
}

export const LIMITS = {
  /** Failed sign-ins of one account from one address. */
  sign_in: { hits: 5, windowMs: 15 * MINUTE, counted: 'shared' },
  /** Failed sign-ins from one address to any account. */
  sign_in_address: { hits: 200, windowMs: 15 * MINUTE, counted: 'shared' },
  /** Wrong passwords for one account from browsers that it does not know, at all addresses. */
  sign_in_strangers: { hits: 10, windowMs: 60 * MINUTE, counted: 'shared' },
  /** The same within a day, so that persistent attempts wait longer. */
  sign_in_strangers_day: { hits: 50, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  /** E-mails that notify an account's holder of such tries. */
  sign_in_tried_notice: { hits: 1, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  /** Successful sign-ins to one account, because each makes a session and may send an e-mail. */
  signed_in: { hits: 30, windowMs: 60 * MINUTE, counted: 'shared' },
  /** New e-mail addresses requested by one person, because each gets an e-mail. */
  email_change: { hits: 5, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  /** Links of confirmation e-mails opened from one address. */
  email_link: { hits: 60, windowMs: 10 * MINUTE, counted: 'process' },
  /** Links of invitations opened from one address without signing in. */
  invitation_link: { hits: 60, windowMs: 10 * MINUTE, counted: 'process' },
  sign_up: { hits: 1_000, windowMs: 10 * MINUTE, counted: 'process' },
  /** Passkey challenges requested from one address, because each is a row until it is answered. */
  passkey_challenge: { hits: 100, windowMs: 5 * MINUTE, counted: 'process' },
  /** Exports of one person, because each reads and decrypts everything. */
  account_export: { hits: 10, windowMs: 60 * MINUTE, counted: 'process' },
  /** The database counts e-mails about an opened code by this name. */
  code_email: { hits: 1, windowMs: 60 * MINUTE, counted: 'shared' },
  /** Owner's tokens tried by one person, and from one address. */
  admin_token: { hits: 5, windowMs: MINUTE, counted: 'shared' },
  /** Unknown links opened from one address. */
  responder_miss: { hits: 20, windowMs: 10 * MINUTE, counted: 'process' },
  /** Views of one link from one address. */
  responder_view: { hits: 60, windowMs: MINUTE, counted: 'process' },
  /** Forms sent from one link's page (`Tell the family`, a PIN) and one address. */
  responder_form: { hits: 60, windowMs: MINUTE, counted: 'process' },
  /** One address alone cannot reach this limit of a link. */
  responder_code: { hits: 1_200, windowMs: MINUTE, counted: 'process' },
  share_made: { hits: SHARE_LIMITS.madeADay, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  /** Requests from one address for health links that do not exist. */
  share_miss: { hits: 20, windowMs: 10 * MINUTE, counted: 'process' },
  /** Requests for one health link from one address. */
  share_request: { hits: 30, windowMs: MINUTE, counted: 'process' },
  /** The same from all addresses. One address alone cannot reach this limit. */
  share_link: { hits: 600, windowMs: MINUTE, counted: 'process' },
  /** Requests to notify the family, for one code from one address. */
  alert_help: { hits: 3, windowMs: 60 * MINUTE, counted: 'shared' },
  /** The same for one code, because each request sends a message to every contact. */
  alert_help_code: { hits: 12, windowMs: 60 * MINUTE, counted: 'shared' },
  /** Links of messages opened from one address. */
  alert_link: { hits: 60, windowMs: 10 * MINUTE, counted: 'process' },
  /** Hand-overs that one account asks for, because each sends e-mails to every guardian. */
  hand_over: { hits: 10, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  payment_intent: { hits: 10, windowMs: 60 * MINUTE, counted: 'shared' },
  /** Browsers counted once a day from one address, which may be a hospital's or a carrier's. */
  visit: { hits: 1_000, windowMs: 60 * MINUTE, counted: 'process' },
  /** Orders begun by one person from one address. */
  shop_order: { hits: 20, windowMs: 60 * MINUTE, counted: 'shared' },
  /** Declined cards of one address, because testing stolen cards needs many attempts. */
  payment_declined: { hits: 5, windowMs: 60 * MINUTE, counted: 'shared' },
  /** The window is slightly shorter than the interval of the jobs for unfinished orders and gifts. */
  jobs: { hits: 1, windowMs: 14 * MINUTE, counted: 'shared' },
  /** The same for the job that deletes expired data. */
  tidying: { hits: 1, windowMs: 23 * 60 * MINUTE, counted: 'shared' },
  /** The same for the job that makes a backup if one is due. */
  backup: { hits: 1, windowMs: 29 * MINUTE, counted: 'shared' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
