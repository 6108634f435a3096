import { Notice } from '../../ui/notice'
import type { ScanAdvice } from './scan-advice'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.save

export function ScanAdviceNotice({ advice: { grade, sentences } }: { advice: ScanAdvice }) {
  if (sentences.length === 0) return null
  if (grade === 'good') return <p className="text-soft">{sentences.join(' ')}</p>
  return (
    <Notice
      tone={grade === 'refused' ? 'danger' : 'warn'}
      title={grade === 'refused' ? texts.unscannable : texts.hardToScan}
      announce="status"
    >
      {sentences.join(' ')}
    </Notice>
  )
}
