import { paths } from '../../addresses/paths'

interface ToPay {
  clientSecret: string
  totalCents: number
  tier?: string
  isMonthly?: boolean
  methods?: readonly string[]
  fees?: Readonly<Record<string, string>>
}

function checkoutAddress({ clientSecret, totalCents, ...more }: ToPay): string {
  const query = new URLSearchParams({
    client_secret: clientSecret,
    amount: String(totalCents / 100),
    ...(more.tier && { tier: more.tier }),
    ...(more.isMonthly && { monthly: 'true' }),
    ...(more.methods && { methods: JSON.stringify(more.methods) }),
    ...(more.fees && { fees: JSON.stringify(more.fees) }),
  })
  return `${paths.checkout}?${query}`
}

/** A full page load, because only that page's policy allows Stripe. */
export function goToCheckout(toPay: ToPay): void {
  window.location.assign(checkoutAddress(toPay))
}
