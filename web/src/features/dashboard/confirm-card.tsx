import type { Profile, Row } from 'sync-protocol/medical'
import { useIsOthers, useMay } from '../../stores/profiles'
import { showToast } from '../../stores/toast'
import { editRow, showNotSaved } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'

export function ConfirmCard({ profile }: { profile: Row<Profile> }) {
  const { confirmedAt } = profile
  const mayEdit = useMay('edit')
  // Another person may have confirmed it last.
  const isOthers = useIsOthers()

  async function confirm() {
    const saved = await editRow('profile', profile.id, { confirmedAt: new Date().toISOString() })
    if (!saved.ok) return showNotSaved(saved.failure)
    showToast({ title: 'Confirmed', description: 'Responders see how fresh it is.' })
  }

  if (!mayEdit) return null
  return (
    <Card title="Still right?">
      {!isOthers && (
        <p className="mb-4 text-soft">
          {confirmedAt
            ? `You last confirmed your record on ${dayWords(confirmedAt)}.`
            : 'You have not confirmed your record yet.'}
        </p>
      )}
      <Button icon={<Icon name="check" size={20} />} onClick={confirm}>
        Confirm
      </Button>
    </Card>
  )
}
