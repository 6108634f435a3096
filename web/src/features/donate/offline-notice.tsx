import { useOnline } from '../../http/use-online'
import { usePayments } from '../../stores/payments'
import { Notice } from '../../ui/notice'
import { donateTexts } from './texts'

const texts = donateTexts.notices

export function CannotGiveNow() {
  const isOnline = useOnline()
  const isDisabled = usePayments(({ config }) => config?.mode === 'disabled')
  if (!isOnline) {
    return (
      <Notice tone="warn" title={texts.offline} announce="status">
        {texts.offlineDetail}
      </Notice>
    )
  }
  if (!isDisabled) return null
  return (
    <Notice tone="info" title={texts.disabled} announce="status">
      {texts.disabledDetail}
    </Notice>
  )
}
