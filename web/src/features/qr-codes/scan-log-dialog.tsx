import { scanAnswerSchema } from 'sync-protocol/rest'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import type { SavedCode } from './code-actions'
import { infoName, momentWords } from './code-words'
import { scanWords } from './scan-words'
import { failureWords } from './server-words'
import { useAnswer } from './use-answer'

/** Who opened a code. Only the server knows: nothing of it is kept on the device. */
export function ScanLogDialog({ code, onClose }: { code: SavedCode; onClose: () => void }) {
  const { answer, askAgain } = useAnswer(`/api/qr-codes/${code.id}/scans`, scanAnswerSchema)
  return (
    <Dialog title={`Who opened ${infoName(code.type)}`} onClose={onClose}>
      {answer.state === 'asking' && <Skeleton lines={3} />}
      {answer.state === 'failed' && (
        <Notice
          tone="warn"
          announce="status"
          action={<Button onClick={askAgain}>Try again</Button>}
        >
          {failureWords(answer.failure)}
        </Notice>
      )}
      {answer.state === 'answered' && answer.value.length === 0 && (
        <EmptyState icon="eye-off">Nobody has opened this code in the last year.</EmptyState>
      )}
      {answer.state === 'answered' && answer.value.length > 0 && (
        <div className="grid gap-4">
          <p className="text-soft">
            Kept for a year. Opening it without a connection leaves no trace here.
          </p>
          <ol className="divide-y divide-line">
            {answer.value.map(scan => (
              <li key={scan.id} className="py-2">
                <p className="tabular font-semibold">{momentWords(Date.parse(scan.at))}</p>
                <p>{scanWords(scan)}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  )
}
