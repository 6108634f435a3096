import type { HttpFailure } from '../../http/failure'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.server

export function failureWords(failure: HttpFailure): string {
  if (failure.kind === 'not_sent') return texts.notSent
  switch (failure.code) {
    case 'not_found':
      return texts.notFound
    case 'not_signed_in':
      return texts.signedOut
    case 'rate_limited':
      return texts.tooOften
    default:
      return failure.message
  }
}
