import { signUpPath } from '../../addresses/paths'
import { useIsLocal } from '../../stores/session'
import type { SyncStatus } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { sendingWords } from './sending-words'

export function SendingNotice({ status }: { status: SyncStatus }) {
  const isLocal = useIsLocal()
  if (isLocal) {
    return (
      <Notice
        tone="warn"
        title="Only on this phone. If it is lost, so is this record."
        action={<ButtonLink to={signUpPath()}>Back up and sync</ButtonLink>}
      >
        An account is free. It takes your record as it is, and your printed codes become live.
      </Notice>
    )
  }
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
