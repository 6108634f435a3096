import { randomUUID } from 'node:crypto'
import { FILE_MESSAGES } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../test/app'
import { TestDevice } from '../../../test/device'
import { addFile, pdfOf } from '../../../test/files'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const dnr = (url: string) => ({
  dnrStatus: 'DNR',
  dnrDocumentUrl: url,
  dnrDocumentName: 'order.pdf',
})

async function newDevice() {
  const person = await test.signUp()
  return { person, device: new TestDevice(person) }
}

describe('a mutation that names a file', () => {
  it('is accepted once the file is stored, and its owner reads both', async () => {
    const { person, device } = await newDevice()
    const url = await addFile(person, pdfOf('order'))
    const { outcomes } = await device.push(device.put('profile', person.id, dnr(url)))
    expect(outcomes).toEqual([{ id: 1, status: 'applied' }])
    await device.pull()
    const named = String(device.row('profile', person.id)?.record.fields.dnrDocumentUrl?.value)
    expect(await (await person.send('GET', named)).text()).toContain('order')
  })

  it.each<[string, (of: { bobs: string }) => string]>([
    ['another person’s', ({ bobs }) => bobs],
    ['one that was never sent', () => `/api/files/${randomUUID()}`],
    ['one on another site', () => 'https://example.org/order.pdf'],
    ['a script', () => 'javascript:alert(1)'],
  ])('is refused for %s, and the others are accepted', async (_, urlOf) => {
    const { person, device } = await newDevice()
    const url = urlOf({ bobs: await addFile(await test.signUp()) })
    const { outcomes } = await device.push(
      device.put('profile', person.id, { ...dnr(url), photoUrl: url }),
      device.put('policies', randomUUID(), { provider: 'Acme', cardFrontPhotoUrl: url }),
      device.put('policies', randomUUID(), { provider: 'Acme', cardFrontPhotoUrl: '' }),
    )
    const { file_unknown: message } = FILE_MESSAGES
    expect(outcomes).toEqual([
      {
        id: 1,
        status: 'rejected',
        code: 'file_unknown',
        fields: { dnrDocumentUrl: message, photoUrl: message },
      },
      {
        id: 2,
        status: 'rejected',
        code: 'file_unknown',
        fields: { cardFrontPhotoUrl: message },
      },
      { id: 3, status: 'applied' },
    ])
  })

  it('is refused over REST, too', async () => {
    const ada = await test.signUp()
    const json = dnr(`/api/files/${randomUUID()}`)
    const answer = await ada.send('POST', '/api/medical-profile', { json })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'file_unknown',
      fields: { dnrDocumentUrl: FILE_MESSAGES.file_unknown },
    })
    const mended = dnr(await addFile(ada))
    const again = await ada.send('POST', '/api/medical-profile', { json: mended })
    expect(again.status).toBe(201)
  })
})

async function unusedOf(person: TestPerson): Promise<string[]> {
  const rows = await database.superuser<{ id: string }[]>`
    select id from files where user_id = ${person.id} and unused_since is not null`
  return rows.map(({ id }) => `/api/files/${id}`)
}

describe('a file is in use', () => {
  it('from the first row that names it until the last one is gone', async () => {
    const { person, device } = await newDevice()
    const [order, photo] = [await addFile(person), await addFile(person, pdfOf('photo'))]
    expect((await unusedOf(person)).sort()).toEqual([order, photo].sort())

    const policy = randomUUID()
    await device.push(
      device.put('profile', person.id, dnr(order)),
      device.put('policies', policy, { provider: 'Acme', cardFrontPhotoUrl: photo }),
    )
    expect(await unusedOf(person)).toEqual([])

    await device.pull()
    await device.push(device.remove('policies', policy))
    expect(await unusedOf(person)).toEqual([photo])
    const none = { dnrStatus: 'None', dnrDocumentUrl: '', dnrDocumentName: '' }
    await device.push(device.put('profile', person.id, none))
    expect((await unusedOf(person)).sort()).toEqual([order, photo].sort())
  })

  it('while it is the other value of a conflict', async () => {
    const { person, device } = await newDevice()
    const other = new TestDevice(person)
    const [mine, theirs] = [await addFile(person), await addFile(person, pdfOf('theirs'))]
    await device.push(device.put('profile', person.id, { photoUrl: mine }, { at: 2 }))
    await other.push(other.put('profile', person.id, { photoUrl: theirs }, { at: 1 }))
    expect(await unusedOf(person)).toEqual([])
  })
})
