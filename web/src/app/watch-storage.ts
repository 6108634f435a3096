import { showToast } from '../stores/toast'

/** Those that only a storage fails with: DOM calls reject with AbortError and the like, too. */
const STORAGE_ERRORS = [
  'UnknownError',
  'QuotaExceededError',
  'InvalidStateError',
  'VersionError',
  'TransactionInactiveError',
  'DatabaseClosedError',
  'OpenFailedError',
]

/** The last resort: a storage failure that no caller has told the person of. */
export function watchStorage(target: EventTarget = window): void {
  target.addEventListener('unhandledrejection', event => {
    const { name } = Object((event as PromiseRejectionEvent).reason)
    if (!STORAGE_ERRORS.includes(name)) return
    showToast({
      tone: 'danger',
      title: 'Not saved',
      description: 'This device’s storage did not answer. Check what you changed, and try again.',
    })
  })
}
