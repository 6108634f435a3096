import { keepFile } from '../files/files'
import { addRow } from '../record/commit'
import type { Phone } from './test-engine'

export const pdfOf = (text: string, size = 0): ArrayBuffer =>
  new TextEncoder().encode(`%PDF-1.7\n${text}\n`.padEnd(size, ' ')).buffer

export async function keep(phone: Phone, bytes: ArrayBuffer = pdfOf('order')): Promise<string> {
  const kept = await keepFile(bytes, phone)
  if (!kept.ok) throw new Error(kept.failure.code)
  return kept.value.url
}

export async function addDnr(phone: Phone, bytes?: ArrayBuffer): Promise<string> {
  const url = await keep(phone, bytes)
  const dnr = { dnrStatus: 'DNR', dnrDocumentUrl: url, dnrDocumentName: 'order.pdf' } as const
  const saved = await addRow('profile', dnr, phone)
  if (!saved.ok) throw new Error(saved.failure.code)
  return url
}
