import { useOnline } from '../../http/use-online'
import { usePayments } from '../../stores/payments'
import { Notice } from '../../ui/notice'

export function CannotGiveNow() {
  const isOnline = useOnline()
  const isDisabled = usePayments(({ config }) => config?.mode === 'disabled')
  if (!isOnline) {
    return (
      <Notice tone="warn" title="You are offline" announce="status">
        Giving needs a connection. What you type here is kept until you have one.
      </Notice>
    )
  }
  if (!isDisabled) return null
  return (
    <Notice tone="info" title="Donations are switched off" announce="status">
      Nothing can be given at the moment. Everything else works as ever, and is free.
    </Notice>
  )
}
