import { Notice } from '../../ui/notice'
import type { ScanAdvice } from './scan-advice'

export function ScanAdviceNotice({ advice: { grade, sentences } }: { advice: ScanAdvice }) {
  if (sentences.length === 0) return null
  if (grade === 'good') return <p className="text-soft">{sentences.join(' ')}</p>
  return (
    <Notice
      tone={grade === 'refused' ? 'danger' : 'warn'}
      title={
        grade === 'refused' ? 'This code could not be scanned' : 'Not every scanner reads this'
      }
      announce="status"
    >
      {sentences.join(' ')}
    </Notice>
  )
}
