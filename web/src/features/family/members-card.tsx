import { may, ROLES } from 'sync-protocol/family'
import type { MemberAnswer, ProfileOfAnswer } from 'sync-protocol/rest'
import { whoseRecord } from '../../people/profiles'
import { useAction } from '../../people/use-action'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { Select } from '../../ui/select'
import { asRole, changeMember, removeMember } from './family-calls'
import { roleSentence } from './role-sentence'
import { ROLE_NAMES } from './role-words'
import { familyOnlineTexts } from './texts-online'

const texts = familyOnlineTexts.members

interface MembersCardProps {
  profile: ProfileOfAnswer
  onChanged: () => Promise<void>
}

export function MembersCard({ profile, onChanged }: MembersCardProps) {
  const { members, role } = profile
  return (
    <Card title={texts.title}>
      {members.length === 0 ? (
        <p className="text-soft">{role === 'person' ? texts.onlyYou : texts.noOthers}</p>
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
  const name = isYou ? texts.you : member.name || texts.unnamed
  const { whose, name: person } = whoseOfAnswer(profile)
  const roleName = ROLE_NAMES[role]

  async function change(value: string) {
    const wanted = asRole(value)
    if (!wanted || wanted === role) return
    const changed = await run('role', texts.notChanged, () =>
      changeMember(profile.id, id, { role: wanted }),
    )
    if (changed)
      showToast({
        title: texts.changed,
        description: texts.changedTo({ name, role: ROLE_NAMES[wanted] }),
      })
    await onChanged()
  }

  async function remove() {
    const isSure = await confirm({
      title: texts.removeFrom[whose]({ name, person }),
      body: texts.removeBody({ name }),
      confirmLabel: texts.removeName({ name }),
    })
    if (!isSure) return
    if (await run('remove', texts.notRemoved, () => removeMember(profile.id, id))) {
      const description = texts.removedDetail[whose]({ name, person })
      showToast({ title: texts.removed, description })
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
        <span className="text-soft wrap-anywhere">
          {until ? texts.ends({ role: roleName, day: dayWords(until) }) : roleName}
        </span>
        <span className="text-soft wrap-anywhere">
          {roleSentence(role, { kind: profile.kind, name: profile.firstName ?? '' })}
        </span>
      </p>
      {mayChange && !isYou && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-[10rem] flex-1">
            <Select
              label={texts.may({ name })}
              value={role}
              disabled={busyWith !== undefined}
              options={ROLES.map(value => ({ value, label: ROLE_NAMES[value] }))}
              onChange={event => void change(event.target.value)}
            />
          </div>
          <Button
            tone="danger"
            busy={busyWith === 'remove'}
            busyLabel={texts.removing}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

export const whoseOfAnswer = ({ role, firstName }: Pick<ProfileOfAnswer, 'role' | 'firstName'>) =>
  whoseRecord({ role, name: firstName ?? '' })
