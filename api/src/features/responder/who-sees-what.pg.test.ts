import { randomUUID } from 'node:crypto'
import type { Collection, FieldValue } from 'sync-protocol/sync'
import { beforeAll, expect, it } from 'vitest'
import {
  CELLS,
  CELLS_WITH_COPY,
  type Cell,
  doesShow,
  type Files,
  shouldShow,
  someone,
} from '../../../../sync-protocol/dev/who-sees-what'
import type { TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { TestDevice } from '../../../test/device'
import { addFile, pdfOf } from '../../../test/files'
import { pngOf } from '../../../test/pictures'
import { test, useApp } from '../../../test/use-app'

useApp()
let person: TestPerson
let files: Files
beforeAll(async () => {
  person = await test.signUp({ firstName: 'Zfirst', lastName: 'Zfamily' })
  files = {
    photoUrl: await addFile(person, await pngOf()),
    dnrDocumentUrl: await addFile(person, pdfOf('order')),
    planDocumentUrl: await addFile(person, pdfOf('plan')),
    insuranceCardPhotoUrl: await addFile(person, pdfOf('legacy card')),
    cardFrontPhotoUrl: await addFile(person, pdfOf('policy card')),
  }
  await keepRecord()
})

async function keepRecord() {
  const { profile, contacts, allergies, medications, conditions, plans, history, policies } =
    someone(files)
  const device = new TestDevice(person)
  const put = (collection: Collection, { id: _id, ...values }: object & { id: string }) =>
    device.put(
      collection,
      collection === 'profile' ? person.id : randomUUID(),
      values as Record<string, FieldValue>, // rows of a record consist of such values
    )
  if (!profile) throw new Error('no profile')
  const { outcomes } = await device.push(
    put('profile', profile),
    ...contacts.map(row => put('contacts', row)),
    ...allergies.map(row => put('allergies', row)),
    ...medications.map(row => put('medications', row)),
    ...conditions.map(row => put('conditions', row)),
    ...plans.map(row => put('plans', row)),
    ...history.map(row => put('history', row)),
    ...policies.map(row => put('policies', row)),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'applied'))
}

/** `healthcare` shows its form first. */
async function pageOf(cell: Cell, confirmedPublic = true): Promise<string> {
  const { token } = await addCode(person, { ...cell, confirmedPublic })
  const isAsked = cell.accessLevel === 'healthcare'
  const answer = isAsked
    ? await test.send('POST', `/e/${token}/unlock`, {
        body: 'role=paramedic&reason=emergency',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    : await test.send('GET', `/e/${token}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

it.each(CELLS)(
  'the page of a $type code at $accessLevel shows its fields, and no other',
  async cell => {
    const html = await pageOf(cell)
    const today = test.deps.now().toISOString().slice(0, 10)
    expect(doesShow(html, 'page', { files, today })).toEqual(shouldShow(cell, 'page'))
  },
)

const FILES = ['identity.photoUrl', 'dnr.documentUrl', 'plans.documentUrl'].map(field => [
  field,
  false,
])

it.each(CELLS_WITH_COPY.flatMap(cell => ['json', 'text'].map(format => ({ ...cell, format }))))(
  'as $format a $type code at $accessLevel shows what its page shows, without files',
  async ({ format, ...cell }) => {
    const { token } = await addCode(person, { ...cell, confirmedPublic: true })
    const answer = await test.send('GET', `/e/${token}?_format=${format}`)
    expect(answer.status).toBe(200)
    const found = { files, today: test.deps.now().toISOString().slice(0, 10) }
    expect(doesShow(await answer.text(), 'page', found)).toEqual({
      ...shouldShow(cell, 'page'),
      ...Object.fromEntries(FILES),
    })
  },
)

it('a healthcare code shows nothing before the form is sent', async () => {
  const { token } = await addCode(person, { type: 'complete', accessLevel: 'healthcare' })
  const html = await (await test.send('GET', `/e/${token}`)).text()
  const today = test.deps.now().toISOString().slice(0, 10)
  const shown = Object.entries(doesShow(html, 'page', { files, today }))
  expect(shown.filter(([, isShown]) => isShown)).toEqual([])
})

it('a public code shows medicines only after the owner has confirmed it', async () => {
  const html = await pageOf({ type: 'medications', accessLevel: 'public' }, false)
  expect(html).not.toContain('Zdrug')
})
