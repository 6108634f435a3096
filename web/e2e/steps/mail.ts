import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AppServer, expect } from '../harness'

/** The texts of all e-mails to this address, oldest first. They lie as files where no mail server is set. */
export function emailsTo(server: AppServer, email: string): string[] {
  const folder = join(server.dataDir, 'mail')
  return readdirSync(folder)
    .filter(name => name.endsWith('.eml'))
    .sort()
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .filter(raw => raw.includes(`To: ${email}\n`))
    .map(decodeText)
}

/** The path of the link in the newest e-mail that asks this address. */
export async function confirmationLink(server: AppServer, email: string): Promise<string> {
  const links = () =>
    emailsTo(server, email).flatMap(text => text.match(/\/confirm-email#[\w-]{43}\b/) ?? [])
  await expect.poll(links).not.toEqual([])
  return links().at(-1) ?? ''
}

/** Quoted-printable, where the e-mail is (RFC 2045, 6.7). */
function decodeText(raw: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(raw)) return raw
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
