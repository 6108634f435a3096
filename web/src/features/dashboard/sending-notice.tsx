import type { SyncStatus } from '../../sync'
import { Notice } from '../../ui/notice'
import { sendingWords } from './sending-words'

export function SendingNotice({ status }: { status: SyncStatus }) {
  const { tone, title, detail } = sendingWords(status)
  return (
    <Notice tone={tone} title={title}>
      {detail}
    </Notice>
  )
}
