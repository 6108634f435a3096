import { lazy, Suspense } from 'react'
import { paths } from '../../addresses/paths'
import { useSession } from '../../stores/session'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { ExampleCard } from './example-card'
import { HowItWorks } from './how-it-works'
import { Promises } from './promises'
import { SignInPanel } from './sign-in-panel'

// The welcome reads the record, so its code loads later for visitors.
const WelcomeBack = lazy(async () => ({ default: (await import('./welcome-back')).WelcomeBack }))

export function LandingScreen() {
  const session = useSession(state => state.session)
  return (
    <Main>
      <title>{pageTitle('Emergency Medical Information System')}</title>
      <div className="grid grid-cols-1 items-center gap-10 wide:grid-cols-[1.15fr_1fr] wide:gap-16">
        <div className="grid gap-6">
          <h1 className="text-3xl">Emergency Medical Information System</h1>
          <p className="max-w-text text-lg text-soft">
            When you cannot speak, your wallet can. One card tells whoever helps you what they must
            know, with no password, no app and no signal.
          </p>
          {session.status === 'unknown' && <Skeleton block />}
          {session.status === 'signedIn' && (
            <Suspense fallback={<Skeleton block />}>
              <WelcomeBack user={session.user} />
            </Suspense>
          )}
          {session.status === 'local' && (
            <div>
              <ButtonLink to={paths.dashboard} tone="primary">
                Go to your record
              </ButtonLink>
            </div>
          )}
          {session.status === 'signedOut' && <SignInPanel />}
          <p className="flex items-center gap-2 text-soft">
            <Icon name="shield" size={20} />
            Secure • Private • Always Free
          </p>
        </div>
        <ExampleCard />
      </div>
      <HowItWorks />
      <Promises />
    </Main>
  )
}
