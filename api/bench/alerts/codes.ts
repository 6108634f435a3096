import { createECDH, randomBytes } from 'node:crypto'
import type postgresJs from 'postgres'
import { openWebPush, type Vapid } from '../../src/adapters/push/web-push'
import { openDatabase } from '../../src/db/database'
import { openMaintenance } from '../../src/db/maintenance'
import { addContact, addDevice } from '../../test/alerts'
import { createTestApp, type TestPerson } from '../../test/app'
import { PUSH_NAME } from '../../test/push-service'
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
  vapid: Vapid,
) {
  const database = openDatabase(url)
  const { adminReads, close } = openMaintenance(url)
  const push = openWebPush({ vapid, services: [PUSH_NAME] })
  const app = await createTestApp({ database, adminReads }, { push })
  const codes: Code[] = []
  const people: TestPerson[] = []
  for (let nth = 0; codes.length < count; nth++) {
    // All of them sign up from one address in a minute.
    await asOwner`truncate rate_limits`
    app.advance(LINK_EVERY_MS)
    const { person, tokens } = await addPersonWithCodes(app, TYPES)
    people.push(person)
    const contact = `contact-${nth}@example.net`
    await addContact(app, person, contact)
    await app.alertsSent()
    codes.push(...tokens.map(token => ({ token, contact })))
  }
  return {
    codes,
    /** From now on the people themselves are told by their browsers, if at all. */
    async addBrowsers() {
      for (const [nth, person] of people.entries()) await addDevice(person, browserAt(nth))
    },
    async close() {
      await database.close(1)
      await close(1)
    },
  }
}

function browserAt(nth: number) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  return {
    endpoint: `https://${PUSH_NAME}/notify/${nth}`,
    keys: {
      p256dh: own.getPublicKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}
