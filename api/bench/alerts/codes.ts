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

/** One address may open 60 links in ten minutes (`alert_link`), and each contact needs two. */
const LINK_EVERY_MS = 30_000

const TYPES = Array.from({ length: 10 }, () => 'complete')

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
    // All people sign up from one address.
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
