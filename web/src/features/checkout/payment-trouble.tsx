import { paths } from '../../addresses/paths'
import { useOnline } from '../../http/use-online'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { checkoutTexts } from './texts'

const texts = checkoutTexts.trouble

type Trouble = 'blocked' | 'disabled' | 'gone'

export function PaymentTrouble({ trouble, back }: { trouble: Trouble; back: string }) {
  const isOnline = useOnline()
  if (!isOnline) {
    return (
      <Notice tone="warn" title={texts.offline} announce="status" action={<Again />}>
        {texts.offlineDetail}
      </Notice>
    )
  }
  switch (trouble) {
    case 'blocked':
      return (
        <Notice tone="danger" title={texts.blocked} announce="alert" action={<Again />}>
          {texts.blockedDetail}
        </Notice>
      )
    case 'disabled':
      return (
        <Notice
          tone="warn"
          title={texts.disabled}
          announce="status"
          action={<ButtonLink to={paths.home}>{texts.toStart}</ButtonLink>}
        >
          {texts.disabledDetail}
        </Notice>
      )
    case 'gone':
      return (
        <Notice
          tone="warn"
          title={texts.gone}
          announce="status"
          action={<ButtonLink to={back}>{texts.startAgain}</ButtonLink>}
        >
          {texts.goneDetail}
        </Notice>
      )
  }
}

// Reloads the page, because a new policy comes only with the page.
function Again() {
  return <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
}
