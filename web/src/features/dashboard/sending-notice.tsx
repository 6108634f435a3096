import { sentences } from '../../i18n/sentences'
import type { SyncStatus } from '../../sync/index'
import { momentWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import type { Tone } from '../../ui/tone'
import { dashboardLateTexts } from './texts-late'

export function SendingNotice({ status }: { status: SyncStatus }) {
  const { tone, title, detail } = sendingWords(status)
  if (tone === 'ok') {
    return (
      <p className="flex gap-2 text-soft">
        <Icon name="check-circle" />
        {sentences(title, detail)}
      </p>
    )
  }
  return (
    <Notice tone={tone} title={title}>
      {detail}
    </Notice>
  )
}

const texts = dashboardLateTexts.sending

interface SendingWords {
  tone: Tone
  title: string
  detail: string
}

export function sendingWords({ state, unsent, refused, lastSyncAtMs }: SyncStatus): SendingWords {
  const count = unsent
  const last =
    lastSyncAtMs === null ? texts.neverSent : texts.lastSent({ moment: momentWords(lastSyncAtMs) })
  if (state === 'signed_out' || state === 'wrong_user') {
    const detail = count > 0 ? texts.signInDetail({ count }) : last
    return { tone: 'warn', title: texts.signIn, detail }
  }
  if (state === 'upgrade_required') {
    const detail = count > 0 ? texts.updateDetailCount({ count }) : texts.updateDetail
    return { tone: 'warn', title: texts.update, detail }
  }
  if (count > 0) {
    const waiting = state === 'waiting' ? texts.notReached({ count }) : texts.waiting({ count })
    return { tone: 'info', title: texts.later, detail: sentences(waiting, last) }
  }
  if (lastSyncAtMs === null) {
    return { tone: 'info', title: texts.saved, detail: texts.savedDetail }
  }
  if (refused > 0) {
    return {
      tone: 'warn',
      title: texts.refused({ count: refused }),
      detail: sentences(texts.refusedDetail, last),
    }
  }
  return { tone: 'ok', title: texts.sent, detail: last }
}
