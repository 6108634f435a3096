import { createHash } from 'node:crypto'
import { fileAnswerSchema } from 'sync-protocol/rest'
import { bodyOf } from './answers'
import type { TestPerson } from './app'

/** No other text makes the same document. */
export const pdfOf = (text: string, size = 0): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n${text}\n`.padEnd(size, ' '))

export const sha256Of = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

export const sendFile = (
  person: Pick<TestPerson, 'send'>,
  content: Uint8Array<ArrayBuffer>,
  sha256 = sha256Of(content),
): Promise<Response> =>
  person.send('PUT', `/api/files/${sha256}`, {
    body: content,
    headers: { 'Content-Type': 'application/octet-stream' },
  })

export async function addFile(person: TestPerson, content = pdfOf('order')): Promise<string> {
  return (await bodyOf(await sendFile(person, content), fileAnswerSchema)).url
}

export function sendForm(
  person: Pick<TestPerson, 'send'>,
  path: '/api/upload' | '/api/upload-document',
  parts: Record<string, Uint8Array<ArrayBuffer> | string>,
): Promise<Response> {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    // Neither is true, because the server must not rely on them.
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, new File([part], 'order.pdf', { type: 'application/pdf' }))
  }
  return person.send('POST', path, { body: form })
}
