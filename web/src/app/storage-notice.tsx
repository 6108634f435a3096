import { useStorageTrouble } from '../stores/storage-trouble'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** Explains why a record cannot be read, which would otherwise look empty. */
export function StorageNotice() {
  const isUnreadable = useStorageTrouble(state => state.isUnreadable)
  if (!isUnreadable) return null
  return (
    <div className="mx-auto w-full max-w-text p-4 print:hidden">
      <Notice
        tone="danger"
        announce="alert"
        title="This device’s storage does not answer"
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      >
        What you saved is still on this device. LifeTag keeps trying to read it.
      </Notice>
    </div>
  )
}
