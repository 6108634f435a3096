import { useState } from 'react'
import { INVITATION_DAYS, ROLES } from 'sync-protocol/family'
import {
  type InvitationAnswer,
  invitationsAnswerSchema,
  type ProfileOfAnswer,
} from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import { useAction } from '../../session/use-action'
import { useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { showCopyToast, showToast } from '../../stores/toast'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { EmailField } from '../../ui/email-field'
import { HandedLink } from '../../ui/handed-link'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { Skeleton } from '../../ui/skeleton'
import { asRole, confirmInvitation, invite, withdrawInvitation } from './family-calls'
import { ROLE_NAMES, ROLE_SENTENCES } from './role-words'

interface InvitationsCardProps {
  profile: ProfileOfAnswer
  onChanged: () => Promise<void>
}

export function InvitationsCard({ profile: { id }, onChanged }: InvitationsCardProps) {
  const path = `/api/profiles/${id}/invitations`
  const { answer, reload } = useAnswer(path, invitationsAnswerSchema)
  const changed = async () => {
    await Promise.all([reload(), onChanged()])
  }
  return (
    <Card
      title="Invite someone"
      lead={`An invitation works once, and for ${INVITATION_DAYS} days.`}
    >
      <div className="grid grid-cols-1 gap-6">
        <InviteForm profileId={id} onInvited={changed} />
        {answer.status === 'asking' && <Skeleton />}
        {answer.value && answer.value.length > 0 && (
          <ul aria-label="Open invitations" className="divide-y divide-line border-t border-line">
            {answer.value.map(invitation => (
              <Invitation
                key={invitation.id}
                profileId={id}
                invitation={invitation}
                onChanged={changed}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

interface InviteFormProps {
  profileId: string
  onInvited: () => Promise<void>
}

function InviteForm({ profileId, onInvited }: InviteFormProps) {
  const [role, setRole] = useState<(typeof ROLES)[number]>('carer')
  const [link, setLink] = useState<string>()
  const { form, submit, isBusy, problem } = useForm({
    send({ email }) {
      setLink(undefined)
      return withFreshSignIn(() => invite(profileId, { role, ...(email && { email }) }))
    },
    async onDone({ email }, made) {
      if (made.link) setLink(made.link)
      else showToast({ title: 'Invited', description: `An email is on its way to ${email}.` })
      form.current?.reset()
      await Promise.all([refreshOwnProfiles(), onInvited()])
    },
  })

  return (
    <form
      ref={form}
      noValidate
      aria-label="Invite someone"
      onSubmit={submit}
      className="grid gap-4"
    >
      {problem.notice && (
        <Notice tone="danger" announce="alert">
          {problem.notice}
        </Notice>
      )}
      <EmailField
        label="Their email"
        name="email"
        autoComplete="off"
        error={problem.fields.email}
        help="We send them an email. Without an address you get a link to hand over, and confirm who used it."
      />
      <Select
        label="What they may do"
        value={role}
        help={ROLE_SENTENCES[role]}
        options={ROLES.map(value => ({ value, label: ROLE_NAMES[value] }))}
        onChange={event => setRole(asRole(event.target.value) ?? 'viewer')}
      />
      <div>
        <Button type="submit" tone="primary" busy={isBusy} busyLabel="Inviting…">
          Invite
        </Button>
      </div>
      {link && (
        <HandedLink title="Give them this link" link={link} onCopied={showCopyToast}>
          You confirm here who used it before they see anything.
        </HandedLink>
      )}
    </form>
  )
}

interface InvitationProps {
  profileId: string
  invitation: InvitationAnswer
  onChanged: () => Promise<void>
}

function Invitation({ profileId, invitation, onChanged }: InvitationProps) {
  const { id, role, email, acceptedBy, expiresAt } = invitation
  const { busyWith, run } = useAction(refreshOwnProfiles)
  const whom = acceptedBy ? `${acceptedBy.name} (${acceptedBy.email})` : (email ?? 'By link')

  async function letIn() {
    if (await run('confirm', 'Not let in', () => confirmInvitation(profileId, id))) {
      showToast({ title: 'Let in', description: whom })
    }
    await onChanged()
  }

  async function withdraw() {
    if (await run('withdraw', 'Not withdrawn', () => withdrawInvitation(profileId, id))) {
      showToast({ title: 'Withdrawn', description: whom })
    }
    await onChanged()
  }

  return (
    <li className="grid gap-2 py-3">
      <p className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{whom}</span>
        <span className="text-soft">
          {ROLE_NAMES[role]}. {acceptedBy ? 'Waits for you.' : `Open until ${dayWords(expiresAt)}.`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {acceptedBy && (
          <Button busy={busyWith === 'confirm'} onClick={() => void letIn()}>
            Let in {acceptedBy.name}
          </Button>
        )}
        <Button
          tone="danger"
          busy={busyWith === 'withdraw'}
          aria-label={`${acceptedBy ? 'Refuse' : 'Withdraw'} the invitation: ${whom}`}
          onClick={() => void withdraw()}
        >
          {acceptedBy ? 'Refuse' : 'Withdraw'}
        </Button>
      </div>
    </li>
  )
}
