import type { SyncStatus } from '../../sync'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { sendingWords } from './sending-words'

export function SendingNotice({ status }: { status: SyncStatus }) {
  const { tone, title, detail } = sendingWords(status)
  if (tone === 'ok') {
    return (
      <p className="flex gap-2 text-soft">
        <Icon name="check-circle" />
        {title} {detail}
      </p>
    )
  }
  return (
    <Notice tone={tone} title={title}>
      {detail}
    </Notice>
  )
}
