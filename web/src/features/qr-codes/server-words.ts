import type { HttpFailure } from '../../http/failure'

export function failureWords(failure: HttpFailure): string {
  if (failure.kind === 'not_sent') {
    return 'This needs a connection, and the server did not answer. Try again when you are online.'
  }
  switch (failure.code) {
    case 'not_found':
      return 'The server does not have this code yet. Try again once this phone has been online.'
    case 'not_signed_in':
      return 'Please sign in again.'
    case 'rate_limited':
      return 'That was too often. Wait a minute, then try again.'
    default:
      return failure.message
  }
}
