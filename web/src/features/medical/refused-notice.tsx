import { Notice } from '../../ui/notice'

export function RefusedNotice({ children }: { children: string | undefined }) {
  if (children === undefined) return null
  return (
    <Notice tone="danger" title="Not saved: change it, or discard it on the Overview">
      {children}
    </Notice>
  )
}
