import { randomUUID } from 'node:crypto'
import { profileAnswerSchema } from 'sync-protocol/rest'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, type TestPerson } from '../../../test/app'
import { addFile } from '../../../test/files'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const PATH = '/api/medical-profile'
const DAY_MS = 24 * 3_600_000
const FULL = {
  fullName: 'Åsa Öberg 🙂',
  dateOfBirth: '1980-02-29',
  bloodType: 'AB-',
  gender: 'Prefer not to say',
  phoneNumber: '+46 70 123 45 67',
  streetAddress: 'Storgatan 1',
  city: 'Malmö',
  state: '',
  zipCode: '211 34',
  insurance: 'Försäkringskassan',
  dnrStatus: 'DNR',
  dnrDocumentName: 'order.pdf',
  additionalNotes: 'line 1\nline 2',
  primaryLanguage: 'sv-SE',
  heightCm: 171,
  weightKg: 64,
  organDonor: 'yes',
  pregnancyDueDate: '',
  implants: 'pacemaker',
  photoUrl: '',
  confirmedAt: '2026-01-01T00:00:00Z',
}
const STATES = {
  allergiesState: 'notRecorded',
  medicationsState: 'notRecorded',
  conditionsState: 'notRecorded',
  plansState: 'notRecorded',
}

const create = async (person: TestPerson, json: object = {}) =>
  bodyOf(await person.send('POST', PATH, { json }), profileAnswerSchema)
const update = async (person: TestPerson, json: object) =>
  bodyOf(await person.send('PUT', `${PATH}/${person.id}`, { json }), profileAnswerSchema)
const fullOf = async (person: TestPerson) => ({
  ...FULL,
  dnrDocumentUrl: await addFile(person),
})
const read = async (person: TestPerson) => (await person.send('GET', PATH)).json()

describe('GET /api/medical-profile', () => {
  it('is null without a profile and then returns it', async () => {
    const ada = await test.signUp()
    expect(await read(ada)).toBeNull()
    const full = await fullOf(ada)
    expect(await create(ada, full)).toEqual({
      id: ada.id,
      ...full,
      ...STATES,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await read(ada)).toMatchObject({ id: ada.id, ...full })
  })

  it('distinguishes "none known" from "not recorded", and items override both', async () => {
    const ada = await test.signUp()
    await create(ada, { allergiesState: 'noneKnown', conditionsState: 'noneKnown' })
    const json = { medicalProfileId: ada.id, allergen: 'Nuts', severity: 'Mild' }
    await ada.send('POST', '/api/allergies', { json })
    expect(await read(ada)).toMatchObject({
      allergiesState: 'listed',
      medicationsState: 'notRecorded',
      conditionsState: 'noneKnown',
    })
  })

  it("never returns another person's", async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    await create(ada, await fullOf(ada))
    expect(await read(bob)).toBeNull()
  })
})

describe('POST /api/medical-profile', () => {
  it('makes one profile and refuses a second, even at the same time', async () => {
    const ada = await test.signUp()
    const answers = await Promise.all(
      [1, 2, 3].map(() => ada.send('POST', PATH, { json: { fullName: 'Ada' } })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 409, 409])
    const again = await ada.send('POST', PATH, { json: {} })
    expect(await failureOf(again)).toEqual([409, 'profile_exists'])
  })
})

