import { expect, it } from 'vitest'
import { addCode } from '../../../test/codes'
import { addFile, pdfOf } from '../../../test/files'
import { pngOf } from '../../../test/pictures'
import { test, useApp } from '../../../test/use-app'

useApp()

let addresses = 0
const visit = (path: string, cookie?: string) =>
  test.send('GET', path, {
    headers: { 'X-Forwarded-For': `198.51.101.${++addresses}` },
    ...(cookie && { cookie }),
  })
const idOf = (url: string) => url.slice('/api/files/'.length)

async function newPatient() {
  const ada = await test.signUp({ firstName: 'Ada' })
  const files = {
    photoUrl: await addFile(ada, await pngOf()),
    dnrDocumentUrl: await addFile(ada, pdfOf('order')),
    insuranceCardPhotoUrl: await addFile(ada, pdfOf('card')),
  }
  const json = { dnrStatus: 'DNR', insurance: 'Acme', ...files }
  const answer = await ada.send('POST', '/api/medical-profile', { json })
  if (!answer.ok) throw new Error(await answer.text())
  return { ada, ...files }
}

it('an emergency page links to the photo and the order, which open for everyone with the link', async () => {
  const { ada, photoUrl, dnrDocumentUrl } = await newPatient()
  const { token } = await addCode(ada, { type: 'emergency', accessLevel: 'emergency' })
  const html = await (await visit(`/e/${token}`)).text()
  const [photo, order] = [photoUrl, dnrDocumentUrl].map(url => `/e/${token}/files/${idOf(url)}`)
  expect(html).toContain(`<img src="${photo}"`)
  expect(html).toContain(`<a href="${order}"`)
  expect(html).not.toContain('/api/files/')

  expect((await visit(String(photo))).headers.get('Content-Type')).toBe('image/png')
  const opened = await visit(String(order))
  expect(await opened.text()).toContain('order')
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="document.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  })
})

it('files that the code does not disclose are not found', async () => {
  const { ada, photoUrl, insuranceCardPhotoUrl } = await newPatient()
  const [emergency, allergies] = [
    await addCode(ada, { type: 'emergency', accessLevel: 'emergency' }),
    await addCode(ada, { type: 'allergies', accessLevel: 'public' }),
  ]
  const bob = await newPatient()
  for (const path of [
    `/e/${emergency.token}/files/${idOf(insuranceCardPhotoUrl)}`,
    `/e/${emergency.token}/files/${idOf(bob.photoUrl)}`,
    `/e/${emergency.token}/files/nonsense`,
    `/e/${emergency.token}/files/`,
    `/e/${allergies.token}/files/${idOf(photoUrl)}`,
    `/e/${'0'.repeat(26)}/files/${idOf(photoUrl)}`,
  ]) {
    expect([path, (await visit(path)).status]).toEqual([path, 404])
  }
})

it('a healthcare code asks first, and its view opens the files that it discloses', async () => {
  const { ada, insuranceCardPhotoUrl } = await newPatient()
  const { token } = await addCode(ada, { type: 'complete', accessLevel: 'healthcare' })
  const card = `/e/${token}/files/${idOf(insuranceCardPhotoUrl)}`
  expect((await visit(card)).headers.get('Content-Type')).toContain('text/html')
  const unlocked = await test.send('POST', `/e/${token}/unlock`, {
    headers: {
      'X-Forwarded-For': '198.51.101.250',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'role=paramedic&reason=emergency',
  })
  expect(await unlocked.text()).toContain(`href="${card}"`)
  const pass = unlocked.headers.get('Set-Cookie')?.split(';')[0]
  expect((await visit(card, pass)).headers.get('Content-Type')).toBe('application/pdf')
})
