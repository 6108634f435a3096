import { useState } from 'react'
import {
  CUSTOM_MAX_CENTS,
  CUSTOM_MIN_CENTS,
  feeToCover,
  isCustomAmount,
  parseDollars,
  TIERS,
} from 'sync-protocol/commerce'
import type { HttpFailure } from '../../http/failure'
import { phrase } from '../../i18n/phrase'
import type { Problem } from '../../people/form-problem'
import { useForm } from '../../people/use-form'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { usdWords } from '../../ui/date-words'
import { EmailField } from '../../ui/email-field'
import { RadioGroup } from '../../ui/radio-group'
import { TextField } from '../../ui/text-field'
import { createGuestGift } from './donate-calls'
import { CoverFee } from './gift-options'
import { goToCheckout } from './go-to-checkout'
import { readAmount, storeAmount } from './stored-amount'
import { donateTexts } from './texts'
import { WhatIsKeptOfGifts } from './what-is-kept-of-gifts'

const texts = donateTexts.guest
const { amount: amountTexts, failures } = donateTexts

type Choice = (typeof TIERS)[number]['id']

export function GuestForm() {
  const [typed, setTyped] = useState(readAmount)
  const [choice, setChoice] = useState<Choice>(typed === '' ? 'supporter' : 'custom')
  const [coverFee, setCoverFee] = useState(false)
  const cents = TIERS.find(({ id }) => id === choice)?.amountCents ?? parseDollars(typed)
  const giftCents = cents !== null && isCustomAmount(cents) ? cents : null
  const isTooMuch = cents !== null && cents > CUSTOM_MAX_CENTS
  const totalCents = giftCents === null ? 0 : giftCents + (coverFee ? feeToCover(giftCents) : 0)
  const { form, submit, isBusy, problem } = useForm({
    send: async ({ receiptEmail = '' }) =>
      giftCents === null
        ? null
        : createGuestGift({ giftCents, donationType: choice, coverFee, receiptEmail }),
    problemOf,
    onDone: (_, { clientSecret, supportedMethods: methods, fees }) =>
      goToCheckout({ clientSecret, totalCents, methods, fees }),
    leaves: true,
  })

  function type(amount: string) {
    setTyped(amount)
    storeAmount(amount)
  }

  const most = usdWords(CUSTOM_MAX_CENTS)
  return (
    <Card title={texts.gift}>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <RadioGroup
          label={texts.amount}
          choices={TIERS.map(toChoice)}
          value={choice}
          onChange={setChoice}
        />
        {choice === 'custom' && (
          <TextField
            label={amountTexts.label}
            type="number"
            inputMode="decimal"
            min={CUSTOM_MIN_CENTS / 100}
            max={CUSTOM_MAX_CENTS / 100}
            step={0.01}
            help={texts.limits({ least: usdWords(CUSTOM_MIN_CENTS), most })}
            error={isTooMuch ? amountTexts.tooLargeDetail({ most }) : undefined}
            value={typed}
            onChange={event => type(event.currentTarget.value)}
          />
        )}
        <EmailField
          label={texts.email}
          name="receiptEmail"
          autoComplete="email"
          help={texts.emailHelp}
          error={problem.fields.receiptEmail}
        />
        <CoverFee checked={coverFee} onChange={setCoverFee} giftCents={giftCents} />
        <WhatIsKeptOfGifts />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isBusy}
          busyLabel={texts.processing}
          disabled={giftCents === null}
        >
          {giftCents === null
            ? amountTexts.donate
            : amountTexts.donateAmount({ amount: usdWords(giftCents) })}
        </Button>
      </form>
    </Card>
  )
}

const toChoice = ({ id, name, amountCents }: (typeof TIERS)[number]) => ({
  value: id,
  label:
    amountCents === null
      ? phrase(name)
      : texts.tier({ name: phrase(name), amount: usdWords(amountCents) }),
})

function problemOf(failure: HttpFailure): Problem {
  const isRefused = failure.kind === 'refused'
  if (isRefused && failure.fields.receiptEmail) return { fields: failure.fields }
  const description = isRefused ? failure.message : failures.guest
  return { fields: {}, toast: { title: failures.guestTitle, description } }
}
