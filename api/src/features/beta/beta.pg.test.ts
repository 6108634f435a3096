import { betaAnswerSchema, betaStatusSchema, errorAnswerSchema } from 'sync-protocol/rest'
import { describe, expect, it, vi } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { ordersOf } from '../../../test/orders'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const APPLICATION = {
  email: 'ada@tester.example',
  fullName: 'Ada Lovelace',
  address: '12 St James Square',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  feedbackNotes: 'Does it scan in the rain?',
  items: [{ name: 'Gold bar', price: 0 }],
}
const apply = (person: TestPerson, selectedQrCode: string, change: object = {}) =>
  person.send('POST', '/api/create-beta-test-order', {
    json: { ...APPLICATION, selectedQrCode, ...change },
  })
const betaOrderOf = async (person: TestPerson) =>
  bodyOf(await person.send('GET', '/api/beta-order'), betaStatusSchema)
const FEEDBACK = { rating: '4', comments: 'Scans on the first try.' }

it('an applicant gets the four items for free, whatever the request names', async () => {
  const ada = await test.signUp()
  const { id } = await addCode(ada)
  expect(await betaOrderOf(ada)).toBeNull()
  expect((await bodyOf(await apply(ada, id), betaAnswerSchema)).success).toBe(true)
  const names = [
    'Small Waterproof Sticker',
    'Large Sticker',
    'Acrylic Card, Black',
    'Metal Card, Steel',
  ]
  expect(await ordersOf(ada)).toMatchObject([
    {
      kind: 'beta',
      status: 'paid',
      totalCents: 0,
      items: names.map(name => ({ name, priceCents: 0 })),
      shipTo: 'Ada Lovelace, 12 St James Square, Portland, OR, 97201, United States',
      qrCodeId: id,
    },
  ])
  expect(await betaOrderOf(ada)).toMatchObject({
    status: 'paid',
    feedbackDueAt: null,
    feedbackAt: null,
  })
  expect(test.emails.at(-1)).toMatchObject({
    // The address in the form could belong to anyone.
    to: ada.email,
    subject: 'Beta Test Order Confirmed',
  })
  const drawn = await database.superuser`select 1 from order_artwork where user_id = ${ada.id}`
  expect(drawn).toHaveLength(4)
})

it('an application sends no e-mail to an unconfirmed address', async () => {
  const ada = await test.signUp({ isConfirmed: false })
  const { id } = await addCode(ada)
  expect((await bodyOf(await apply(ada, id), betaAnswerSchema)).success).toBe(true)
  const to = [ada.email, 'ada@tester.example']
  expect(test.emails.filter(message => to.includes(message.to))).toEqual([])
})

it('a person gets one package, also for two simultaneous requests', async () => {
  const ada = await test.signUp()
  const { id } = await addCode(ada)
  const answers = await Promise.all([apply(ada, id), apply(ada, id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await failureOf(await apply(ada, id))).toEqual([409, 'already_applied'])
  expect(await ordersOf(ada)).toHaveLength(1)
})

it('a person gets one package, also if the first order becomes visible late', async () => {
  const ada = await test.signUp()
  const { id } = await addCode(ada)
  const second = await database.superuser.begin(async tx => {
    await tx`
      insert into orders (id, user_id, kind, status, items, shipping_method, subtotal_cents,
        shipping_cents, total_cents, code_id, sealed_details, created_at)
      values (gen_random_uuid(), ${ada.id}, 'beta', 'paid', '[]', 'standard', 0, 0, 0,
        ${id}, '', now())`
    const answer = apply(ada, id).then(failureOf)
    await vi.waitFor(async () => {
      const [row] = await tx`select count(*)::int as waiting from pg_locks where not granted`
      expect(row?.waiting).toBeGreaterThan(0)
    }, 30_000)
    return { answer }
  })
  expect(await second.answer).toEqual([409, 'already_applied'])
})

describe('an application is refused', () => {
  it('without a session', async () => {
    const json = { ...APPLICATION, selectedQrCode: 'x' }
    const answer = await test.send('POST', '/api/create-beta-test-order', { json })
    expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
  })

  it('with a code of another person or an unknown code', async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    const { id } = await addCode(bob)
    expect(await failureOf(await apply(ada, id))).toEqual([404, 'not_found'])
    expect(await failureOf(await apply(ada, 'none'))).toEqual([404, 'not_found'])
  })

  it('with a code that will expire', async () => {
    const ada = await test.signUp()
    const { id } = await addCode(ada, { expiresAt: '2099-01-01T00:00:00.000Z' })
    expect(await failureOf(await apply(ada, id))).toEqual([409, 'qr_unusable'])
  })

  it.each(['email', 'fullName', 'address', 'city', 'state', 'zipCode'])(
    'without %s',
    async field => {
      const ada = await test.signUp()
      const answer = await apply(ada, (await addCode(ada)).id, { [field]: '' })
      const { code, fields = {} } = errorAnswerSchema.parse(await answer.json())
      expect([code, Object.keys(fields)]).toEqual(['invalid', [field]])
    },
  )
})

it('feedback is sealed and can be replaced', async () => {
  const ada = await test.signUp()
  const give = (json: object) => ada.send('PUT', '/api/beta-feedback', { json })
  expect(await failureOf(await give(FEEDBACK))).toEqual([404, 'not_found'])
  await apply(ada, (await addCode(ada)).id)
  expect((await give(FEEDBACK)).status).toBe(204)
  expect((await give({ ...FEEDBACK, rating: '5' })).status).toBe(204)
  expect((await give({ ...FEEDBACK, rating: '6' })).status).toBe(422)
  expect((await betaOrderOf(ada))?.feedbackAt).toEqual(expect.any(String))
  const [row] = await database.superuser<{ text: string }[]>`
    select encode(sealed, 'escape') as text from beta_feedback where user_id = ${ada.id}`
  expect(row?.text).not.toContain('Scans')
})
