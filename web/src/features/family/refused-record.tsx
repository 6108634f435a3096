import { sentences } from '../../i18n/sentences'
import {
  type NotedProfile,
  reloadProfiles,
  showProfile,
  useProfiles,
  whoseNamed,
} from '../../people/profiles'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { closeProfile } from '../../sync/runtime/close-profile'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { familyOnlineTexts } from './texts-online'

const texts = familyOnlineTexts.refusedRecord

export function RefusedRecord({ profile }: { profile: NotedProfile }) {
  const { id, name, refusal } = profile
  const actorId = useProfiles(state => state.actorId)

  async function remove() {
    const named = whoseNamed(name)
    const isSure = await confirm({
      title: texts.question[named.whose]({ name: named.name }),
      body: texts.body,
      confirmLabel: texts.confirm,
    })
    if (!isSure || !actorId) return
    showProfile(actorId)
    try {
      await closeProfile(actorId, id)
      await reloadProfiles(actorId)
    } catch {
      showToast({ tone: 'danger', title: texts.failed, description: texts.failedDetail })
    }
  }

  return (
    <Notice
      tone="danger"
      title={texts.title}
      action={
        <Button tone="danger" onClick={() => void remove()}>
          {texts.remove}
        </Button>
      }
    >
      {sentences(refusal, texts.retried)}
    </Notice>
  )
}
