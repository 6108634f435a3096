import { Notice } from '../../ui/notice'

export function WaitingForRecord() {
  return (
    <Notice tone="info" title="Your account’s record has not arrived yet" announce="status">
      It is needed to compare the two. This goes on by itself.
    </Notice>
  )
}
