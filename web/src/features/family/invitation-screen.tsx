import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  acceptAnswerSchema,
  type ShownInvitationAnswer,
  shownInvitationAnswerSchema,
} from 'sync-protocol/rest'
import { authPath, paths, signUpPath } from '../../addresses/paths'
import { request } from '../../http/client'
import { describeHttpFailure } from '../../http/failure-words'
import { useAnswer } from '../../http/use-answer'
import { useAction } from '../../session/use-action'
import { recordOf, showProfile } from '../../stores/profiles'
import { useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { dayWords } from '../../ui/date-words'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { ROLE_NAMES, ROLE_SENTENCES } from './role-words'

/** Opening an invitation link changes nothing. */
export function InvitationScreen() {
  const { hash } = useLocation()
  const token = hash.slice(1)
  const status = useSession(state => state.session.status)
  return (
    <Main width="form">
      <title>{pageTitle('An invitation')}</title>
      <PageHeader title="An invitation" />
      {status === 'unknown' && <Skeleton lines={3} />}
      {status === 'signedIn' && <Invitation token={token} />}
      {(status === 'signedOut' || status === 'local') && (
        <div className="grid gap-4">
          <p>
            Somebody lets you into a medical record. Sign in to see whose, and to decide. Nothing
            has happened yet.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={authPath(paths.invitation + hash)} tone="primary">
              Sign in
            </ButtonLink>
            <ButtonLink to={signUpPath(paths.invitation + hash)}>Create an account</ButtonLink>
          </div>
        </div>
      )}
    </Main>
  )
}

function Invitation({ token }: { token: string }) {
  const path = token === '' ? null : `/api/invitations/${encodeURIComponent(token)}`
  const { answer, reload } = useAnswer(path, shownInvitationAnswerSchema)
  if (path === null) return <Refused code="not_found" />
  if (answer.status === 'asking') return <Skeleton lines={3} />
  if (answer.status === 'known') return <Offer path={path} offer={answer.value} />
  const { failure } = answer
  if (failure.kind === 'refused' && failure.code in REFUSALS) return <Refused code={failure.code} />
  return (
    <Notice tone="warn" announce="status" action={<Button onClick={reload}>Try again</Button>}>
      {describeHttpFailure(failure)}
    </Notice>
  )
}

function Offer({ path, offer }: { path: string; offer: ShownInvitationAnswer }) {
  const { role, until, expiresAt, profileName, inviterName, needsConfirmation } = offer
  const [isWaiting, setWaiting] = useState(false)
  const { busyWith, run } = useAction(refreshOwnProfiles)
  const navigate = useNavigate()
  // The inviter sees the e-mail address, so it has to be confirmed; the server refuses it otherwise.
  const isUnconfirmed = useSession(
    ({ session }) => session.status === 'signedIn' && session.user.emailState === 'unconfirmed',
  )
  const whose = profileName ? recordOf(profileName) : 'their record'

  async function accept() {
    const send = () => request(`${path}/accept`, { method: 'POST', answer: acceptAnswerSchema })
    const accepted = await run('accept', 'Not accepted', send)
    if (!accepted) return
    const { profileId } = accepted.value
    if (profileId === null) return setWaiting(true)
    showProfile(profileId)
    showToast({ title: 'Welcome', description: `You can open ${whose} now.` })
    navigate(paths.dashboard)
  }

  if (isWaiting) {
    return (
      <Notice tone="ok" title="One more step" announce="status">
        {inviterName ?? 'The person who invited you'} confirms that it was you. Then {whose} appears
        here.
      </Notice>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="text-lg">
        {inviterName ?? 'Somebody'} invites you to <strong>{whose}</strong>.
      </p>
      <p>
        <strong>{ROLE_NAMES[role]}</strong>
        {until && ` until ${dayWords(until)}`}: {ROLE_SENTENCES[role]}
      </p>
      {needsConfirmation && (
        <p className="text-soft">
          {inviterName ?? 'The person who invited you'} sees your name and email address, and
          confirms that it is you.
        </p>
      )}
      <p className="text-soft">Open until {dayWords(expiresAt)}.</p>
      {isUnconfirmed ? (
        <Refused code="email_unconfirmed" />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button tone="primary" busy={busyWith === 'accept'} onClick={() => void accept()}>
            Accept
          </Button>
          <ButtonLink to={paths.home}>Not now</ButtonLink>
        </div>
      )}
    </div>
  )
}

const REFUSALS: Readonly<Record<string, { title: string; text: string }>> = {
  not_found: {
    title: 'This invitation opens nothing',
    text: 'It may have been used, withdrawn or too old, or it is for another email address than the one you are signed in with. Ask for a new one.',
  },
  already_member: {
    title: 'You are in this record already',
    text: 'You find it under Family and carers.',
  },
  already_accepted: {
    title: 'You have accepted it',
    text: 'The person who invited you still has to confirm that it was you.',
  },
  email_unconfirmed: {
    title: 'Confirm your email address first',
    text: 'Open the link in the email that we sent you, then open this page again.',
  },
}

function Refused({ code }: { code: string }) {
  const words = REFUSALS[code] ?? REFUSALS.not_found
  return (
    <Notice
      tone="warn"
      title={words?.title ?? ''}
      action={<ButtonLink to={paths.family}>Family and carers</ButtonLink>}
    >
      {words?.text}
    </Notice>
  )
}
