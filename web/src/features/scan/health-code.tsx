import { viewPath } from '../../addresses/paths'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { scanTexts } from './texts'

const texts = scanTexts.health

export function HealthCode({ text }: { text: string }) {
  const card = /^shc:/i.test(text) ? 'card' : /^HC1:/i.test(text) && 'certificate'
  if (card) {
    return (
      <Notice tone="info" title={texts[card]}>
        {texts[`${card}Text` as const]}
      </Notice>
    )
  }
  // The viewer is a separate page with its own policy, so the browser has to load it.
  const view = () => window.location.assign(viewPath(text))
  return (
    <Notice tone="info" title={texts.link} action={<Button onClick={view}>{texts.view}</Button>}>
      {texts.linkText}
    </Notice>
  )
}
