import type postgresJs from 'postgres'
import { openDatabase } from '../../src/db/database'
import { openMaintenance } from '../../src/db/maintenance'
import { addContact } from '../../test/alerts'
import { createTestApp } from '../../test/app'
import { quickPasswords } from '../../test/route-table'
import { addPersonWithCodes } from '../responder/people'

export type Code = { token: string; contact: string }
export type Codes = Record<'nobody' | 'somebody', Code[]>

/** From one address 60 links are opened in ten minutes (`alert_link`), two for each contact. */
const LINK_EVERY_MS = 30_000

const TYPES = Array.from({ length: 10 }, () => 'complete')

/** Codes of people of whom nobody is told, and of people of whom they and a contact are. */
export async function prepareCodes(
  url: string,
  counts: Record<keyof Codes, number>,
  asOwner: (ask: (sql: postgresJs.Sql) => Promise<unknown>) => Promise<unknown>,
): Promise<Codes> {
  const database = openDatabase(url)
  const { adminReads, close } = openMaintenance(url)
  const app = await createTestApp({ database, adminReads }, { passwords: quickPasswords })
  const codes: Codes = { nobody: [], somebody: [] }
  for (let nth = 0; codes.somebody.length < counts.somebody; nth++) {
    // All of them sign up from one address in a minute.
    await asOwner(sql => sql`truncate rate_limits`)
    app.advance(LINK_EVERY_MS)
    if (codes.nobody.length < counts.nobody) {
      const { person, tokens } = await addPersonWithCodes(app, TYPES)
      await person.send('PUT', '/api/alerts/mine', { json: { isNotified: false } })
      codes.nobody.push(...tokens.map(token => ({ token, contact: '' })))
    }
    const { person, tokens } = await addPersonWithCodes(app, TYPES)
    const contact = `contact-${nth}@example.net`
    await addContact(app, person, contact)
    await app.alertsSent()
    codes.somebody.push(...tokens.map(token => ({ token, contact })))
  }
  await database.close(1)
  await close(1)
  return codes
}
