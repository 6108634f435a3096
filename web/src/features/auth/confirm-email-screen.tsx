import { useLocation } from 'react-router-dom'
import { dashboardPath, paths } from '../../app/paths'
import { describeHttpFailure } from '../../http/failure-words'
import { useSession } from '../../stores/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { EmailLink } from './email-link'
import { useEmailLink } from './use-email-link'

/** Where the link of a letter leads: for whoever has the letter, on any device, signed in or not. */
export function ConfirmEmailScreen() {
  const token = useLocation().hash.slice(1)
  const { standing, busyWith, press } = useEmailLink(token)
  // While it is open, the link asks for one of two answers and for nothing else.
  const hasEnded =
    standing.status === 'unknown' || (standing.status === 'known' && standing.link.state !== 'open')
  const isSignedIn = useSession(state => state.session.status === 'signedIn')
  return (
    <Main width="form">
      <title>{pageTitle('Your e-mail address')}</title>
      <PageHeader title="Your e-mail address" />
      <div className="grid gap-6">
        {standing.status === 'asking' && <Skeleton lines={3} />}
        {standing.status === 'failed' && (
          <Notice
            tone="warn"
            announce="status"
            action={
              <Button busy={busyWith !== undefined} onClick={() => void press('look')}>
                Try again
              </Button>
            }
          >
            {describeHttpFailure(standing.failure)}
          </Notice>
        )}
        {standing.status === 'unknown' && (
          <Notice tone="warn" title="This link opens nothing">
            It may have been cut off on its way, or its account was deleted. Copy the whole link
            from the letter, or send yourself a new letter from your profile.
          </Notice>
        )}
        {standing.status === 'known' && (
          <EmailLink link={standing.link} busyWith={busyWith} press={press} />
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
