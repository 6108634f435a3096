import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { EmailLinkAnswer } from 'sync-protocol/rest'
import { dashboardPath, paths } from '../../addresses/paths'
import type { HttpFailure } from '../../http/failure'
import { describeHttpFailure } from '../../http/failure-words'
import { confirmLink, lookAtLink, refuseLink } from '../../session/email'
import { useSession } from '../../stores/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { EmailLink } from './email-link'

export function ConfirmEmailScreen() {
  const token = useLocation().hash.slice(1)
  const { state, busyWith, press } = useEmailLink(token)
  const hasEnded =
    state.status === 'unknown' || (state.status === 'known' && state.link.state !== 'open')
  const isSignedIn = useSession(state => state.session.status === 'signedIn')
  return (
    <Main width="form">
      <title>{pageTitle('Your email address')}</title>
      <PageHeader title="Your email address" />
      <div className="grid gap-6">
        {state.status === 'asking' && <Skeleton lines={3} />}
        {state.status === 'failed' && (
          <Notice
            tone="warn"
            announce="status"
            action={
              <Button busy={busyWith !== undefined} onClick={() => void press('look')}>
                Try again
              </Button>
            }
          >
            {describeHttpFailure(state.failure)}
          </Notice>
        )}
        {state.status === 'unknown' && (
          <Notice tone="warn" title="This link opens nothing">
            It may have been cut off on its way, or its account was deleted. Copy the whole link
            from the email, or send yourself a new one from your profile.
          </Notice>
        )}
        {state.status === 'known' && (
          <EmailLink link={state.link} busyWith={busyWith} press={press} />
        )}
        {hasEnded && (
          <ButtonLink to={isSignedIn ? dashboardPath('profile') : paths.auth} wide>
            {isSignedIn ? 'Open your profile' : 'Sign in'}
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

  const press = useCallback(
    async (what: keyof typeof PRESSES) => {
      if (token === '') return setState({ status: 'unknown' })
      setBusyWith(what)
      const answer = await PRESSES[what](token)
      setBusyWith(undefined)
      if (answer.ok) setState({ status: 'known', link: answer.value })
      else if (isUnknown(answer.failure)) setState({ status: 'unknown' })
      else setState({ status: 'failed', failure: answer.failure })
    },
    [token],
  )

  useEffect(() => {
    setState({ status: 'asking' })
    void press('look')
  }, [press])

  return { state, busyWith, press }
}

const isUnknown = (failure: HttpFailure) =>
  failure.kind === 'refused' && (failure.code === 'not_found' || failure.code === 'invalid')
