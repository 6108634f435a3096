import { lazy, Suspense } from 'react'
import { paths } from '../../addresses/paths'
import { useSession } from '../../stores/session'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { type Point, PointList } from '../../ui/point-list'
import { Skeleton } from '../../ui/skeleton'
import { exampleCode } from './example-code'
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

const PROMISES: readonly Point[] = [
  {
    icon: 'wifi-off',
    title: 'It works with no signal',
    text: 'Your record is on your own phone first. The printed code holds its own copy of the essentials.',
  },
  {
    icon: 'eye',
    title: 'You decide who sees what',
    text: 'Each code shows only what you chose for it. Change it or end it at any time.',
  },
  {
    icon: 'lock',
    title: 'Said plainly',
    text: 'Your record is encrypted on the way and where it is kept. We can read it, because we show it to whoever helps you. It is never sold, and there are no trackers.',
  },
  {
    icon: 'heart',
    title: 'Free for everyone',
    text: 'A nonprofit runs it on donations. No medical feature is ever held back for money.',
  },
]

function Promises() {
  return (
    <section aria-labelledby="promises" className="mt-16 grid gap-6">
      <h2 id="promises" className="text-xl">
        What you can rely on
      </h2>
      <PointList points={PROMISES} columns={2} />
    </section>
  )
}

const steps = [
  {
    title: 'Write down what matters',
    text: 'Allergies, medicines, conditions, who to call. The first card takes a minute, on your phone, even with no signal.',
  },
  {
    title: 'Print the card',
    text: 'The most important words stand on it in plain print. The code beside them carries the rest.',
  },
  {
    title: 'Carry it',
    text: 'Whoever helps you reads the card, or scans the code with any phone. You see when it was looked at.',
  },
]

function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mt-16 grid gap-6">
      <h2 id="how-it-works" className="text-xl">
        How it works
      </h2>
      <ol className="grid gap-6 wide:grid-cols-3 wide:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-ink pt-4">
            <h3 className="flex gap-2 text-lg">
              <span className="text-soft">{index + 1}</span>
              {title}
            </h3>
            <p className="max-w-text text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ExampleCard() {
  return (
    <figure className="mx-auto grid w-full max-w-form gap-3">
      <div className="@container overflow-hidden rounded-ui bg-[#fff] text-[#111] shadow-lift">
        {/* Sizes are parts of the card's width, so that it scales as one picture. */}
        <div className="flex aspect-[85.6/53.98] items-center gap-[2cqw] border-t-[1.8cqw] border-t-accent pl-[4.5cqw] text-[3.5cqw] leading-[1.3]">
          <div className="flex h-full min-w-0 flex-1 flex-col justify-between py-[3.5cqw]">
            <p className="text-[2.6cqw] font-bold whitespace-nowrap text-accent">
              EMERGENCY MEDICAL INFORMATION
            </p>
            <p>
              <span className="block text-[5cqw] font-bold">Maria Keller</span>
              born 14 March 1958
            </p>
            <p className="font-bold">
              <span className="block">SEVERE ALLERGY</span>
              Penicillin
            </p>
            <p>
              <span className="font-bold">Warfarin</span> 5 mg, daily
              <span className="block font-bold">Type 1 diabetes</span>
            </p>
            <p className="whitespace-nowrap">Husband +49 170 000 0000</p>
          </div>
          <svg
            viewBox={`-4 -4 ${exampleCode.size + 8} ${exampleCode.size + 8}`}
            role="img"
            aria-label="A QR code"
            className="w-[43cqw]"
            shapeRendering="crispEdges"
          >
            <path d={exampleCode.path} fill="#111" />
          </svg>
        </div>
      </div>
      <figcaption className="text-center text-soft">
        The wallet card. This one is an example: Maria does not exist.
      </figcaption>
    </figure>
  )
}
