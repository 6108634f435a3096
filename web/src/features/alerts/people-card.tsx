import type { AccessRole } from 'sync-protocol/family'
import type { AlertsAnswer } from 'sync-protocol/rest'
import { useMay } from '../../stores/profiles'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'
import { setNotified } from './alert-calls'
import { useAlertAction } from './use-alert-action'

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

export function PeopleCard({ people, onChanged }: PeopleCardProps) {
  const mayChange = useMay('members')
  const { isBusy, run } = useAlertAction()

  async function change(person: PeopleCardProps['people'][number], isNotified: boolean) {
    await run('Not changed', () => setNotified(person, isNotified))
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
