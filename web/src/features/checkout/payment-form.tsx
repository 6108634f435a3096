import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { type FormEvent, useRef, useState } from 'react'
import { useOnline } from '../../http/use-online'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { checkoutTexts } from './texts'

const texts = checkoutTexts.form

interface PaymentFormProps {
  stripe: Stripe
  clientSecret: string
  label: string
  returnUrl: string
  onPaid: () => void
}

/** Stripe draws the fields, so our code never receives a card number. */
export function PaymentForm(props: PaymentFormProps) {
  const { stripe, clientSecret } = props
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: readAppearance() }}>
      <Fields {...props} />
    </Elements>
  )
}

function Fields({ label, returnUrl, onPaid }: PaymentFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A second press can come before the first one is rendered.
  const isUnderWay = useRef(false)

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(undefined)
    const failure = await confirm().catch(() => texts.unexpected)
    if (failure === undefined) return onPaid()
    isUnderWay.current = false
    setBusy(false)
    setProblem(failure)
    showToast({ tone: 'danger', title: texts.failed, description: failure })
  }

  async function confirm(): Promise<string | undefined> {
    if (!stripe || !elements) return undefined
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    })
    return error && (error.message ?? texts.unexpected)
  }

  return (
    <form onSubmit={pay} noValidate className="grid gap-5">
      <PaymentElement />
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!isOnline && (
        <Notice tone="warn" title={checkoutTexts.trouble.offline} announce="status">
          {texts.offlineDetail}
        </Notice>
      )}
      <Button
        type="submit"
        tone="primary"
        wide
        busy={isBusy}
        busyLabel={texts.processing}
        disabled={!stripe}
      >
        {label}
      </Button>
    </form>
  )
}

function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: 'stripe',
    variables: {
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorPrimary: token('--accent'),
      colorDanger: token('--danger'),
      borderRadius: '12px',
      fontSizeBase: '16px',
    },
  }
}
