import { useState } from 'react'
import {
  CUSTOM_MAX_CENTS,
  CUSTOM_MIN_CENTS,
  isCustomAmount,
  parseDollars,
  TIERS,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import { useSession } from '../../people/session'
import { useWayBack } from '../../people/use-way-back'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { usdWords } from '../../ui/date-words'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { type Point, PointList } from '../../ui/point-list'
import { SegmentedControl } from '../../ui/segmented-control'
import { TextField } from '../../ui/text-field'
import { CoverFee } from './gift-options'
import { CannotGiveNow } from './offline-notice'
import { readAmount, storeAmount } from './stored-amount'
import { donateTexts } from './texts'
import { TierCard } from './tier-card'
import { useGiving } from './use-giving'
import { WhatIsKeptOfGifts } from './what-is-kept-of-gifts'

const texts = donateTexts.screen
const { free, amount: amountTexts } = donateTexts
const limits = () => ({
  least: usdWords(CUSTOM_MIN_CENTS),
  most: usdWords(CUSTOM_MAX_CENTS),
})

type Rhythm = 'once' | 'monthly'

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
      showToast({ tone: 'danger', ...amount.toast })
    }
  }

  const priceWords = isMonthly ? texts.amountMonthly : texts.amountOnce
  return (
    <Main>
      <title>{pageTitle(texts.page)}</title>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={back}
        actions={isSignedIn && <ButtonLink to={paths.donations}>{texts.donations}</ButtonLink>}
      />
      <div className="grid grid-cols-1 gap-6">
        <CannotGiveNow />
        <div className="grid items-center gap-x-8 gap-y-2 wide:grid-cols-2">
          <SegmentedControl
            label={texts.rhythm}
            options={[
              { value: 'once', label: texts.once },
              { value: 'monthly', label: texts.monthly },
            ]}
            value={rhythm}
            onChange={setRhythm}
          />
          <CoverFee checked={coverFee} onChange={setCoverFee} giftCents={giftOf(typed)} />
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
          <TierCard name={free.name} price={usdWords(0)} description={free.description}>
            <Button wide busy={busy === 'free'} onClick={chooseFree}>
              {free.button}
            </Button>
          </TierCard>
          {TIERS.map(({ id, name, amountCents }) =>
            amountCents === null ? (
              <TierCard
                key={id}
                name={phrase(name)}
                price={isMonthly ? texts.yourAmountMonthly : texts.yourAmount}
                description={donateTexts.tiers[id]}
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
                    label={amountTexts.label}
                    type="number"
                    inputMode="decimal"
                    min={CUSTOM_MIN_CENTS / 100}
                    max={CUSTOM_MAX_CENTS / 100}
                    step={0.01}
                    help={amountTexts.limits(limits())}
                    value={typed}
                    onChange={event => type(event.currentTarget.value)}
                  />
                  <Button type="submit" tone="primary" wide busy={busy === id}>
                    {amountTexts.donate}
                  </Button>
                </form>
              </TierCard>
            ) : (
              <TierCard
                key={id}
                name={phrase(name)}
                price={priceWords({ amount: usdWords(amountCents) })}
                description={donateTexts.tiers[id]}
              >
                <Button wide busy={busy === id} onClick={() => give(id, amountCents)}>
                  {amountTexts.donateAmount({ amount: usdWords(amountCents) })}
                </Button>
              </TierCard>
            ),
          )}
        </ul>
        <WhatIsKeptOfGifts />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{texts.plansQuestion}</span>
          <ButtonLink to={paths.pricing}>{texts.plans}</ButtonLink>
        </p>
        {!isSignedIn && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>{texts.guestQuestion}</span>
            <ButtonLink to={paths.donateAsGuest}>{texts.guest}</ButtonLink>
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
  | { isGood: false; toast: { title: string; description: string } }

function readCustomAmount(typed: string): CustomAmount {
  const cents = parseDollars(typed)
  if (cents !== null && isCustomAmount(cents)) return { isGood: true, cents }
  const isTooLarge = cents !== null && cents > CUSTOM_MAX_CENTS
  const toast = isTooLarge
    ? { title: amountTexts.tooLarge, description: amountTexts.tooLargeDetail(limits()) }
    : { title: amountTexts.tooSmall, description: amountTexts.tooSmallDetail(limits()) }
  return { isGood: false, toast }
}

function WhyGive() {
  const { access, storage, lives } = texts.points
  const points: readonly Point[] = [
    { icon: 'phone', ...access },
    { icon: 'lock', ...storage },
    { icon: 'heart', ...lives },
  ]
  return (
    <section aria-labelledby="why-give" className="mt-10 grid gap-6">
      <h2 id="why-give" className="text-xl">
        {texts.why}
      </h2>
      <PointList points={points} columns={3} />
    </section>
  )
}
