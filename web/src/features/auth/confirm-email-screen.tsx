import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EmailLinkAnswer } from 'sync-protocol/rest'
import { paths, profilePath } from '../../addresses/paths'
import type { HttpFailure } from '../../http/failure'
import { describeHttpFailure } from '../../http/failure-words'
import { confirmLink, lookAtLink, refuseLink } from '../../people/email'
import { useSession } from '../../people/session'
import { readPendingInvitation } from '../../stores/pending-invitation'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { EmailLink } from './email-link'
import { authTexts } from './texts'

const texts = authTexts.confirmEmail

export function ConfirmEmailScreen() {
  const token = useLocation().hash.slice(1)
  const { state, busyWith, press } = useEmailLink(token)
  const hasEnded =
    state.status === 'unknown' || (state.status === 'known' && state.link.state !== 'open')
  const isSignedIn = useSession(state => state.session.status === 'signedIn')
  return (
    <Main width="form">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} />
      <div className="grid gap-6">
        {state.status === 'asking' && <Skeleton lines={3} />}
        {state.status === 'failed' && (
          <Notice
            tone="warn"
            announce="status"
            action={
              <Button busy={busyWith !== undefined} onClick={() => void press('look')}>
                {texts.tryAgain}
              </Button>
            }
          >
            {describeHttpFailure(state.failure)}
          </Notice>
        )}
        {state.status === 'unknown' && (
          <Notice tone="warn" title={texts.unknown}>
            {texts.unknownText}
          </Notice>
        )}
        {state.status === 'known' && (
          <EmailLink link={state.link} busyWith={busyWith} press={press} />
        )}
        {hasEnded && (
          <ButtonLink to={isSignedIn ? profilePath('account') : paths.auth} wide>
            {isSignedIn ? texts.openProfile : texts.signIn}
          </ButtonLink>
        )}
      </div>
    </Main>
  )
}

type LinkState =
  | { status: 'asking' }
  | { status: 'known'; link: EmailLinkAnswer }
  /** The link was truncated, or its account is gone. */
  | { status: 'unknown' }
  | { status: 'failed'; failure: HttpFailure }

const PRESSES = { look: lookAtLink, confirm: confirmLink, refuse: refuseLink }

function useEmailLink(token: string) {
  const [state, setState] = useState<LinkState>({ status: 'asking' })
  const [busyWith, setBusyWith] = useState<keyof typeof PRESSES>()
  const navigate = useNavigate()

  const press = useCallback(
    async (what: keyof typeof PRESSES) => {
      if (token === '') return setState({ status: 'unknown' })
      setBusyWith(what)
      const answer = await PRESSES[what](token)
      setBusyWith(undefined)
      const invitation = readPendingInvitation()
      if (what === 'confirm' && answer.ok && answer.value.state === 'confirmed' && invitation)
        return navigate(`${paths.invitation}#${invitation}`, { replace: true })
      if (answer.ok) setState({ status: 'known', link: answer.value })
      else if (isUnknown(answer.failure)) setState({ status: 'unknown' })
      else setState({ status: 'failed', failure: answer.failure })
    },
    [token, navigate],
  )

  useEffect(() => {
    setState({ status: 'asking' })
    void press('look')
  }, [press])

  return { state, busyWith, press }
}

const isUnknown = (failure: HttpFailure) =>
  failure.kind === 'refused' && (failure.code === 'not_found' || failure.code === 'invalid')
