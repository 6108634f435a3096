import { useState } from 'react'
import type { MedicalRecord } from 'sync-protocol/medical'
import { scanAnswerSchema } from 'sync-protocol/rest'
import { codeOrigin } from '../../addresses/code-origin'
import { paths } from '../../addresses/paths'
import { useAnswer } from '../../http/use-answer'
import { readShownProfile, useMay } from '../../people/profiles'
import { useIsLocal } from '../../people/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { zonedSpanWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { AskedOfServer } from './asked-of-server'
import { replaceLink, type SavedCode } from './code-actions'
import { makeClaim } from './make-claim'
import { PinDialog } from './pin-dialog'
import { scanWords } from './scan-words'
import { qrCodesTexts } from './texts'

const { manage: texts, log } = qrCodesTexts

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
          {texts.tryCard}
        </ButtonLink>
        {mayReadLog && (
          <Button icon={<Icon name="eye" size={20} />} onClick={() => setOpen('scans')}>
            {texts.log}
          </Button>
        )}
        {mayReadLog && !isLocal && (
          <ButtonLink to={paths.alerts} icon={<Icon name="bell" size={20} />}>
            {texts.alerts}
          </ButtonLink>
        )}
        {mayReadLog && code.accessLevel === 'healthcare' && (
          <Button icon={<Icon name="lock" size={20} />} onClick={() => setOpen('pin')}>
            {texts.pin}
          </Button>
        )}
        {mayMake && (
          <Button icon={<Icon name="refresh" size={20} />} busy={isBusy} onClick={replace}>
            {texts.replace}
          </Button>
        )}
      </div>
      {open === 'scans' && <ScanLogDialog code={code} onClose={close} />}
      {open === 'pin' && <PinDialog code={code} onClose={close} />}
    </>
  )
}

export function ScanLogDialog({ code, onClose }: { code: SavedCode; onClose: () => void }) {
  const path = useIsLocal() ? null : `/api/qr-codes/${code.id}/scans`
  const asked = useAnswer(path, scanAnswerSchema, { profile: readShownProfile() })
  return (
    <Dialog title={log.title({ info: qrCodesTexts.infos[code.type] })} onClose={onClose}>
      <AskedOfServer asked={asked} because={log.because}>
        {scans =>
          scans.length === 0 ? (
            <EmptyState icon="eye-off">{log.none}</EmptyState>
          ) : (
            <div className="grid gap-4">
              <p className="text-soft">{log.lead}</p>
              <ol className="divide-y divide-line">
                {scans.map(scan => (
                  <li key={scan.id} className="py-2">
                    <p className="tabular font-semibold">
                      {zonedSpanWords(scan.at, scan.lastAt ?? scan.at)}
                    </p>
                    <p>{scanWords(scan)}</p>
                    {scan.times !== undefined && scan.times > 1 && (
                      <p className="text-soft">{log.times({ count: scan.times })}</p>
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
