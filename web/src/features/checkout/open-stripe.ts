import type { Stripe } from '@stripe/stripe-js'
// `pure` does nothing until it is called: Stripe is loaded where something is paid and nowhere else.
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentsConfig } from 'sync-protocol/rest'

type Config = Exclude<PaymentsConfig, { mode: 'disabled' }>

/** Rejects when its script was blocked or did not come. */
export async function openStripe({ mode, publishableKey, scriptUrl }: Config): Promise<Stripe> {
  if (mode === 'test' && scriptUrl) await loadScript(scriptUrl)
  // Watching the visitor over all pages is not ours to allow; our policy would block it anyway.
  else loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('There is no page to load Stripe into')
  return stripe
}

/** A stand-in that is there already is what `loadStripe` takes. */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The script did not come')))
    document.head.append(script)
  })
}
