import { useStorageTrouble } from '../stores/storage-trouble'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { appTexts } from './texts'

const texts = appTexts.storage

/** Explains why a record cannot be read, which would otherwise look empty. */
export function StorageNotice() {
  const isUnreadable = useStorageTrouble(state => state.isUnreadable)
  if (!isUnreadable) return null
  return (
    <div className="mx-auto w-full max-w-text p-4 print:hidden">
      <Notice
        tone="danger"
        announce="alert"
        title={texts.silent}
        action={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
      >
        {texts.silentText}
      </Notice>
    </div>
  )
}
