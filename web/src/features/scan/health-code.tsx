import { viewPath } from '../../addresses/paths'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

export function HealthCode({ text }: { text: string }) {
  const card = /^shc:/i.test(text) ? CARDS.smart : /^HC1:/i.test(text) && CARDS.eu
  if (card) {
    return (
      <Notice tone="info" title={card.title}>
        {card.text} Nothing was opened.
      </Notice>
    )
  }
  // The viewer is a separate page with its own policy, so the browser has to load it.
  const view = () => window.location.assign(viewPath(text))
  return (
    <Notice
      tone="info"
      title="A SMART Health Link"
      action={<Button onClick={view}>View it</Button>}
    >
      A clinic, a portal or another app keeps health data behind it. Nothing was opened yet.
    </Notice>
  )
}

const CARDS = {
  smart: {
    title: 'A SMART Health Card',
    text: 'It holds signed health data, such as vaccinations or test results. This app cannot read it yet: use the app that it was meant for.',
  },
  eu: {
    title: 'An EU Digital COVID Certificate',
    text: 'It holds a signed certificate of a vaccination, a test or a recovery. This app does not read it: a certificate app does.',
  },
} as const
