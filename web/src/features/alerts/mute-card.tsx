import type { AlertsAnswer } from 'sync-protocol/rest'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { setMuted } from './alert-calls'
import { useAlertAction } from './use-alert-action'

interface MuteCardProps {
  mutedUntil: AlertsAnswer['mutedUntil']
  onChanged: () => Promise<void>
}

/** Turns alerts off for an hour, in which a person can try the card. */
export function MuteCard({ mutedUntil, onChanged }: MuteCardProps) {
  const { isBusy, run } = useAlertAction()
  const isMuted = mutedUntil !== null

  async function change() {
    if (await run('Not changed', () => setMuted(!isMuted))) {
      showToast({ title: isMuted ? 'They are told again' : 'Nobody is told for an hour' })
    }
    await onChanged()
  }

  return (
    <Card title="Trying it out">
      <div className="grid gap-4">
        <p>
          {mutedUntil === null
            ? 'Your own browser tells nobody while you are signed in. To try the card with another phone, tell nobody for an hour.'
            : `Nobody is told until ${timeWords(mutedUntil)}.`}
        </p>
        <div>
          <Button busy={isBusy} onClick={() => void change()}>
            {isMuted ? 'Tell them again' : 'I am testing'}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const timeWords = (at: string): string =>
  new Date(at).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false })
