import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { acceptUpdate, useAppUpdate } from '../update/app-update'
import { appTexts } from './texts'

const texts = appTexts.update

/** Offers a new version, which never starts by itself, because a form may be open. */
export function UpdateNotice() {
  const isReady = useAppUpdate(state => state.isReady)
  if (!isReady) return null
  return (
    <div className="mx-auto max-w-page px-4 pt-4 print:hidden">
      <Notice
        tone="info"
        title={texts.title}
        announce="status"
        action={<Button onClick={() => acceptUpdate()}>{texts.reload}</Button>}
      >
        {texts.text}
      </Notice>
    </div>
  )
}
