import { createHash } from 'node:crypto'
import { fileAnswerSchema } from 'sync-protocol/rest'
import { bodyOf } from './answers'
import type { TestPerson } from './app'

/** A document of some size that no other text makes. */
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

/** The URL of a document that the person has sent. */
export async function addFile(person: TestPerson, content = pdfOf('order')): Promise<string> {
  return (await bodyOf(await sendFile(person, content), fileAnswerSchema)).url
}
