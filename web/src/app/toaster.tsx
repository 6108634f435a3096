import { dismissToast, useToast } from '../stores/toast'
import { Toast } from '../ui/toast'

/**
 * Both live regions are always there: one that comes with its text is not read out. On paper they
 * are not: even empty they would stand behind a sheet of its own size, on a sheet of their own.
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
