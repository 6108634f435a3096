import { may, ROLES } from 'sync-protocol/family'
import type { MemberAnswer, ProfileOfAnswer } from 'sync-protocol/rest'
import { useAction } from '../../session/use-action'
import { confirm } from '../../stores/confirm'
import { recordOf } from '../../stores/profiles'
import { showToast } from '../../stores/toast'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { Select } from '../../ui/select'
import { asRole, changeMember, removeMember } from './family-calls'
import { ROLE_NAMES, ROLE_SENTENCES } from './role-words'

interface MembersCardProps {
  profile: ProfileOfAnswer
  onChanged: () => Promise<void>
}

export function MembersCard({ profile, onChanged }: MembersCardProps) {
  const { members, role } = profile
  return (
    <Card title="Who may open it">
      {members.length === 0 ? (
        <p className="text-soft">
          {role === 'person' ? 'Nobody but you.' : 'Nobody else was let in.'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {members.map(member => (
            <Member key={member.id} {...{ profile, member, onChanged }} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Member({ profile, member, onChanged }: MembersCardProps & { member: MemberAnswer }) {
  const { id, role, relationship, until, isYou } = member
  const { busyWith, run } = useAction(refreshOwnProfiles)
  const mayChange = may(profile.role, 'members')
  const name = isYou ? 'You' : member.name || 'No name given'
  const whose = whoseOf(profile)

  async function change(value: string) {
    const wanted = asRole(value)
    if (!wanted || wanted === role) return
    const changed = await run('role', 'Not changed', () =>
      changeMember(profile.id, id, { role: wanted }),
    )
    if (changed) showToast({ title: 'Changed', description: `${name}: ${ROLE_NAMES[wanted]}` })
    await onChanged()
  }

  async function remove() {
    const isSure = await confirm({
      title: `Remove ${name} from ${whose}?`,
      body: `${name} cannot read or change ${whose} any more. A phone of theirs that is offline keeps its copy until it is back online; changes on it that were not sent are not taken.`,
      confirmLabel: `Remove ${name}`,
    })
    if (!isSure) return
    if (await run('remove', 'Not removed', () => removeMember(profile.id, id))) {
      showToast({ title: 'Removed', description: `${name} was removed from ${whose}.` })
    }
    await onChanged()
  }

  return (
    <li className="grid gap-2 py-3">
      <p className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">
          {name}
          {relationship && <span className="font-normal text-soft"> ({relationship})</span>}
        </span>
        <span className="text-soft">
          {ROLE_NAMES[role]}
          {until && ` until ${dayWords(until)}`}. {ROLE_SENTENCES[role]}
        </span>
      </p>
      {mayChange && !isYou && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-40 flex-1">
            <Select
              label={`What ${name} may do`}
              value={role}
              disabled={busyWith !== undefined}
              options={ROLES.map(value => ({ value, label: ROLE_NAMES[value] }))}
              onChange={event => void change(event.target.value)}
            />
          </div>
          <Button
            tone="danger"
            busy={busyWith === 'remove'}
            busyLabel="Removing…"
            onClick={() => void remove()}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  )
}

export const whoseOf = ({
  role,
  firstName,
}: Pick<ProfileOfAnswer, 'role' | 'firstName'>): string =>
  role === 'person' ? 'your record' : recordOf(firstName)
