import webPush from 'web-push'
import { openWebPush } from '../../src/adapters/push/web-push'
import { addContact, addDevice, askBy, form, linkIn } from '../alerts'
import { createTestApp } from '../app'
import { addCode } from '../codes'
import type { TestDatabase } from '../database'

/** Pushes fail, so that some messages are retried. */
export async function notifyEverybody(database: TestDatabase): Promise<void> {
  const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:test@lifetag.example' }
  const resolve = async () => {
    await test.renewLeases()
    throw new Error('no such name')
  }
  const test = await createTestApp(database, {
    push: openWebPush({ vapid, services: ['push.example'], outside: { resolve } }),
  })
  const ada = await test.signUp({ firstName: 'Ada' })
  const { token } = await addCode(ada, { type: 'emergency' })
  const keys = { p256dh: vapid.publicKey, auth: 'a'.repeat(22) }
  const device = await addDevice(ada, { endpoint: 'https://push.example/x', keys })
  const { path } = await askBy(ada)
  await addContact(test, ada, 'ben@example.net')
  await test.send('GET', path)
  const eve = await test.signUp()
  await test.send('GET', `/e/${token}`, { cookie: eve.cookie })
  await test.alertsSent()
  const answered = await (await test.send('POST', `/e/${token}/help`, form({}))).text()
  const about = /name="about" value="([\w-]+)"/.exec(answered)?.[1] ?? ''
  await test.send('POST', `/e/${token}/help`, form({ about, place: 'by the lake' }))
  await test.alertsSent()
  const email = test.emails.find(({ to, text }) => to === 'ben@example.net' && /where/.test(text))
  await test.send('GET', linkIn(email?.text, 'where they are'))
  const stop = linkIn(email?.unsubscribeUrl)
  for (const method of ['GET', 'POST'])
    await test.send(method, stop, method === 'GET' ? {} : form({}))
  await test.sendAlerts()
  await ada.send('DELETE', `/api/alerts/devices/${device}`)
}
