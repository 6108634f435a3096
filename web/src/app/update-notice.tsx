import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { acceptUpdate, useAppUpdate } from '../update/app-update'

/** A new version never takes over by itself: someone may be in the middle of a form. */
export function UpdateNotice() {
  const isReady = useAppUpdate(state => state.isReady)
  if (!isReady) return null
  return (
    <div className="mx-auto max-w-page px-4 pt-4 print:hidden">
      <Notice
        tone="info"
        title="A new version is ready"
        announce="status"
        action={<Button onClick={() => acceptUpdate()}>Reload</Button>}
      >
        Finish what you are typing first.
      </Notice>
    </div>
  )
}
