import { useState } from 'react'
import { INVITATION_DAYS, ROLES } from 'sync-protocol/family'
import {
  type InvitationAnswer,
  invitationsAnswerSchema,
  type ProfileOfAnswer,
} from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import { useAction } from '../../people/use-action'
import { useConfirmEmail } from '../../people/use-confirm-email'
import { useForm } from '../../people/use-form'
import { withFreshSignIn } from '../../people/with-fresh-sign-in'
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
import { roleSentence } from './role-sentence'
import { ROLE_NAMES } from './role-words'
import { familyOnlineTexts } from './texts-online'

const texts = familyOnlineTexts.invite

interface InvitationsCardProps {
  profile: ProfileOfAnswer
  onChanged: () => Promise<void>
}

export function InvitationsCard({ profile, onChanged }: InvitationsCardProps) {
  const { id } = profile
  const path = `/api/profiles/${id}/invitations`
  const { answer, reload } = useAnswer(path, invitationsAnswerSchema)
  const changed = async () => {
    await Promise.all([reload(), onChanged()])
  }
  const waiting = answer.value?.filter(({ acceptedBy }) => acceptedBy) ?? []
  const open = answer.value?.filter(({ acceptedBy }) => !acceptedBy) ?? []
  const listOf = (label: string, invitations: readonly InvitationAnswer[]) =>
    invitations.length > 0 && (
      <ul aria-label={label} className="divide-y divide-line border-y border-line">
        {invitations.map(each => (
          <Invitation key={each.id} profileId={id} invitation={each} onChanged={changed} />
        ))}
      </ul>
    )
  return (
    <Card title={texts.title} lead={texts.lead({ count: INVITATION_DAYS })}>
      <div className="grid grid-cols-1 gap-6">
        {listOf(texts.waiting, waiting)}
        <InviteForm profile={profile} onInvited={changed} />
        {answer.status === 'asking' && <Skeleton />}
        {listOf(texts.open, open)}
      </div>
    </Card>
  )
}

interface InviteFormProps {
  profile: ProfileOfAnswer
  onInvited: () => Promise<void>
}

function InviteForm({ profile, onInvited }: InviteFormProps) {
  const { unconfirmed, sendAgain, isSending } = useConfirmEmail(texts)
  const [role, setRole] = useState<(typeof ROLES)[number]>('carer')
  const [link, setLink] = useState<string>()
  const isAsked = window.location.hash === '#invite'
  const { form, submit, isBusy, problem } = useForm({
    send({ email }) {
      setLink(undefined)
      return withFreshSignIn(() => invite(profile.id, { role, ...(email && { email }) }))
    },
    async onDone({ email }, made) {
      if (made.link) setLink(made.link)
      else
        showToast({
          title: texts.invited,
          description: texts.invitedDetail({ email: email ?? '' }),
        })
      form.current?.reset()
      await Promise.all([refreshOwnProfiles(), onInvited()])
    },
  })

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {problem.notice && (
        <Notice tone="danger" announce="alert">
          {problem.notice}
        </Notice>
      )}
      {unconfirmed ? (
        <Notice
          tone="info"
          title={texts.confirmFirst}
          action={
            <Button busy={isSending} busyLabel={texts.sendingAgain} onClick={sendAgain}>
              {texts.sendAgain}
            </Button>
          }
        >
          <span className="wrap-anywhere">{texts.confirmText({ email: unconfirmed })}</span>
        </Notice>
      ) : (
        <EmailField
          label={texts.email}
          name="email"
          autoFocus={isAsked}
          autoComplete="off"
          error={problem.fields.email}
          help={texts.emailHelp}
        />
      )}
      <Select
        label={texts.role}
        autoFocus={isAsked && unconfirmed !== undefined}
        value={role}
        help={roleSentence(role, { kind: profile.kind, name: profile.firstName ?? '' })}
        options={ROLES.map(value => ({ value, label: ROLE_NAMES[value] }))}
        onChange={event => setRole(asRole(event.target.value) ?? 'viewer')}
      />
      <div>
        <Button type="submit" tone="primary" busy={isBusy} busyLabel={texts.inviting}>
          {texts.button}
        </Button>
      </div>
      {link && (
        <HandedLink title={texts.link} link={link} onCopied={showCopyToast}>
          {texts.linkText}
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
  const person = acceptedBy?.name ? texts.person(acceptedBy) : acceptedBy?.email
  const whom = person ?? email ?? texts.byLink

  async function letIn() {
    if (await run('confirm', texts.notIn, () => confirmInvitation(profileId, id))) {
      showToast({ title: texts.isIn, description: whom })
    }
    await onChanged()
  }

  async function withdraw() {
    if (await run('withdraw', texts.notWithdrawn, () => withdrawInvitation(profileId, id))) {
      showToast({ title: texts.withdrawn, description: whom })
    }
    await onChanged()
  }

  return (
    <li className="grid gap-2 py-3">
      <p className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{whom}</span>
        <span className="text-soft wrap-anywhere">
          {acceptedBy
            ? texts.waits({ role: ROLE_NAMES[role] })
            : texts.openUntil({ role: ROLE_NAMES[role], day: dayWords(expiresAt) })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {acceptedBy && (
          <Button busy={busyWith === 'confirm'} onClick={() => void letIn()}>
            {texts.letIn({ name: acceptedBy.name || acceptedBy.email })}
          </Button>
        )}
        <Button
          tone="danger"
          busy={busyWith === 'withdraw'}
          aria-label={acceptedBy ? texts.refuseOf({ whom }) : texts.withdrawOf({ whom })}
          onClick={() => void withdraw()}
        >
          {acceptedBy ? texts.refuse : texts.withdraw}
        </Button>
      </div>
    </li>
  )
}
