import type postgresJs from 'postgres'
import { openDatabase } from '../../src/db/database'
import { openMaintenance } from '../../src/db/maintenance'
import { addContact } from '../../test/alerts'
import { createTestApp } from '../../test/app'
import { quickPasswords } from '../../test/route-table'
import { addPersonWithCodes } from '../responder/people'

export type Code = { token: string; contact: string }

/** From one address 60 links are opened in ten minutes (`alert_link`), two for each contact. */
const LINK_EVERY_MS = 30_000

const TYPES = Array.from({ length: 10 }, () => 'complete')

/** Codes of people of whom they themselves and a contact are told. */
export async function prepareCodes(
  url: string,
  count: number,
  asOwner: postgresJs.Sql,
): Promise<Code[]> {
  const database = openDatabase(url)
  const { adminReads, close } = openMaintenance(url)
  const app = await createTestApp({ database, adminReads }, { passwords: quickPasswords })
  const codes: Code[] = []
  for (let nth = 0; codes.length < count; nth++) {
    // All of them sign up from one address in a minute.
    await asOwner`truncate rate_limits`
    app.advance(LINK_EVERY_MS)
    const { person, tokens } = await addPersonWithCodes(app, TYPES)
    const contact = `contact-${nth}@example.net`
    await addContact(app, person, contact)
    await app.alertsSent()
    codes.push(...tokens.map(token => ({ token, contact })))
  }
  await database.close(1)
  await close(1)
  return codes
}
