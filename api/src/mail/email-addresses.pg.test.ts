import { expect, it } from 'vitest'
import { database, test, useApp } from '../../test/use-app'

useApp()

it('a sealed address opens for no other account', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const [adas] = await database.superuser<{ sealed_email: Buffer }[]>`
    select sealed_email from users where id = ${ada.id}`
  await database.superuser`
    update users set sealed_email = ${adas?.sealed_email ?? null} where id = ${bob.id}`
  expect((await bob.send('GET', '/api/auth/user')).status).toBe(500)
})
