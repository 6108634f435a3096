import { expect, it } from 'vitest'
import { form } from '../../../test/alerts'
import { ada, DAY_MS, database, emailsTo, test, useAlerts, view } from '../../../test/alerts-setup'
import { addProfile, asProfile, letIn } from '../../../test/family'
import { createRecords } from '../../records/records'
import { readRow } from '../../records/rest-author'

useAlerts()

it('a card opened after the clock was set back is reported', async () => {
  await view()
  test.advance(-2 * DAY_MS)
  await view()
  expect(test.emails).toHaveLength(2)
  await view()
  expect(test.emails).toHaveLength(2)
})

it('an alert about a child leads each guardian and carer to the codes of the child', async () => {
  const ben = await test.signUp()
  const { id } = await addProfile(ada, { firstName: 'Leo' })
  await letIn(test, ada, id, { person: ben, role: 'carer' })
  await ada.send('POST', '/api/medical-profile', { json: {}, ...asProfile(id) })
  const code = { type: 'emergency', accessLevel: 'emergency', expiresIn: 'never' }
  const made = await ada.send('POST', '/api/qr-codes', { json: code, ...asProfile(id) })
  const { id: codeId } = Object(await made.json())
  const address = `/dashboard?tab=qr-codes&profile=${id}&code=${codeId}`
  const row = await database.database.transaction(id, tx =>
    readRow(createRecords(test.deps), tx, id, 'qr-codes', codeId),
  )
  const printed = row?.values.token
  test.emails.length = 0
  await test.send('GET', `/e/${printed}`)
  await test.alertsSent()
  await test.send('POST', `/e/${printed}/help`, form({}))
  await test.alertsSent()
  for (const { email } of [ada, ben]) {
    const texts = emailsTo(email).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toContain(address)
  }
})
