import { Notice } from '../../ui/notice'

/** Of a part of the app that has not come to this phone, in the place where it would be. */
export function ComesOnce() {
  return (
    <Notice tone="info" title="This needs a connection once">
      From then on it stays on this phone. Printing works now.
    </Notice>
  )
}
