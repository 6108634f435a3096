import { useState } from 'react'
import {
  AMOUNT_TOASTS,
  CUSTOM_MAX_CENTS,
  feeToCover,
  formatUsd,
  isCustomAmount,
  parseDollars,
  TIERS,
} from 'sync-protocol/commerce'
import type { HttpFailure } from '../../http/failure'
import type { Problem } from '../../session/form-problem'
import { useForm } from '../../session/use-form'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmailField } from '../../ui/email-field'
import { RadioGroup } from '../../ui/radio-group'
import { TextField } from '../../ui/text-field'
import { createGuestGift } from './donate-calls'
import { CoverFee } from './gift-options'
import { goToCheckout } from './go-to-checkout'
import { readAmount, storeAmount } from './stored-amount'
import { WhatIsKeptOfGifts } from './what-is-kept-of-gifts'

const CHOICES = TIERS.map(({ id, name, amountCents }) => ({
  value: id,
  label: amountCents === null ? name : `${name} ${formatUsd(amountCents)}`,
}))
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

  return (
    <Card title="Your gift">
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <RadioGroup label="Amount" choices={CHOICES} value={choice} onChange={setChoice} />
        {choice === 'custom' && (
          <TextField
            label="Amount in dollars"
            type="number"
            inputMode="decimal"
            min={1}
            max={10_000}
            step={0.01}
            help="$1 to $10,000"
            error={isTooMuch ? AMOUNT_TOASTS.tooLarge.text : undefined}
            value={typed}
            onChange={event => type(event.currentTarget.value)}
          />
        )}
        <EmailField
          label="Email for your receipt"
          name="receiptEmail"
          autoComplete="email"
          help="If you want one. Used for the receipt and then forgotten."
          error={problem.fields.receiptEmail}
        />
        <CoverFee checked={coverFee} onChange={setCoverFee} giftCents={giftCents} />
        <WhatIsKeptOfGifts />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isBusy}
          busyLabel="Processing..."
          disabled={giftCents === null}
        >
          {giftCents === null ? 'Donate' : `Donate ${formatUsd(giftCents)}`}
        </Button>
      </form>
    </Card>
  )
}

function problemOf(failure: HttpFailure): Problem {
  const isRefused = failure.kind === 'refused'
  if (isRefused && failure.fields.receiptEmail) return { fields: failure.fields }
  const description = isRefused
    ? failure.message
    : 'Failed to process donation. Please try again or contact support.'
  return { fields: {}, toast: { title: 'Donation Error', description } }
}
