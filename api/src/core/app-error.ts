import { type ErrorCode, STATUS_BY_CODE } from 'sync-protocol/rest'
import { FILE_MESSAGES, TOO_MANY_MESSAGE } from 'sync-protocol/sync'

type ErrorDetails = {
  message?: string
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** Only its code is ever logged. */
  cause?: unknown
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? SENTENCES[code] ?? 'This request cannot be carried out.', {
      cause: details.cause,
    })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status() {
    return STATUS_BY_CODE[this.code]
  }
}

export const isAppError = (error: unknown, code: ErrorCode): error is AppError =>
  error instanceof AppError && error.code === code

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  malformed: 'The request body is not valid JSON.',
  not_signed_in: 'Sign in to continue.',
  bad_credentials: 'The email address or the password is wrong.',
  wrong_passcode: 'This passcode is wrong.',
  bad_origin: 'This request did not come from the app itself.',
  forbidden: 'You do not have permission to do this.',
  fresh_sign_in_required: 'Sign in again to continue.',
  email_unconfirmed: 'Confirm your email address first.',
  not_member: 'This record is not open to you.',
  role_too_low: 'You may not do this in this record.',
  not_found: 'Not found.',
  request_timeout: 'The request did not arrive whole. Try again.',
  email_taken: 'An account with this email address exists already.',
  already_member: 'They can open this record already.',
  already_accepted: 'You accepted this invitation already. The one who sent it has to confirm it.',
  already_claimed: 'This record has a sign-in of its own already.',
  last_guardian:
    'Somebody has to be this record’s guardian. Make another member its guardian first.',
  has_profiles:
    'You are the only guardian of a record. Hand it over, make somebody else its guardian, or delete it first.',
  id_taken: 'This record has an account already, or had one. Sign in instead.',
  last_credential: 'This is all you can sign in with.',
  profile_exists: 'A medical profile exists already.',
  too_large: 'The request is too large.',
  uri_too_long: 'The address is too long.',
  unsupported_media_type: 'The request has a content type that is not accepted here.',
  invalid: 'Some of what was sent is not valid.',
  hash_mismatch: 'The file did not arrive as it was sent.',
  unsupported_type: `${FILE_MESSAGES.unsupported_type}.`,
  picture_too_large: `${FILE_MESSAGES.picture_too_large}.`,
  picture_unreadable: `${FILE_MESSAGES.picture_unreadable}.`,
  quota_exceeded: `${FILE_MESSAGES.quota_exceeded}.`,
  file_unknown: `${FILE_MESSAGES.file_unknown}.`,
  too_many: `${TOO_MANY_MESSAGE}.`,
  upgrade_required: 'This version of the app is too old. Reload it to update.',
  rate_limited: 'Too many attempts. Try again later.',
  header_too_large: 'A header of the request is too long.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is busy or being restarted. Try again in a moment.',
  already_subscribed: 'You already give monthly. Stop that first to change it.',
  amount_mismatch: 'This amount is not the one of the tier.',
  invalid_amount: 'Give an amount from $1 to $10,000, in whole cents.',
  payment_provider_error:
    'The payment service did not answer as it should. Nothing was charged. Try again.',
  payments_disabled: 'Payments are switched off.',
  price_mismatch: 'The prices have changed. Reload the page and look at your cart again.',
  shipping_invalid: 'Nothing can be sent to this address in this way.',
  qr_unusable: 'This QR code cannot be printed: it has expired, will expire, or was replaced.',
  already_applied: 'You have applied already: there is one package for each person.',
  illegal_step: 'This order cannot take that step from where it is.',
  nothing_to_refund: 'This order was not paid, or all of it was given back already.',
  refund_refused: 'The payment service refused to give this back.',
  refund_too_large: 'This is more than is left to give back.',
}
