import { may } from 'sync-protocol/family'
import type { ProfileOfAnswer } from 'sync-protocol/rest'
import { useAction } from '../../session/use-action'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { sendNow } from '../../sync'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { deleteProfile, leaveProfile } from './family-calls'
import { whoseOf } from './members-card'

interface EndCardsProps {
  profile: ProfileOfAnswer
  onLeft: () => void
}

export function EndCards({ profile, onLeft }: EndCardsProps) {
  const { id, kind, role } = profile
  const { busyWith, run } = useAction(refreshOwnProfiles)
  const whose = whoseOf(profile)

  /** The sync that follows closes the record on this phone. */
  async function end(words: { title: string; description: string }) {
    showToast(words)
    await sendNow()
    onLeft()
  }

  async function leave() {
    const isSure = await confirm({
      title: `Leave ${whose}?`,
      body: 'It goes from this phone, and you cannot open it until somebody invites you again.',
      confirmLabel: 'Leave',
    })
    if (!isSure || !(await run('leave', 'Not left', () => leaveProfile(id)))) return
    await end({ title: 'Left', description: `You cannot open ${whose} any more.` })
  }

  async function remove() {
    const isSure = await confirm({
      title: `Delete ${whose}?`,
      body: `All of ${whose}, its codes and its documents are deleted at once, on the server and on every phone. Printed cards of it open nothing from then on. This cannot be undone.`,
      confirmLabel: `Delete ${whose}`,
    })
    if (!isSure || !(await run('delete', 'Not deleted', () => deleteProfile(id)))) return
    await end({ title: 'Deleted', description: `Nothing is left of ${whose}.` })
  }

  return (
    <>
      <Card title="Leave" lead="For when you no longer look after this record.">
        <Button busy={busyWith === 'leave'} busyLabel="Leaving…" onClick={() => void leave()}>
          Leave this record
        </Button>
      </Card>
      {kind === 'managed' && may(role, 'delete') && (
        <Card title="Danger Zone" lead={`Deletes ${whose} for everybody who may open it.`}>
          <Button
            tone="danger"
            icon={<Icon name="trash" size={20} />}
            busy={busyWith === 'delete'}
            busyLabel="Deleting…"
            onClick={() => void remove()}
          >
            Delete this record
          </Button>
        </Card>
      )}
    </>
  )
}
