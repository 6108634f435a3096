import { Notice } from '../../ui/notice'

export function ComesOnce() {
  return (
    <Notice tone="info" title="This needs a connection once">
      From then on it stays on this phone. Printing works now.
    </Notice>
  )
}
