import { type AlertsAnswer, alertsAnswerSchema } from 'sync-protocol/rest'
import { dashboardPath } from '../../addresses/paths'
import { describeHttpFailure } from '../../http/failure-words'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { sentences } from '../../i18n/sentences'
import { nameOfProfile, readShownProfile, useMay, useShownProfile } from '../../people/profiles'
import { useAction } from '../../people/use-action'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'
import { timeWords } from '../../ui/date-words'
import { Main } from '../../ui/main'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { setMuted, setNotified } from './alert-calls'
import { BrowserCard } from './browser-card'
import { ContactsCard } from './contacts-card'
import { alertsTexts } from './texts'

const texts = alertsTexts

export function AlertsScreen() {
  const shown = useShownProfile()
  const mayAlerts = useMay('alerts')
  const connection = useConnection()
  const path = mayAlerts ? '/api/alerts' : null
  const { answer, reload } = useAnswer(path, alertsAnswerSchema, { profile: readShownProfile() })
  const lead =
    shown && shown.role !== 'person'
      ? texts.lead.other({ name: nameOfProfile(shown) })
      : texts.lead.own
  return (
    <Main>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={sentences(lead, texts.private)}
        back={{ to: dashboardPath('qr-codes'), label: texts.back }}
      />
      <div className="grid grid-cols-1 gap-6">
        {!mayAlerts && (
          <Notice tone="info" title={texts.readOnly}>
            {texts.readOnlyText}
          </Notice>
        )}
        {mayAlerts && answer.status === 'asking' && <Skeleton block />}
        {answer.status === 'failed' && (
          <Notice
            tone="warn"
            announce="status"
            action={<Button onClick={reload}>{texts.tryAgain}</Button>}
          >
            {describeHttpFailure(answer.failure)}
          </Notice>
        )}
        <NeedsConnection connection={connection} because={texts.needsConnection}>
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
        <ContactsCard contacts={alerts.contacts} onChanged={onChanged} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <BrowserCard />
        <MuteCard mutedUntil={alerts.mutedUntil} onChanged={onChanged} />
      </div>
    </div>
  )
}

interface PeopleCardProps {
  people: AlertsAnswer['people']
  onChanged: () => Promise<void>
}

function PeopleCard({ people, onChanged }: PeopleCardProps) {
  const mayChange = useMay('members')
  const { isBusy, run } = useAction()

  async function change(person: PeopleCardProps['people'][number], isNotified: boolean) {
    await run('change', texts.people.notChanged, () => setNotified(person, isNotified))
    await onChanged()
  }

  return (
    <Card title={texts.people.title} lead={texts.people.lead}>
      {people.map(person => (
        <Checkbox
          key={person.id}
          label={labelOf(person)}
          checked={person.isNotified}
          disabled={isBusy || !(person.isYou || mayChange)}
          onChange={event => void change(person, event.target.checked)}
        />
      ))}
    </Card>
  )
}

const labelOf = ({ isYou, name, role }: PeopleCardProps['people'][number]): string => {
  const words = texts.people.roles[role]
  if (isYou) return texts.people.you({ role: words })
  return texts.people.person({ name: name ?? texts.people.unnamed, role: words })
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
    if (await run('change', texts.people.notChanged, () => setMuted(!isMuted))) {
      showToast({ title: isMuted ? texts.mute.resumed : texts.mute.paused })
    }
    await onChanged()
  }

  return (
    <Card title={texts.mute.title}>
      <div className="grid gap-4">
        <p>
          {mutedUntil === null ? texts.mute.off : texts.mute.until({ time: timeWords(mutedUntil) })}
        </p>
        <div>
          <Button busy={isBusy} onClick={() => void change()}>
            {isMuted ? texts.mute.resume : texts.mute.pause}
          </Button>
        </div>
      </div>
    </Card>
  )
}
