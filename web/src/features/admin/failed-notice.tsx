import type { HttpFailure } from '../../http/failure'
import { Notice } from '../../ui/notice'

export function FailedNotice({ failure }: { failure: HttpFailure }) {
  const isRefused = failure.kind === 'refused'
  return (
    <div className="mb-4">
      <Notice
        tone="warn"
        title={isRefused ? 'The server refused' : 'The server cannot be reached'}
        announce="status"
      >
        {isRefused ? failure.message : 'This is what was known last. It is asked again by itself.'}
      </Notice>
    </div>
  )
}
