import { dismissToast, useToast } from '../stores/toast'
import { Toast } from '../ui/toast'

/** Both live regions are always there: one that comes with its text is not read out. */
export function Toaster() {
  const toast = useToast(state => state.toast)
  const isUrgent = toast?.tone === 'danger'
  const shown = toast && <Toast key={toast.id} {...toast} onDone={dismissToast} />
  return (
    <>
      <div role="status">{!isUrgent && shown}</div>
      <div role="alert">{isUrgent && shown}</div>
    </>
  )
}
