import { useState } from 'react'
import type { MedicalRecord } from 'sync-protocol/medical'
import { codeOrigin } from '../../addresses/code-origin'
import { paths } from '../../addresses/paths'
import { useMay } from '../../stores/profiles'
import { useIsLocal } from '../../stores/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { replaceLink, type SavedCode } from './code-actions'
import { makeClaim } from './make-claim'
import { PinDialog } from './pin-dialog'
import { ScanLogDialog } from './scan-log-dialog'

interface ManageCodeProps {
  code: SavedCode
  record: MedicalRecord
}

export function ManageCode({ code, record }: ManageCodeProps) {
  const [open, setOpen] = useState<'pin' | 'scans'>()
  const [isBusy, setBusy] = useState(false)
  const isLocal = useIsLocal()
  const mayMake = useMay('codes')
  const mayReadLog = useMay('scanLog')
  const close = () => setOpen(undefined)

  async function replace() {
    setBusy(true)
    await replaceLink(code, {
      record,
      origin: codeOrigin(),
      nowMs: Date.now(),
      newClaim: await makeClaim(),
      // No server knows the old link of a record without an account.
      isOnline: navigator.onLine || isLocal,
    })
    setBusy(false)
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.cardCheck} icon={<Icon name="camera" size={20} />}>
          Try your card
        </ButtonLink>
        {mayReadLog && (
          <Button icon={<Icon name="eye" size={20} />} onClick={() => setOpen('scans')}>
            Who opened it
          </Button>
        )}
        {mayReadLog && !isLocal && (
          <ButtonLink to={paths.alerts} icon={<Icon name="bell" size={20} />}>
            Who is told
          </ButtonLink>
        )}
        {mayReadLog && code.accessLevel === 'healthcare' && (
          <Button icon={<Icon name="lock" size={20} />} onClick={() => setOpen('pin')}>
            PIN
          </Button>
        )}
        {mayMake && (
          <Button icon={<Icon name="refresh" size={20} />} busy={isBusy} onClick={replace}>
            Replace link
          </Button>
        )}
      </div>
      {open === 'scans' && <ScanLogDialog code={code} onClose={close} />}
      {open === 'pin' && <PinDialog code={code} onClose={close} />}
    </>
  )
}
