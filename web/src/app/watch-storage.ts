import { showToast } from '../stores/toast'
import { appTexts } from './texts'

/** Names of errors that only storage throws. Other DOM calls also reject with AbortError. */
const STORAGE_ERRORS = [
  'UnknownError',
  'QuotaExceededError',
  'InvalidStateError',
  'VersionError',
  'TransactionInactiveError',
  'DatabaseClosedError',
  'OpenFailedError',
]

export function watchStorage(): void {
  addEventListener('unhandledrejection', event => {
    const { name } = Object(event.reason)
    if (!STORAGE_ERRORS.includes(name)) return
    showToast({
      tone: 'danger',
      title: appTexts.storage.failed,
      description: appTexts.storage.failedDetail,
    })
  })
}