describe('PUT /api/medical-profile/{id}', () => {
  it('changes only the fields that are sent', async () => {
    const ada = await test.signUp()
    const before = await create(ada, await fullOf(ada))
    test.advance(60_000)
    const after = await update(ada, { city: 'Lund', heightCm: null })
    expect(after).toEqual({ ...before, city: 'Lund', heightCm: null, updatedAt: after.updatedAt })
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    expect(await read(ada)).toEqual(after)
  })

  it('empties a field with an empty string or with null', async () => {
    const ada = await test.signUp()
    await create(ada, await fullOf(ada))
    const after = await update(ada, { insurance: null, additionalNotes: '', bloodType: null })
    expect(after).toMatchObject({ insurance: '', additionalNotes: '', bloodType: '' })
  })

  it.each(['None', 'Unknown', null])('removes the document for the status %s', async status => {
    const ada = await test.signUp()
    await create(ada, await fullOf(ada))
    expect(await update(ada, { dnrStatus: status })).toMatchObject({
      dnrStatus: status ?? '',
      dnrDocumentUrl: '',
      dnrDocumentName: '',
    })
  })

  it("gives the same answer for no profile and for another's", async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    await create(ada, await fullOf(ada))
    for (const id of [ada.id, bob.id, randomUUID(), 'nonsense']) {
      const answer = await bob.send('PUT', `${PATH}/${id}`, { json: { fullName: 'Bob' } })
      expect(await failureOf(answer)).toEqual([404, 'not_found'])
    }
    expect(await read(ada)).toMatchObject(FULL)
  })
})

describe('a profile is refused', () => {
  it.each<[string, object, object]>([
    [
      'with a blood type that does not exist',
      { bloodType: 'C+' },
      { bloodType: expect.any(String) },
    ],
    [
      'with a date that does not exist',
      { dateOfBirth: '2025-02-30' },
      { dateOfBirth: expect.any(String) },
    ],
    [
      'with a birth that is to come',
      { dateOfBirth: '2999-01-01' },
      { dateOfBirth: 'A date of birth cannot be in the future' },
    ],
    [
      'with a due date that has passed',
      { pregnancyDueDate: '2001-01-01' },
      { pregnancyDueDate: 'Enter a due date from today to 300 days from now' },
    ],
    ['with a number for text', { fullName: 7 }, { fullName: 'Enter text' }],
    ['with an object for text', { fullName: { a: 1 } }, { fullName: expect.any(String) }],
    ['with text too long', { zipCode: 'x'.repeat(21) }, { zipCode: 'Use at most 20 characters' }],
    [
      'with a field that does not exist',
      { constructor: 'x' },
      { constructor: 'Not a known field' },
    ],
    ['with NUL', { fullName: 'a\0' }, { fullName: expect.any(String) }],
    ['with half an emoji', { fullName: '\ud83d' }, { fullName: expect.any(String) }],
    [
      'with an order but no document',
      { dnrStatus: 'POLST' },
      { dnrDocumentUrl: expect.any(String) },
    ],
    ['with a height of nobody', { heightCm: 900 }, { heightCm: 'Enter a number from 20 to 280' }],
  ])('%s', async (_, json, fields) => {
    const ada = await test.signUp()
    const answers = [await ada.send('POST', PATH, { json })]
    await create(ada)
    answers.push(await ada.send('PUT', `${PATH}/${ada.id}`, { json }))
    for (const answer of answers) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'invalid', fields })
    }
  })

  it('but not with a due date that has passed since, sent back unchanged', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    const due = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
    await create(ada, { pregnancyDueDate: due })
    own.advance(3 * DAY_MS)
    const json = { pregnancyDueDate: due, city: 'Kyiv' }
    expect(await update(ada, json)).toMatchObject(json)
  })

  it('as a list, as null or as malformed JSON', async () => {
    const ada = await test.signUp()
    expect(await failureOf(await ada.send('POST', PATH, { json: [] }))).toEqual([422, 'invalid'])
    expect(await failureOf(await ada.send('POST', PATH, { json: null }))).toEqual([422, 'invalid'])
    const malformed = { body: '{"fullName":', headers: { 'Content-Type': 'application/json' } }
    expect(await failureOf(await ada.send('POST', PATH, malformed))).toEqual([400, 'malformed'])
  })

  it('without a session', async () => {
    const answers = [
      await test.send('GET', PATH),
      await test.send('POST', PATH, { json: {} }),
      await test.send('PUT', `${PATH}/${randomUUID()}`, { json: {} }),
    ]
    for (const answer of answers) expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
  })
})
