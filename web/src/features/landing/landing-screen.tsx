import { lazy, Suspense } from 'react'
import { paths } from '../../addresses/paths'
import { useSession } from '../../people/session'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { PointList } from '../../ui/point-list'
import { Skeleton } from '../../ui/skeleton'
import { ExampleCard } from './example-card'
import { SignInPanel } from './sign-in-panel'
import { landingTexts } from './texts'

// The welcome reads the record, so its code loads later for visitors.
const WelcomeBack = lazy(async () => ({ default: (await import('./welcome-back')).WelcomeBack }))

export function LandingScreen() {
  const session = useSession(state => state.session)
  return (
    <Main>
      <title>{pageTitle(landingTexts.title)}</title>
      <div className="grid grid-cols-1 items-center gap-10 wide:grid-cols-[1.15fr_1fr] wide:gap-16">
        <div className="grid gap-6">
          <h1 className="text-3xl">{landingTexts.title}</h1>
          <p className="max-w-text text-lg text-soft">{landingTexts.lead}</p>
          {session.status === 'unknown' && <Skeleton block />}
          {session.status === 'signedIn' && (
            <Suspense fallback={<Skeleton block />}>
              <WelcomeBack user={session.user} />
            </Suspense>
          )}
          {session.status === 'local' && (
            <div>
              <ButtonLink to={paths.dashboard} tone="primary">
                {landingTexts.toRecord}
              </ButtonLink>
            </div>
          )}
          {session.status === 'signedOut' && <SignInPanel />}
          <p className="flex items-center gap-2 text-soft">
            <Icon name="shield" size={20} />
            {landingTexts.secure}
          </p>
        </div>
        <ExampleCard />
      </div>
      <HowItWorks />
      <Promises />
    </Main>
  )
}

const PROMISES = [
  ['offline', 'wifi-off'],
  ['control', 'eye'],
  ['honest', 'lock'],
  ['free', 'heart'],
] as const

function Promises() {
  return (
    <section aria-labelledby="promises" className="mt-16 grid gap-6">
      <h2 id="promises" className="text-xl">
        {landingTexts.promises.title}
      </h2>
      <PointList
        points={PROMISES.map(([name, icon]) => ({ icon, ...landingTexts.promises[name] }))}
        columns={2}
      />
    </section>
  )
}

const STEPS = ['write', 'print', 'carry'] as const

function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mt-16 grid gap-6">
      <h2 id="how-it-works" className="text-xl">
        {landingTexts.steps.title}
      </h2>
      <ol className="grid gap-6 wide:grid-cols-3 wide:gap-8">
        {STEPS.map((step, index) => (
          <li key={step} className="grid content-start gap-2 border-t-2 border-ink pt-4">
            <h3 className="flex gap-2 text-lg">
              <span className="text-soft">{index + 1}</span>
              {landingTexts.steps[step].title}
            </h3>
            <p className="max-w-text text-soft">{landingTexts.steps[step].text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
