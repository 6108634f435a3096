import type { ErrorCode } from 'sync-protocol/rest'
import { FILE_MESSAGES, TOO_MANY_MESSAGE } from 'sync-protocol/sync'

/** Why a request was refused, if the code that refuses it has no sentence of its own. */
export const errorTexts: Partial<Record<ErrorCode, string>> & { fallback: string } = {
  fallback: 'This request cannot be carried out.',
  malformed: 'The request body is not valid JSON.',
  not_signed_in: 'Sign in to continue.',
  bad_credentials: 'The email address or the password is wrong.',
  wrong_passcode: 'This passcode is wrong.',
  bad_origin: 'This request did not come from the app itself.',
  forbidden: 'You do not have permission to do this.',
  fresh_sign_in_required: 'Sign in again to continue.',
  email_unconfirmed: 'Confirm your email address first.',
  not_member: 'You cannot open this record.',
  role_too_low: 'Your role in this record does not allow this.',
  not_found: 'Not found.',
  request_timeout: 'The request did not arrive in full. Try again.',
  email_taken: 'An account with this email address already exists.',
  already_member: 'They can already open this record.',
  already_accepted:
    'You have already accepted this invitation. The person who invited you still has to let you in.',
  already_claimed: 'This record already has its own sign-in.',
  last_guardian: 'Someone has to look after this record. Make another member a guardian first.',
  has_profiles:
    'You are the only guardian of a record. Hand it over, make someone else a guardian, or delete it first.',
  id_taken: 'This record has an account already, or had one. Sign in instead.',
  last_credential: 'This is your only way to sign in.',
  profile_exists: 'A medical profile already exists.',
  too_large: 'The request is too large.',
  uri_too_long: 'The address is too long.',
  unsupported_media_type: 'The request has a content type that is not accepted here.',
  invalid: 'Some of what was sent is not valid.',
  hash_mismatch: 'The file changed on its way to us. Send it again.',
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
  unavailable: 'The service is busy or restarting. Try again in a moment.',
  already_subscribed: 'You already give monthly. Stop that first to change it.',
  amount_mismatch: 'This amount does not match the tier.',
  invalid_amount: 'Give an amount from $1 to $10,000, in whole cents.',
  payment_provider_error:
    'The payment service did not answer as it should. Nothing was charged. Try again.',
  payments_disabled: 'Payments are switched off.',
  price_mismatch: 'The prices have changed. Reload the page and check your cart again.',
  shipping_invalid: 'We cannot ship to this address in this way.',
  qr_unusable: 'This QR code cannot be printed. It has expired, will expire, or was replaced.',
  already_applied: 'You have already applied. There is one package for each person.',
  illegal_step: 'This order cannot take that step now.',
  nothing_to_refund: 'This order was not paid, or it is fully refunded.',
  refund_refused: 'The payment service refused this refund.',
  refund_too_large: 'This is more than is left to refund.',
}

export const momentTexts = {
  moment: ({ day, time, offset }: { day: string; time: string; offset: string }) =>
    `${day} at ${time} (${offset})`,
  momentIn: (moment: { day: string; time: string; city: string; offset: string }) =>
    `${moment.day} at ${moment.time} (${moment.city} time, ${moment.offset})`,
} as const
