import { scanAnswerSchema } from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import { readShownProfile } from '../../stores/profiles'
import { useIsLocal } from '../../stores/session'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { AskedOfServer } from './asked-of-server'
import type { SavedCode } from './code-actions'
import { infoName } from './code-words'
import { scanTime, scanWords } from './scan-words'

const BECAUSE = 'Who opened a code is kept by the server alone, so reading it needs a connection.'

/** Only the server has the openings of a code, and the device does not store them. */
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
                    <p className="tabular font-semibold">{scanTime(scan)}</p>
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
