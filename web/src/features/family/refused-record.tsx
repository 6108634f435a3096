import { confirm } from '../../stores/confirm'
import {
  type NotedProfile,
  recordOf,
  reloadProfiles,
  showProfile,
  useProfiles,
} from '../../stores/profiles'
import { showToast } from '../../stores/toast'
import { closeProfile } from '../../sync/runtime/close-profile'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

export function RefusedRecord({ profile }: { profile: NotedProfile }) {
  const { id, name, refusal } = profile
  const actorId = useProfiles(state => state.actorId)
  const whose = recordOf(name)

  async function remove() {
    const isSure = await confirm({
      title: `Take ${whose} off this phone?`,
      body: 'It is nowhere else. What was written in it is then offered as a file, until you save or discard that. Printed cards of it open nothing but their offline copy.',
      confirmLabel: 'Take it off',
    })
    if (!isSure || !actorId) return
    showProfile(actorId)
    try {
      await closeProfile(actorId, id)
      await reloadProfiles(actorId)
    } catch {
      showToast({ tone: 'danger', title: 'Not taken off', description: 'Try again in a moment.' })
    }
  }

  return (
    <Notice
      tone="danger"
      title="Only on this phone"
      action={
        <Button tone="danger" onClick={() => void remove()}>
          Take it off this phone
        </Button>
      }
    >
      {refusal} It is tried again whenever something is sent.
    </Notice>
  )
}
