import { dismissToast, useToast } from '../stores/toast'
import { Toast } from '../ui/toast'

/**
 * Both live regions are always mounted, because a screen reader ignores a region that arrives with text. They
 * are hidden in print, where even empty ones would add a page after a sheet with its own page size.
 */
export function Toaster() {
  const toast = useToast(state => state.toast)
  const isUrgent = toast?.tone === 'danger'
  const shown = toast && <Toast key={toast.id} {...toast} onDone={dismissToast} />
  return (
    <>
      <div role="status" className="print:hidden">
        {!isUrgent && shown}
      </div>
      <div role="alert" className="print:hidden">
        {isUrgent && shown}
      </div>
    </>
  )
}
