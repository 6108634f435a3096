import { paths } from '../../addresses/paths'
import { useOnline } from '../../http/use-online'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'

type Trouble = 'blocked' | 'disabled' | 'gone'

export function PaymentTrouble({ trouble, back }: { trouble: Trouble; back: string }) {
  const isOnline = useOnline()
  if (!isOnline) {
    return (
      <Notice tone="warn" title="You are offline" announce="status" action={<Again />}>
        Paying needs a connection. Nothing was charged; try again when you have one.
      </Notice>
    )
  }
  switch (trouble) {
    case 'blocked':
      return (
        <Notice
          tone="danger"
          title="The payment form could not be loaded"
          announce="alert"
          action={<Again />}
        >
          Something blocks Stripe, which takes our payments: a content blocker, a company network or
          a poor connection. Allow js.stripe.com for this page and try again. Nothing was charged.
        </Notice>
      )
    case 'disabled':
      return (
        <Notice
          tone="warn"
          title="Payments are switched off"
          announce="status"
          action={<ButtonLink to={paths.home}>Go to the start</ButtonLink>}
        >
          Nothing can be paid at the moment. Everything else works as ever.
        </Notice>
      )
    case 'gone':
      return (
        <Notice
          tone="warn"
          title="This payment can no longer be used"
          announce="status"
          action={<ButtonLink to={back}>Start again</ButtonLink>}
        >
          It was replaced by another one or has run out. Nothing was charged.
        </Notice>
      )
  }
}

// Reloads the page, because a new policy comes only with the page.
function Again() {
  return <Button onClick={() => window.location.reload()}>Try again</Button>
}
