import type { AccessRole } from 'sync-protocol/family'
import { type AlertsAnswer, alertsAnswerSchema } from 'sync-protocol/rest'
import { dashboardPath } from '../../addresses/paths'
import { describeHttpFailure } from '../../http/failure-words'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { useAction } from '../../session/use-action'
import { nameOfProfile, readShownProfile, useMay, useShownProfile } from '../../stores/profiles'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'
import { Main } from '../../ui/main'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { setMuted, setNotified } from './alert-calls'
import { BrowserCard } from './browser-card'
import { ContactsCard } from './contacts-card'

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

interface PeopleCardProps {
  people: AlertsAnswer['people']
  onChanged: () => Promise<void>
}

const ROLE_WORDS: Readonly<Record<AccessRole, string>> = {
  person: 'whose record it is',
  guardian: 'guardian',
  carer: 'carer',
  viewer: 'viewer',
}

function PeopleCard({ people, onChanged }: PeopleCardProps) {
  const mayChange = useMay('members')
  const { isBusy, run } = useAction()

  async function change(person: PeopleCardProps['people'][number], isNotified: boolean) {
    await run('change', 'Not changed', () => setNotified(person, isNotified))
    await onChanged()
  }

  return (
    <Card
      title="People in the record"
      lead="By email to an address they confirmed, or in a browser where they turned it on."
    >
      {people.map(person => (
        <Checkbox
          key={person.id}
          label={`${person.isYou ? 'You' : (person.name ?? 'No name given')} (${ROLE_WORDS[person.role]})`}
          checked={person.isNotified}
          disabled={isBusy || !(person.isYou || mayChange)}
          onChange={event => void change(person, event.target.checked)}
        />
      ))}
    </Card>
  )
}

interface MuteCardProps {
  mutedUntil: AlertsAnswer['mutedUntil']
  onChanged: () => Promise<void>
}

/** Turns alerts off for an hour, in which a person can try the card. */
function MuteCard({ mutedUntil, onChanged }: MuteCardProps) {
  const { isBusy, run } = useAction()
  const isMuted = mutedUntil !== null

  async function change() {
    if (await run('change', 'Not changed', () => setMuted(!isMuted))) {
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
