import { expect, it } from 'vitest'
import { addCode } from '../../../test/codes'
import { addProfile, asProfile, letIn } from '../../../test/family'
import { database, test, useApp } from '../../../test/use-app'
import { createRecords } from '../../records/records'
import { readRow } from '../../records/rest-author'

useApp()

const HOUR_MS = 60 * 60_000

const VIEW = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'role=paramedic&reason=emergency&pin=',
}
const unlock = (token: string) => test.send('POST', `/e/${token}/unlock`, VIEW)

const codeOf = (userId: string, codeId: string) =>
  database.database.transaction(userId, async tx => {
    const row = await readRow(createRecords(test.deps), tx, userId, 'qr-codes', codeId)
    return { token: row?.values.token ?? '' }
  })

it('the owner gets an e-mail about a protected view, once an hour', async () => {
  const ada = await test.signUp({ firstName: 'Ada' })
  await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Ada Lovelace' } })
  const { token } = await addCode(ada, { accessLevel: 'healthcare', type: 'complete' })
  await test.send('GET', `/e/${token}`)
  expect(test.emails).toEqual([])

  expect((await unlock(token)).status).toBe(200)
  expect((await unlock(token)).status).toBe(200)
  await expect.poll(() => test.emails).toHaveLength(1)
  expect(test.emails[0]).toMatchObject({
    to: ada.email,
    subject: 'Someone opened the protected view of your code',
  })
  // The e-mail contains neither what strangers typed nor the link to the record.
  expect(test.emails[0]?.text).not.toMatch(new RegExp(`${token}|paramedic|emergency|Lovelace`))

  test.advance(HOUR_MS + 1)
  await unlock(token)
  await expect.poll(() => test.emails).toHaveLength(2)
})

it('guardians and carers of a record get the e-mail, too, and viewers do not', async () => {
  const [ana, ben, cleo] = [await test.signUp(), await test.signUp(), await test.signUp()]
  const { id } = await addProfile(ana, { firstName: 'Leo' })
  await letIn(test, ana, id, { person: ben, role: 'carer' })
  await letIn(test, ana, id, { person: cleo, role: 'viewer' })
  await ana.send('POST', '/api/medical-profile', { json: {}, ...asProfile(id) })
  const made = await ana.send('POST', '/api/qr-codes', {
    json: { type: 'complete', accessLevel: 'healthcare', expiresIn: 'never' },
    ...asProfile(id),
  })
  const { id: codeId } = Object(await made.json())
  await ana.send('PUT', `/api/qr-codes/${codeId}/pin`, {
    json: { pin: '271828' },
    ...asProfile(id),
  })
  const { token } = await codeOf(id, codeId)
  const wrong = { ...VIEW, body: 'role=paramedic&reason=emergency&pin=000000' }
  for (const view of [VIEW, wrong]) await test.send('POST', `/e/${token}/unlock`, view)
  const heard = (subject: string) =>
    test.emails.filter(email => email.subject.includes(subject)).map(({ to }) => to)
  const both = [ana.email, ben.email].sort()
  await expect.poll(() => heard('wrong PIN').sort()).toEqual(both)
  // The link leads to the code of the record, not to the member's own codes.
  const emails = test.emails.filter(({ subject }) => /PIN/.test(subject))
  for (const { text } of emails) {
    expect(text).toContain(`/dashboard?tab=qr-codes&profile=${id}&code=${codeId}`)
  }
  await expect
    .poll(() =>
      heard('protected view')
        .filter(to => both.includes(to))
        .sort(),
    )
    .toEqual(both)
  expect(test.emails.filter(({ to }) => to === cleo.email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ invited you to Leo’s record$/),
  ])
})
