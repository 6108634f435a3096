import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  acceptAnswerSchema,
  inviterAnswerSchema,
  type ShownInvitationAnswer,
  shownInvitationAnswerSchema,
} from 'sync-protocol/rest'
import { authPath, paths, signUpPath } from '../../addresses/paths'
import { request } from '../../http/client'
import { describeHttpFailure } from '../../http/failure-words'
import { useAnswer } from '../../http/use-answer'
import { checkSession } from '../../people/account-session'
import { showProfile } from '../../people/profiles'
import { useSession } from '../../people/session'
import { useAction } from '../../people/use-action'
import { useConfirmEmail } from '../../people/use-confirm-email'
import { forgetPendingInvitation, notePendingInvitation } from '../../stores/pending-invitation'
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
import { ROLE_NAMES } from './role-words'
import { familyOnlineTexts } from './texts-online'

const texts = familyOnlineTexts.invitation

/** Opening an invitation link changes nothing. */
export function InvitationScreen() {
  const token = useLocation().hash.slice(1)
  const status = useSession(state => state.session.status)
  return (
    <Main width="form">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} />
      {token === '' && <Refused code="not_found" />}
      {token !== '' && status === 'unknown' && <Skeleton lines={3} />}
      {token !== '' && status === 'signedIn' && <Invitation token={token} />}
      {token !== '' && (status === 'signedOut' || status === 'local') && <SignIn token={token} />}
    </Main>
  )
}

const pathOf = (token: string) => `/api/invitations/${encodeURIComponent(token)}`

function SignIn({ token }: { token: string }) {
  const { answer, reload } = useAnswer(`${pathOf(token)}/inviter`, inviterAnswerSchema)
  useEffect(() => {
    notePendingInvitation(token)
  }, [token])
  const here = `${paths.invitation}#${token}`
  return (
    <Answered answer={answer} reload={reload}>
      {({ inviterName }) => (
        <div className="grid gap-4">
          <p className="text-lg wrap-anywhere">
            {inviterName ? texts.invited({ inviter: inviterName }) : texts.invitedByUnnamed}
          </p>
          <p>{texts.signInToDecide}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={authPath(here)} tone="primary">
              {texts.signIn}
            </ButtonLink>
            <ButtonLink to={signUpPath(here)}>{texts.signUp}</ButtonLink>
          </div>
        </div>
      )}
    </Answered>
  )
}

function Invitation({ token }: { token: string }) {
  const { answer, reload } = useAnswer(pathOf(token), shownInvitationAnswerSchema)
  return (
    <Answered answer={answer} reload={reload}>
      {offer => <Offer token={token} offer={offer} />}
    </Answered>
  )
}

interface AnsweredProps<Value>
  extends Pick<ReturnType<typeof useAnswer<Value>>, 'answer' | 'reload'> {
  children: (value: Value) => ReactNode
}

function Answered<Value>({ answer, reload, children }: AnsweredProps<Value>) {
  if (answer.status === 'asking') return <Skeleton lines={3} />
  if (answer.status === 'known') return children(answer.value)
  const { failure } = answer
  if (failure.kind === 'refused' && failure.code in texts.refused)
    return <Refused code={failure.code} />
  return (
    <Notice
      tone="warn"
      announce="status"
      action={<Button onClick={reload}>{texts.tryAgain}</Button>}
    >
      {describeHttpFailure(failure)}
    </Notice>
  )
}

function Offer({ token, offer }: { token: string; offer: ShownInvitationAnswer }) {
  const { role, until, expiresAt, profileName, inviterName, needsConfirmation } = offer
  const [isWaiting, setWaiting] = useState(false)
  const { busyWith, run } = useAction(refreshOwnProfiles)
  const { unconfirmed } = useConfirmEmail(familyOnlineTexts.invite)
  const navigate = useNavigate()
  // The invitation's own e-mail has confirmed the address of the account that it is for.
  const isHeld = needsConfirmation && unconfirmed !== undefined
  useEffect(() => {
    if (isHeld) notePendingInvitation(token)
    else forgetPendingInvitation()
  }, [isHeld, token])

  async function accept() {
    const accepted = await run('accept', texts.notAccepted, () =>
      request(`${pathOf(token)}/accept`, { method: 'POST', answer: acceptAnswerSchema }),
    )
    if (!accepted) return
    if (unconfirmed) await checkSession()
    const { profileId } = accepted.value
    if (profileId === null) return setWaiting(true)
    showProfile(profileId)
    const name = profileName ?? ''
    showToast({
      title: texts.welcome,
      description: name ? texts.welcomeDetail({ name }) : texts.welcomeUnnamed,
    })
    navigate(paths.dashboard)
  }

  if (isWaiting) {
    return (
      <Notice tone="ok" title={texts.oneMore} announce="status">
        {inviterName ? texts.waitFor({ inviter: inviterName }) : texts.waitForUnnamed}
      </Notice>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="text-lg wrap-anywhere">{invitedWords(offer)}</p>
      <p>
        <strong>{ROLE_NAMES[role]}</strong>
      </p>
      <p>{texts.sentence[role]}</p>
      {until && <p>{texts.roleUntil({ day: dayWords(until) })}</p>}
      {needsConfirmation && (
        <p className="text-soft wrap-anywhere">
          {inviterName ? texts.theySee({ inviter: inviterName }) : texts.theySeeUnnamed}
        </p>
      )}
      <p className="text-soft">{texts.openUntil({ day: dayWords(expiresAt) })}</p>
      {isHeld ? (
        <ConfirmFirst />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button tone="primary" busy={busyWith === 'accept'} onClick={() => void accept()}>
            {texts.accept}
          </Button>
          <ButtonLink to={paths.home}>{texts.notNow}</ButtonLink>
        </div>
      )}
    </div>
  )
}

function invitedWords({ inviterName: inviter, profileName: name }: ShownInvitationAnswer): string {
  if (inviter && name) return texts.offer({ inviter, name })
  if (name) return texts.offerUnnamed({ name })
  return inviter ? texts.invited({ inviter }) : texts.invitedByUnnamed
}

/** The inviter sees the e-mail address, so it has to be the person's own. */
function ConfirmFirst() {
  const { unconfirmed = '', isSending, sendAgain } = useConfirmEmail(familyOnlineTexts.invite)
  return (
    <Notice
      tone="warn"
      title={texts.confirmFirst}
      action={
        <Button busy={isSending} onClick={sendAgain}>
          {texts.sendAgain}
        </Button>
      }
    >
      <span className="wrap-anywhere">{texts.confirmText({ email: unconfirmed })}</span>
    </Notice>
  )
}

function Refused({ code }: { code: string }) {
  const { title, text } =
    texts.refused[code as keyof typeof texts.refused] ?? texts.refused.not_found
  useEffect(forgetPendingInvitation, [])
  return (
    <Notice
      tone="warn"
      title={title}
      action={<ButtonLink to={paths.family}>{texts.family}</ButtonLink>}
    >
      {text}
    </Notice>
  )
}
