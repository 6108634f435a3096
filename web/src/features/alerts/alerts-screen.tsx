import { type AlertsAnswer, alertsAnswerSchema } from 'sync-protocol/rest'
import { dashboardPath } from '../../addresses/paths'
import { describeHttpFailure } from '../../http/failure-words'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { nameOfProfile, readShownProfile, useMay, useShownProfile } from '../../stores/profiles'
import { Button } from '../../ui/button'
import { Main } from '../../ui/main'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { BrowserCard } from './browser-card'
import { ContactsCard } from './contacts-card'
import { MuteCard } from './mute-card'
import { PeopleCard } from './people-card'

/** Chooses who is notified when a code of the shown record is opened. */
export function AlertsScreen() {
  const shown = useShownProfile()
  const mayAlerts = useMay('alerts')
  const connection = useConnection()
  const path = mayAlerts ? '/api/alerts' : null
  const { answer, reload } = useAnswer(path, alertsAnswerSchema, { profile: readShownProfile() })
  const card = shown && shown.role !== 'person' ? `${nameOfProfile(shown)}’s card` : 'your card'
  return (
    <Main>
      <title>{pageTitle('Who is told')}</title>
      <PageHeader
        title="Who is told"
        lead={`When the code on ${card} is opened, and when a helper presses “Tell the family”. No message says what is in the record.`}
        back={{ to: dashboardPath('qr-codes'), label: 'Back to QR Codes' }}
      />
      <div className="grid grid-cols-1 gap-6">
        {!mayAlerts && (
          <Notice tone="info" title="Not yours to change">
            You can read this record. A guardian decides who is notified, and can add you.
          </Notice>
        )}
        {mayAlerts && answer.status === 'asking' && <Skeleton block />}
        {answer.status === 'failed' && (
          <Notice
            tone="warn"
            announce="status"
            action={<Button onClick={reload}>Try again</Button>}
          >
            {describeHttpFailure(answer.failure)}
          </Notice>
        )}
        <NeedsConnection
          connection={connection}
          because="Who is told is kept by the server, which sends the messages, so changing it needs a connection."
        >
          {answer.value ? (
            <Cards alerts={answer.value} onChanged={reload} />
          ) : (
            !mayAlerts && <BrowserCard />
          )}
        </NeedsConnection>
      </div>
    </Main>
  )
}

interface CardsProps {
  alerts: AlertsAnswer
  onChanged: () => Promise<void>
}

function Cards({ alerts, onChanged }: CardsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <PeopleCard people={alerts.people} onChanged={onChanged} />
        <BrowserCard />
        <MuteCard mutedUntil={alerts.mutedUntil} onChanged={onChanged} />
      </div>
      <ContactsCard contacts={alerts.contacts} onChanged={onChanged} />
    </div>
  )
}
