import { type FormEvent, useRef, useState } from 'react'
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
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { RadioGroup } from '../../ui/radio-group'
import { TextField } from '../../ui/text-field'
import { createGuestGift } from './donate-calls'
import { CoverFee } from './gift-options'
import { goToCheckout } from './go-to-checkout'
import { readAmount, storeAmount } from './stored-amount'

const CHOICES = TIERS.map(({ id, name, amountCents }) => ({
  value: id,
  label: amountCents === null ? name : `${name} ${formatUsd(amountCents)}`,
}))
type Choice = (typeof TIERS)[number]['id']

export function GuestForm() {
  const [typed, setTyped] = useState(readAmount)
  const [choice, setChoice] = useState<Choice>(typed === '' ? 'supporter' : 'custom')
  const [coverFee, setCoverFee] = useState(false)
  const [receiptEmail, setReceiptEmail] = useState('')
  const [emailError, setEmailError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const giftCents = TIERS.find(({ id }) => id === choice)?.amountCents ?? parseDollars(typed)
  const isGood = giftCents !== null && isCustomAmount(giftCents)
  const isTooMuch = giftCents !== null && giftCents > CUSTOM_MAX_CENTS

  async function give(event: FormEvent) {
    event.preventDefault()
    if (!isGood || isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setEmailError(undefined)
    const answer = await createGuestGift({
      giftCents,
      donationType: choice,
      coverFee,
      receiptEmail: receiptEmail.trim(),
    })
    // Leaving keeps it busy: the page that comes next is on its way.
    if (answer.ok) {
      const { clientSecret, supportedMethods: methods, fees } = answer.value
      const totalCents = giftCents + (coverFee ? feeToCover(giftCents) : 0)
      return goToCheckout({ clientSecret, totalCents, methods, fees })
    }
    isUnderWay.current = false
    setBusy(false)
    const { failure } = answer
    const email = failure.kind === 'refused' ? failure.fields.receiptEmail : undefined
    if (email) setEmailError(email)
    else showToast({ tone: 'danger', title: 'Donation Error', description: wordsFor(failure) })
  }

  function type(amount: string) {
    setTyped(amount)
    storeAmount(amount)
  }

  return (
    <Card title="Your gift">
      <form onSubmit={give} noValidate className="grid gap-5">
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
        <TextField
          label="E-mail for your receipt"
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          help="Used for the receipt and then forgotten."
          error={emailError}
          value={receiptEmail}
          onChange={event => setReceiptEmail(event.currentTarget.value)}
        />
        <CoverFee checked={coverFee} onChange={setCoverFee} giftCents={isGood ? giftCents : null} />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isBusy}
          busyLabel="Processing..."
          disabled={!isGood}
        >
          {isGood ? `Donate ${formatUsd(giftCents)}` : 'Donate'}
        </Button>
      </form>
    </Card>
  )
}

function wordsFor(failure: HttpFailure): string {
  return failure.kind === 'refused'
    ? failure.message
    : 'Failed to process donation. Please try again or contact support.'
}
