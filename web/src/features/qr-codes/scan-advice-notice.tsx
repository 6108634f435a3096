import { Notice } from '../../ui/notice'
import type { ScanAdvice } from './scan-advice'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.save

export function ScanAdviceNotice({ advice: { grade, words } }: { advice: ScanAdvice }) {
  if (words === '') return null
  if (grade === 'good') return <p className="text-soft">{words}</p>
  return (
    <Notice
      tone={grade === 'refused' ? 'danger' : 'warn'}
      title={grade === 'refused' ? texts.unscannable : texts.hardToScan}
      announce="status"
    >
      {words}
    </Notice>
  )
}
