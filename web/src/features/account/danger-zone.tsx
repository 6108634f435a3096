import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import type { HttpFailure } from '../../http/failure'
import { useConnection } from '../../http/use-connection'
import { deleteAccount } from '../../people/account-session'
import { sayNotErased } from '../../people/use-sign-out'
import { withFreshSignIn } from '../../people/with-fresh-sign-in'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'
import { accountTexts } from './texts'

const texts = accountTexts.danger

export function DangerZone() {
  const connection = useConnection()
  const { askAndDelete, isDeleting } = useDeleteAccount()
  return (
    <Card title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <NeedsConnection connection={connection} because={texts.needsConnection}>
          <Button
            tone="danger"
            icon={<Icon name="trash" size={20} />}
            busy={isDeleting}
            busyLabel={texts.deleting}
            onClick={askAndDelete}
          >
            {texts.button}
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
  const toFamily = { label: texts.toFamily, onSelect: () => navigate(paths.family) }

  async function askAndDelete() {
    if (!(await isMeant())) return
    setDeleting(true)
    // A person who merely holds the phone must not be able to delete, so the server needs a proof.
    const answer = await withFreshSignIn(deleteAccount)
    setDeleting(false)
    if (answer === null) return
    if (answer.ok) return answer.value === 'left' ? sayGoodbye() : sayNotErased()
    showToast({
      tone: 'danger',
      title: texts.failed,
      description: reasonOf(answer.failure),
      ...(isGuardian(answer.failure) && { durationMs: 15_000, action: toFamily }),
    })
  }

  return { askAndDelete, isDeleting }
}

const isMeant = () =>
  confirm({
    title: texts.button,
    body: texts.body,
    confirmLabel: texts.button,
  })

function sayGoodbye() {
  showToast({
    title: texts.done,
    description: texts.doneDetail,
    durationMs: 5000,
  })
  // The timer survives the screen, which disappears with the session.
  setTimeout(() => window.location.assign(paths.home), leaveAfterMs)
}

/** A guardian first has to hand over or delete records without another guardian. */
const isGuardian = (failure: HttpFailure) =>
  failure.kind === 'refused' && failure.code === 'has_profiles'

const reasonOf = (failure: HttpFailure) =>
  (failure.kind === 'refused' && failure.message) || texts.tryAgain
