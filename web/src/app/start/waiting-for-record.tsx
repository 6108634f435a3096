import { Notice } from '../../ui/notice'
import { mergeTexts } from './texts-merge'

const texts = mergeTexts.waiting

export function WaitingForRecord() {
  return (
    <Notice tone="info" title={texts.title} announce="status">
      {texts.text}
    </Notice>
  )
}
