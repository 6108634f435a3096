import { useState } from 'react'
import {
  AMOUNT_TOASTS,
  CUSTOM_MAX_CENTS,
  FREE_ACCESS,
  formatUsd,
  isCustomAmount,
  parseDollars,
  TIERS,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { useWayBack } from '../../session/use-way-back'
import { useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { type Point, PointList } from '../../ui/point-list'
import { SegmentedControl } from '../../ui/segmented-control'
import { TextField } from '../../ui/text-field'
import { CoverFee } from './gift-options'
import { CannotGiveNow } from './offline-notice'
import { readAmount, storeAmount } from './stored-amount'
import { TierCard } from './tier-card'
import { useGiving } from './use-giving'
import { WhatIsKeptOfGifts } from './what-is-kept-of-gifts'

const RHYTHMS = [
  { value: 'once', label: 'One-time' },
  { value: 'monthly', label: 'Monthly' },
] as const
type Rhythm = (typeof RHYTHMS)[number]['value']

export function DonateScreen() {
  const isSignedIn = useSession(({ session }) => session.status === 'signedIn')
  const [rhythm, setRhythm] = useState<Rhythm>('once')
  const [coverFee, setCoverFee] = useState(false)
  const [typed, setTyped] = useState(readAmount)
  const isMonthly = rhythm === 'monthly'
  const back = useWayBack()
  const { busy, give, chooseFree } = useGiving({ isMonthly, coverFee })

  function type(amount: string) {
    setTyped(amount)
    storeAmount(amount)
  }

  function giveCustom() {
    const amount = readCustomAmount(typed)
    if (amount.isGood) {
      void give('custom', amount.cents)
    } else {
      const { title, text } = amount.toast
      showToast({ tone: 'danger', title, description: text })
    }
  }

  const period = isMonthly ? 'every month' : 'one-time'
  return (
    <Main>
      <title>{pageTitle('Donate')}</title>
      <PageHeader
        title="Support Emergency Access"
        lead="The service is free for everyone. Gifts are voluntary and keep it so."
        back={back}
        actions={isSignedIn && <ButtonLink to={paths.donations}>Your donations</ButtonLink>}
      />
      <div className="grid grid-cols-1 gap-6">
        <CannotGiveNow />
        <div className="grid items-center gap-x-8 gap-y-2 wide:grid-cols-2">
          <SegmentedControl
            label="How often"
            options={RHYTHMS}
            value={rhythm}
            onChange={setRhythm}
          />
          <CoverFee checked={coverFee} onChange={setCoverFee} giftCents={giftOf(typed)} />
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
          <TierCard name={FREE_ACCESS.name} price="$0" description={FREE_ACCESS.description}>
            <Button wide busy={busy === 'free'} onClick={chooseFree}>
              Continue Free
            </Button>
          </TierCard>
          {TIERS.map(({ id, name, amountCents, description }) =>
            amountCents === null ? (
              <TierCard
                key={id}
                name={name}
                price={isMonthly ? 'Your amount, every month' : 'Your amount'}
                description={description}
                isRecommended
              >
                <form
                  noValidate
                  className="grid gap-4"
                  onSubmit={event => {
                    event.preventDefault()
                    giveCustom()
                  }}
                >
                  <TextField
                    label="Amount in dollars"
                    type="number"
                    inputMode="decimal"
                    min={1}
                    max={10_000}
                    step={0.01}
                    help="Minimum $1, Maximum $10,000"
                    value={typed}
                    onChange={event => type(event.currentTarget.value)}
                  />
                  <Button type="submit" tone="primary" wide busy={busy === id}>
                    Donate
                  </Button>
                </form>
              </TierCard>
            ) : (
              <TierCard
                key={id}
                name={name}
                price={`${formatUsd(amountCents)} ${period}`}
                description={description}
              >
                <Button wide busy={busy === id} onClick={() => give(id, amountCents)}>
                  {`Donate ${formatUsd(amountCents)}`}
                </Button>
              </TierCard>
            ),
          )}
        </ul>
        <WhatIsKeptOfGifts />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>Rather support us with a monthly plan?</span>
          <ButtonLink to={paths.pricing}>See the monthly plans</ButtonLink>
        </p>
        {!isSignedIn && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>No account, and no wish for one?</span>
            <ButtonLink to={paths.donateAsGuest}>Donate as a guest</ButtonLink>
          </p>
        )}
      </div>
      <WhyGive />
    </Main>
  )
}

/** Null for an invalid amount. */
function giftOf(typed: string): number | null {
  const amount = readCustomAmount(typed)
  return amount.isGood ? amount.cents : null
}

type CustomAmount =
  | { isGood: true; cents: number }
  | { isGood: false; toast: { title: string; text: string } }

function readCustomAmount(typed: string): CustomAmount {
  const cents = parseDollars(typed)
  if (cents !== null && isCustomAmount(cents)) return { isGood: true, cents }
  const isTooLarge = cents !== null && cents > CUSTOM_MAX_CENTS
  return { isGood: false, toast: isTooLarge ? AMOUNT_TOASTS.tooLarge : AMOUNT_TOASTS.tooSmall }
}

const POINTS: readonly Point[] = [
  {
    icon: 'phone',
    title: 'Emergency Access',
    text: 'A responder who scans a code reads what matters at once, in their own language.',
  },
  {
    icon: 'lock',
    title: 'Secure Storage',
    text: 'Each record is encrypted on the way and where it is kept, and never sold.',
  },
  {
    icon: 'heart',
    title: 'Life-Saving',
    text: 'An allergy that is known is a mistake that is not made.',
  },
]

function WhyGive() {
  return (
    <section aria-labelledby="why-give" className="mt-10 grid gap-6">
      <h2 id="why-give" className="text-xl">
        What your gift does
      </h2>
      <PointList points={POINTS} columns={3} />
    </section>
  )
}
