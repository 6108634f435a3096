import type { Stripe } from '@stripe/stripe-js'
// `pure` does nothing until it is called, so Stripe loads only on payment pages.
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentsConfig } from 'sync-protocol/rest'

type Config = Exclude<PaymentsConfig, { mode: 'disabled' }>

/** Rejects if the script was blocked or did not load. */
export async function openStripe({ mode, publishableKey, scriptUrl }: Config): Promise<Stripe> {
  if (mode === 'test' && scriptUrl) await loadScript(scriptUrl)
  // Fraud signals would follow the visitor over all pages, and our policy blocks them too.
  else loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('There is no page to load Stripe into')
  return stripe
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The script did not come')))
    document.head.append(script)
  })
}
