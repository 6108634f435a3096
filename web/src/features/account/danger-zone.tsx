import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import type { HttpFailure } from '../../http/failure'
import { useConnection } from '../../http/use-connection'
import { deleteAccount } from '../../session/session'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'

export function DangerZone() {
  const connection = useConnection()
  const { askAndDelete, isDeleting } = useDeleteAccount()
  return (
    <Card
      title="Danger Zone"
      lead="Deletes your record, your codes and your files, here and on the server, at once. Cards you printed open nothing from then on."
    >
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <NeedsConnection
          connection={connection}
          because="Deleting your account needs a connection."
        >
          <Button
            tone="danger"
            icon={<Icon name="trash" size={20} />}
            busy={isDeleting}
            busyLabel="Deleting…"
            onClick={askAndDelete}
          >
            Delete Account
          </Button>
        </NeedsConnection>
      </div>
    </Card>
  )
}

const leaveAfterMs = 2000

function useDeleteAccount() {
  const [isDeleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const toFamily = { label: 'Family and carers', onSelect: () => navigate(paths.family) }

  async function askAndDelete() {
    if (!(await isMeant())) return
    setDeleting(true)
    // A person who merely holds the phone must not be able to delete, so the server needs a proof.
    const answer = await withFreshSignIn(deleteAccount)
    setDeleting(false)
    if (answer === null) return
    if (answer.ok) return sayGoodbye()
    showToast({
      tone: 'danger',
      title: 'Deletion Failed',
      description: reasonOf(answer.failure),
      ...(isGuardian(answer.failure) && { durationMs: 15_000, action: toFamily }),
    })
  }

  return { askAndDelete, isDeleting }
}

const isMeant = () =>
  confirm({
    title: 'Delete Account',
    body: 'Your record, your codes, your documents and your account are deleted at once, on this phone and on the server. What was not sent yet goes too. This cannot be undone.',
    confirmLabel: 'Delete Account',
  })

function sayGoodbye() {
  showToast({
    title: 'Account Deleted',
    description: 'Your account and everything in it has been deleted.',
    durationMs: 5000,
  })
  // The timer survives the screen, which disappears with the session.
  setTimeout(() => window.location.assign(paths.home), leaveAfterMs)
}

/** A guardian first has to hand over or delete records without another guardian. */
const isGuardian = (failure: HttpFailure) =>
  failure.kind === 'refused' && failure.code === 'has_profiles'

const reasonOf = (failure: HttpFailure) =>
  (failure.kind === 'refused' && failure.message) || 'Failed to delete account. Please try again.'
