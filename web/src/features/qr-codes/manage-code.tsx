import { useState } from 'react'
import type { MedicalRecord } from 'sync-protocol/medical'
import { scanAnswerSchema } from 'sync-protocol/rest'
import { codeOrigin } from '../../addresses/code-origin'
import { paths } from '../../addresses/paths'
import { useAnswer } from '../../http/use-answer'
import { readShownProfile, useMay } from '../../stores/profiles'
import { useIsLocal } from '../../stores/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { spanWords, zonedMomentWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { AskedOfServer } from './asked-of-server'
import { replaceLink, type SavedCode } from './code-actions'
import { infoName } from './code-words'
import { makeClaim } from './make-claim'
import { PinDialog } from './pin-dialog'
import { scanWords } from './scan-words'

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

const BECAUSE = 'Who opened a code is kept by the server alone, so reading it needs a connection.'

export function ScanLogDialog({ code, onClose }: { code: SavedCode; onClose: () => void }) {
  const path = useIsLocal() ? null : `/api/qr-codes/${code.id}/scans`
  const asked = useAnswer(path, scanAnswerSchema, { profile: readShownProfile() })
  return (
    <Dialog title={`Who opened ${infoName(code.type)}`} onClose={onClose}>
      <AskedOfServer asked={asked} because={BECAUSE}>
        {scans =>
          scans.length === 0 ? (
            <EmptyState icon="eye-off">Nobody has opened this code in the last year.</EmptyState>
          ) : (
            <div className="grid gap-4">
              <p className="text-soft">
                Kept for a year; the same from one network on one day is one line. Opening it
                without a connection leaves no trace here.
              </p>
              <ol className="divide-y divide-line">
                {scans.map(scan => (
                  <li key={scan.id} className="py-2">
                    <p className="tabular font-semibold">
                      {spanWords(scan.at, scan.lastAt ?? scan.at, zonedMomentWords)}
                    </p>
                    <p>{scanWords(scan)}</p>
                    {(scan.times ?? 1) > 1 && (
                      <p className="text-soft">{scan.times} times, from one network</p>
                    )}
                  </li>
                ))}
              </ol>
            </div>
          )
        }
      </AskedOfServer>
    </Dialog>
  )
}
