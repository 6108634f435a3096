import { Notice } from '../../ui/notice'
import { medicalTexts } from './texts'

export function RefusedNotice({ children }: { children: string | undefined }) {
  if (children === undefined) return null
  return (
    <Notice tone="danger" title={medicalTexts.forms.refusedNotice}>
      {children}
    </Notice>
  )
}
