import type { OtherFound } from './recognise'
import { scanTexts } from './texts'

export function otherText({ what, host = '' }: OtherFound): string {
  const text = scanTexts.others[what]
  return typeof text === 'string' ? text : text({ host })
}
