import { may } from 'sync-protocol/family'
import type { ProfileOfAnswer } from 'sync-protocol/rest'
import { useAction } from '../../people/use-action'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { sendNow } from '../../sync'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { deleteProfile, leaveProfile } from './family-calls'
import { whoseOfAnswer } from './members-card'
import { familyOnlineTexts } from './texts-online'

const texts = familyOnlineTexts.end

interface EndCardsProps {
  profile: ProfileOfAnswer
  onLeft: () => void
}

export function EndCards({ profile, onLeft }: EndCardsProps) {
  const { id, kind, role } = profile
  const { busyWith, run } = useAction(refreshOwnProfiles)
  const { whose, name } = whoseOfAnswer(profile)

  /** The sync that follows closes the record on this phone. */
  async function end(words: { title: string; description: string }) {
    showToast(words)
    await sendNow()
    onLeft()
  }

  async function leave() {
    const isSure = await confirm({
      title: texts.leaveQuestion[whose]({ name }),
      body: texts.leaveBody,
      confirmLabel: texts.leaveConfirm,
    })
    if (!isSure || !(await run('leave', texts.notLeft, () => leaveProfile(id)))) return
    await end({ title: texts.left, description: texts.leftDetail[whose]({ name }) })
  }

  async function remove() {
    const isSure = await confirm({
      title: texts.deleteQuestion[whose]({ name }),
      body: texts.deleteBody,
      confirmLabel: texts.deleteConfirm[whose]({ name }),
    })
    if (!isSure || !(await run('delete', texts.notDeleted, () => deleteProfile(id)))) return
    await end({ title: texts.deleted, description: texts.deletedDetail[whose]({ name }) })
  }

  return (
    <>
      <Card title={texts.leaveTitle} lead={texts.leaveLead}>
        <Button busy={busyWith === 'leave'} busyLabel={texts.leaving} onClick={() => void leave()}>
          {texts.leave}
        </Button>
      </Card>
      {kind === 'managed' && may(role, 'delete') && (
        <Card title={texts.dangerTitle} lead={texts.deleteLead[whose]({ name })}>
          <Button
            tone="danger"
            icon={<Icon name="trash" size={20} />}
            busy={busyWith === 'delete'}
            busyLabel={texts.deleting}
            onClick={() => void remove()}
          >
            {texts.delete}
          </Button>
        </Card>
      )}
    </>
  )
}
