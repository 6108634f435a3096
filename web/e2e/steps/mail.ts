import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type AppServer, expect } from '../harness'

/** The texts of all e-mails to this address, oldest first. */
export const emailsTo = (server: AppServer, email: string): string[] =>
  filesTo(server, email).map(({ raw }) => decodeText(raw))

/** The time of the newest e-mail to this address. */
export const newestMs = (server: AppServer, email: string): number =>
  Math.max(...filesTo(server, email).map(({ path }) => statSync(path).mtimeMs))

/** Without a mail server, e-mails are files in the data folder. */
function filesTo(server: AppServer, email: string) {
  const folder = join(server.dataDir, 'mail')
  return readdirSync(folder)
    .filter(name => name.endsWith('.eml'))
    .sort()
    .map(name => join(folder, name))
    .map(path => ({ path, raw: readFileSync(path, 'utf8') }))
    .filter(({ raw }) => raw.includes(`To: ${email}\n`))
}

/** Returns the path of the link in the newest confirmation e-mail to this address. */
export async function confirmationLink(server: AppServer, email: string): Promise<string> {
  const links = () =>
    emailsTo(server, email).flatMap(text => text.match(/\/confirm-email#[\w-]{43}\b/) ?? [])
  await expect.poll(links).not.toEqual([])
  return links().at(-1) ?? ''
}

/** Decodes the content if it is quoted-printable, or in base64 as in Arabic (RFC 2045, 6.7 and 6.8). */
function decodeText(raw: string): string {
  if (/^Content-Transfer-Encoding: base64$/im.test(raw)) {
    const [headers = '', content = ''] = raw.split(/\r?\n\r?\n/)
    return `${headers}\n\n${Buffer.from(content, 'base64').toString('utf8')}`
  }
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(raw)) return raw
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
