import { SHARE_LIMITS } from 'sync-protocol/rest'

const SECOND = 1_000
const MINUTE = 60 * SECOND

export type Limit = {
  hits: number
  windowMs: number
  /**
   * `shared`: all processes on one database count as one. `process`: each counts for itself, with
   * no query, for what is cheap and happens often.
   */
  counted: 'shared' | 'process'
}

/** Every limit of the API. What a hit is, and what the key is made of, is said where it is taken. */
export const LIMITS = {
  /** Failed sign-ins of one account from one address. */
  sign_in: { hits: 5, windowMs: 15 * MINUTE, counted: 'shared' },
  /** Failed sign-ins from one address, whatever the account. */
  sign_in_address: { hits: 200, windowMs: 15 * MINUTE, counted: 'shared' },
  /** Wrong passwords for one account from browsers that it does not know, from all addresses together. */
  sign_in_strangers: { hits: 10, windowMs: 60 * MINUTE, counted: 'shared' },
  /** The same within a day, so that persistent tries wait longer. */
  sign_in_strangers_day: { hits: 50, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  /** E-mails that notify an account's holder of such tries. */
  sign_in_tried_notice: { hits: 1, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  /** Sign-ins of one account that succeeded: each is a session, and may be an e-mail. */
  signed_in: { hits: 30, windowMs: 60 * MINUTE, counted: 'shared' },
  /** New addresses that one person asks for: each is an e-mail to somebody. */
  email_change: { hits: 5, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  /** Links of confirmation e-mails opened from one address. */
  email_link: { hits: 60, windowMs: 10 * MINUTE, counted: 'process' },
  /** Accounts made from one address. */
  sign_up: { hits: 1_000, windowMs: 10 * MINUTE, counted: 'process' },
  /** Passkeys asked for from one address: each question is a row until it is answered. */
  passkey_challenge: { hits: 100, windowMs: 5 * MINUTE, counted: 'process' },
  /** Exports of one person: each reads and opens all they keep. */
  account_export: { hits: 10, windowMs: 60 * MINUTE, counted: 'process' },
  /** E-mails that one code was opened; databases count them by this name. */
  code_email: { hits: 1, windowMs: 60 * MINUTE, counted: 'shared' },
  /** Owner's tokens tried by one person, and from one address. */
  admin_token: { hits: 5, windowMs: MINUTE, counted: 'shared' },
  /** Unknown links opened from one address. */
  responder_miss: { hits: 20, windowMs: 10 * MINUTE, counted: 'process' },
  /** Views of one link from one address. */
  responder_view: { hits: 60, windowMs: MINUTE, counted: 'process' },
  /** Forms sent from the page of one link ("Tell the family", a PIN), from one address. */
  responder_form: { hits: 60, windowMs: MINUTE, counted: 'process' },
  /** Views and forms of one link from all addresses together. One address cannot reach this limit. */
  responder_code: { hits: 1_200, windowMs: MINUTE, counted: 'process' },
  /** Health links made for one record. */
  share_made: { hits: SHARE_LIMITS.madeADay, windowMs: 24 * 60 * MINUTE, counted: 'shared' },
  /** Health links that open nothing, asked for from one address. */
  share_miss: { hits: 20, windowMs: 10 * MINUTE, counted: 'process' },
  /** Requests for one health link. */
  share_request: { hits: 30, windowMs: MINUTE, counted: 'process' },
  /** Helpers who ask for the family, of one code and address. */
  alert_help: { hits: 3, windowMs: 60 * MINUTE, counted: 'shared' },
  /** The same of one code, from wherever: each is a message to everybody. */
  alert_help_code: { hits: 12, windowMs: 60 * MINUTE, counted: 'shared' },
  /** Links of messages opened from one address. */
  alert_link: { hits: 60, windowMs: 10 * MINUTE, counted: 'process' },
  /** Payments begun from one address. */
  payment_intent: { hits: 10, windowMs: 60 * MINUTE, counted: 'shared' },
  /**
   * Browsers counted from one address, which may be a hospital's or a carrier's. One that was counted
   * today takes none.
   */
  visit: { hits: 1_000, windowMs: 60 * MINUTE, counted: 'process' },
  /** Orders begun by one person from one address. */
  shop_order: { hits: 20, windowMs: 60 * MINUTE, counted: 'shared' },
  /** Cards declined for one address; who tries stolen ones needs many. */
  payment_declined: { hits: 5, windowMs: 60 * MINUTE, counted: 'shared' },
  /** Runs of what is left over of orders and gifts, by whichever process. A little under their pace. */
  jobs: { hits: 1, windowMs: 14 * MINUTE, counted: 'shared' },
  /** The same of what has had its time. */
  tidying: { hits: 1, windowMs: 23 * 60 * MINUTE, counted: 'shared' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
