import { expect, it } from 'vitest'
import { addCode } from '../../../test/codes'
import { newToken } from '../../../test/records'
import { test, useApp } from '../../../test/use-app'

useApp()

async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await test.send('GET', path, { headers })
  return { answer, status: answer.status, html: await answer.text() }
}

it.each([
  ['en', 'This code is not known here', 'Read the words on the card', 'This code was withdrawn'],
  ['fr', 'Ce code n’est pas connu ici', 'Lisez ce qui est imprimé', 'Ce code a été retiré'],
  ['ar', 'هذا الرمز غير معروف هنا', 'اقرأ ما كُتب على البطاقة', 'سُحب هذا الرمز'],
])('says in %s what to do without a script, for both', async (lang, unknown, read, withdrawn) => {
  const { id, token, device } = await addCode(await test.signUp({ firstName: 'Íris' }))
  await device.push(device.remove('qr-codes', id))
  const headers = { 'Accept-Language': lang }
  const [never, gone] = await Promise.all(
    [newToken(), token].map(each => visit(`/e/${each}`, headers)),
  )
  expect([never?.status, gone?.status]).toEqual([404, 404])
  for (const words of [unknown, read, 'href="tel:']) expect(never?.html).toContain(words)
  for (const words of [withdrawn, 'href="tel:']) expect(gone?.html).toContain(words)
  for (const each of [newToken(), token]) {
    const head = await test.send('HEAD', `/e/${each}`, { headers })
    expect([head.status, await head.text()]).toEqual([404, ''])
  }
})

it('the page of an unknown code may make no connection and stores no address', async () => {
  const { answer } = await visit(`/e/${newToken()}`)
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toContain('connect-src')
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
})
