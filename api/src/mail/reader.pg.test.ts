import { registerAnswerSchema } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { addContact, addDevice } from '../../test/alerts'
import { ada, emailsTo, MINUTE_MS, service, test, useAlerts, view } from '../../test/alerts-setup'
import { bodyOf, failureOf } from '../../test/answers'
import { PASSWORD, type TestPerson } from '../../test/app'
import { addProfile, inviteBy } from '../../test/family'

useAlerts()

const speak = async (person: TestPerson, language: string) =>
  expect((await person.send('PUT', '/api/auth/language', { json: { language } })).status).toBe(204)

it('a sign-up says the language of its first e-mail, and the answers to new devices contain it', async () => {
  const json = { email: 'zoe@example.org', password: PASSWORD, language: 'de' }
  const answer = await test.send('POST', '/api/auth/register', { json })
  const { user } = await bodyOf(answer, registerAnswerSchema)
  expect(user.language).toBe('de')
  const [message] = emailsTo(json.email)
  expect(message?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für LifeTag')
  expect(message?.text).toMatch(/^Guten Tag,\n/)
  expect(message?.text).not.toContain('Hello,')
})

it('notices and alerts follow a change of the language', async () => {
  await view()
  expect(emailsTo(ada.email).at(-1)?.subject).toBe('Your card was opened')
  await speak(ada, 'ar')
  test.advance(31 * MINUTE_MS)
  await view()
  expect(emailsTo(ada.email).at(-1)?.subject).toBe('فُتحت بطاقتك')
  const { target, clientHash } = await service.subscribe()
  await addDevice(ada, target)
  test.advance(31 * MINUTE_MS)
  await view()
  expect(service.messagesOf(clientHash)).toMatchObject([
    { notification: { title: 'فُتحت بطاقتك', lang: 'ar', dir: 'rtl' } },
  ])
  const json = { email: ada.email, password: PASSWORD }
  await test.send('POST', '/api/auth/login', { json })
  expect(emailsTo(ada.email).at(-1)?.subject).toBe('تسجيل دخول جديد إلى حسابك في LifeTag')
})

it('a contact gets the language of the card’s owner, with the English text below', async () => {
  await speak(ada, 'de')
  await addContact(test, ada, 'ben@example.net')
  await view()
  const [question, alert] = emailsTo('ben@example.net')
  expect(question?.subject).toBe('Benachrichtigungen bekommen, wenn eine Karte geöffnet wird?')
  expect(question?.text).toMatch(/^Guten Tag,.+\n— English —\n\nGet alerts when.+\nHello,\n/s)
  expect(alert?.text).toMatch(/^Guten Tag,.+\n— English —.+\nHello,.+ This may be a test\./s)
})

it('an invitation has the language of the person who invites', async () => {
  await speak(ada, 'fr')
  const { id: profileId } = await addProfile(ada, { firstName: 'Leo' })
  await inviteBy(ada, profileId, { email: 'cleo@example.net' })
  const [message] = emailsTo('cleo@example.net')
  expect(message?.subject).toMatch(/ vous invite à ouvrir le dossier de Leo$/)
  expect(message?.text).toMatch(/^Bonjour,.+\n— English —.+ invited you to Leo’s record\n/s)
})

it('writes English in a language that it does not have, and refuses what is none', async () => {
  await speak(ada, 'fi')
  await view()
  expect(emailsTo(ada.email).at(-1)?.subject).toBe('Your card was opened')
  for (const language of ['', 'deutsch', 'DE', '<b>']) {
    const answer = await ada.send('PUT', '/api/auth/language', { json: { language } })
    expect(await failureOf(answer)).toEqual([422, 'invalid'])
  }
})
