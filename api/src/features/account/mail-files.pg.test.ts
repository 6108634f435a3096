import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContact } from '../../../test/alerts'
import { createTestApp, type TestApp } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { addProfile, inviteBy, letIn } from '../../../test/family'
import { makeTestFolder } from '../../../test/folder'
import type { Mail } from '../../adapters/mail/mail'
import { openMail } from '../../adapters/mail/open-mail'
import { readEnv } from '../../core/env'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** `subjects` reads the subjects of the files that contain a text. */
async function openAppWithMailFiles() {
  const folder = await makeTestFolder()
  const outside = { now: () => new Date(), newId: randomUUID }
  const files = openMail(readEnv({ DATA_DIR: folder }), outside)
  const emails: TestApp['emails'] = []
  const written: Promise<void>[] = []
  const mail: Mail = {
    ...files,
    send(message) {
      emails.push(message)
      const isWritten = files.send(message)
      written.push(isWritten)
      return isWritten
    },
  }
  const test: TestApp = { ...(await createTestApp(database, { mail })), emails }
  const subjects = async (text: string) => {
    await Promise.all(written)
    const names = await readdir(join(folder, 'mail'))
    const all = await Promise.all(names.map(name => readFile(join(folder, 'mail', name), 'utf8')))
    const found = all.filter(each => each.includes(text))
    return found.map(each => /^Subject: (.*)$/m.exec(each)?.[1])
  }
  return { test, subjects }
}

it('deleting an account deletes every e-mail file about it, and no other', async () => {
  const { test, subjects } = await openAppWithMailFiles()
  const [ada, ben] = [await test.signUp({ firstName: 'Ada' }), await test.signUp()]
  await letIn(test, ada, ada.id, { person: ben, role: 'guardian' })
  await inviteBy(ada, ada.id, { email: 'cleo@example.org' })
  await ada.send('PUT', '/api/auth/email', { json: { newEmail: 'new@example.org' } })
  await addContact(test, ada, 'dan@example.org')
  const { token } = await addCode(ada)
  await test.send('GET', `/e/${token}`)
  await test.alertsSent()
  const counts = async () => {
    const texts = [ada.email, 'cleo@example.org', 'new@example.org', 'dan@example.org', 'card was']
    return Promise.all(texts.map(async text => (await subjects(text)).length > 0))
  }
  expect(await counts()).toEqual([true, true, true, true, true])
  const ofBen = await subjects(ben.email)
  expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
  // The confirmation is written after the deletion, and deleted when it is old.
  expect(await subjects(ada.email)).toEqual(['Your LifeTag account was deleted'])
  expect(await counts()).toEqual([true, false, false, false, false])
  expect(ofBen.length).toBeGreaterThan((await subjects(ben.email)).length)
  expect(await subjects(ben.email)).not.toEqual([])
})

it('deleting a profile deletes the e-mail files about it', async () => {
  const { test, subjects } = await openAppWithMailFiles()
  const ada = await test.signUp()
  const { id } = await addProfile(ada, { firstName: 'Leo' })
  await inviteBy(ada, id, { email: 'eve@example.org' })
  expect(await subjects('eve@example.org')).toHaveLength(1)
  expect((await ada.send('DELETE', `/api/profiles/${id}`)).status).toBe(204)
  expect(await subjects('eve@example.org')).toEqual([])
  expect(await subjects(ada.email)).not.toEqual([])
})
