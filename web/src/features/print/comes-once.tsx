import { Notice } from '../../ui/notice'
import { placeTexts } from './texts-places'

const texts = placeTexts.comesOnce

export function ComesOnce() {
  return (
    <Notice tone="info" title={texts.title}>
      {texts.text}
    </Notice>
  )
}
