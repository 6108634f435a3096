/**
 * Third-party software opens our links over HTTP without any knowledge of us, and our code opens its links.
 */
import { randomBytes } from 'node:crypto'
import {
  encryptSHLFile,
  SHL,
  SHLExpiredError,
  SHLInvalidPasscodeError,
  SHLManifestNotFoundError,
  SHLManifestRateLimitError,
  SHLViewer,
} from 'kill-the-clipboard'
import type { ShareAnswer } from 'sync-protocol/rest'
import {
  FHIR_JSON,
  makeShlink,
  OUR_FLAGS,
  openFile,
  parseShlink,
  sealFile,
} from 'sync-protocol/shl'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../src/listen'
import { createTestApp, type TestApp, type TestPerson } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { freePort } from '../../test/free-port'
import { makeLink } from '../../test/shares'

const HOUR_MS = 60 * 60_000
const NAME = 'Ada Żółkiewska-Ōta'
const recipient = 'Klinik Ä'

let database: TestDatabase
let test: TestApp
let server: Listening
let ada: TestPerson
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  const port = await freePort()
  const publicOrigin = `http://localhost:${port}`
  const config = { publicOrigin, isProduction: false, proxyHops: 0 }
  test = await createTestApp(database, { config })
  server = await listen(test.app, port)
  ada = await test.signUp()
  await ada.send('POST', '/api/medical-profile', { json: { fullName: NAME } })
  return () => server.drain(0)
})
afterAll(() => database.drop())

const linkOf = ({ link }: ShareAnswer) => link ?? ''
const open = (link: string, options: object = {}) =>
  new SHLViewer({ shlinkURI: link }).resolveSHL({ recipient, ...options })
async function openedName(link: string, options?: object): Promise<boolean> {
  const { fhirResources } = await open(link, options)
  expect(fhirResources.map(({ resourceType }) => resourceType)).toEqual(['Bundle'])
  return JSON.stringify(fhirResources).includes(NAME)
}

describe('a live link', () => {
  it('L: opens with its file in the manifest', async () => {
    const share = await makeLink(ada, { label: 'Für Ada' })
    expect(SHL.parse(linkOf(share))).toMatchObject({ flag: 'L', label: 'Für Ada' })
    expect(await openedName(linkOf(share))).toBe(true)
  })

  it('L: opens with its file outside the manifest', async () => {
    const share = await makeLink(ada)
    const { manifest } = await open(linkOf(share), { embeddedLengthMax: 100 })
    expect(manifest?.files).toMatchObject([{ location: expect.stringContaining('/files/') }])
    expect(await openedName(linkOf(share), { embeddedLengthMax: 100 })).toBe(true)
  })

  it('LP: opens only with its passcode (401)', async () => {
    const share = await makeLink(ada, { passcode: 'walnut ferry' })
    const link = linkOf(share)
    expect(SHL.parse(link).flag).toBe('LP')
    expect(await openedName(link, { passcode: 'walnut ferry' })).toBe(true)
    for (let n = 0; n < 10; n++) {
      await expect(open(link, { passcode: 'ferry' })).rejects.toThrow(SHLInvalidPasscodeError)
    }
    // Locked for good (404).
    const right = open(link, { passcode: 'walnut ferry' })
    await expect(right).rejects.toThrow(SHLManifestNotFoundError)
  })

  it('is not found after it was ended (404)', async () => {
    const share = await makeLink(ada)
    await ada.send('DELETE', `/api/shares/${share.id}`)
    await expect(open(linkOf(share))).rejects.toThrow(SHLManifestNotFoundError)
  })

  it('is neither requested nor found after it has expired', async () => {
    const share = await makeLink(ada, { expiresIn: '1hour' })
    expect(SHL.parse(linkOf(share)).exp).toBe(Math.floor(Date.parse(share.endsAt ?? '') / 1000))
    test.advance(HOUR_MS)
    await expect(open(linkOf(share))).rejects.toThrow(SHLManifestNotFoundError)
    const key = randomBytes(32).toString('base64url')
    const past = { url: share.url, key, expiresAtMs: Date.now() - HOUR_MS, flags: 'L' } as const
    await expect(open(makeShlink(past))).rejects.toThrow(SHLExpiredError)
  })

  it('says that it was requested too often (429)', async () => {
    const share = await makeLink(ada)
    for (let n = 0; n < 30; n++) await open(linkOf(share))
    await expect(open(linkOf(share))).rejects.toThrow(SHLManifestRateLimitError)
  })
})

describe.each([
  ['deflated', true],
  ['as it is', false],
])('a sealed file, %s', (_, deflate) => {
  it('U: opens with the key that only the link contains', async () => {
    const key = randomBytes(32).toString('base64url')
    const file = {
      content: JSON.stringify({ resourceType: 'Bundle', type: 'document', id: NAME }),
      contentType: FHIR_JSON,
    }
    const content = await sealFile(file, key, globalThis, { deflate })
    const { url, id } = await makeLink(ada, { kind: 'sealed', content })
    const link = makeShlink({ url, key, flags: 'U' })
    expect(await openedName(link)).toBe(true)
    await ada.send('DELETE', `/api/shares/${id}`)
    await expect(open(link)).rejects.toThrow(/404|not found/i)
  })

  it('from kill-the-clipboard is opened by our code', async () => {
    const key = randomBytes(32).toString('base64url')
    const file = { content: `{"id":"${NAME}"}`, contentType: FHIR_JSON }
    const jwe = await encryptSHLFile({ ...file, key, enableCompression: deflate })
    expect(await openFile(jwe, key, globalThis)).toEqual({ ok: true, ...file })
  })
})

describe('links', () => {
  const url = `https://lifetag.example/l/${randomBytes(32).toString('base64url')}`
  const key = randomBytes(32).toString('base64url')

  it.each(OUR_FLAGS)(
    'of ours with the flags %j are read by kill-the-clipboard, with and without a viewer',
    flags => {
      const payload = { url, key, flags, label: 'Résumé', expiresAtMs: Date.UTC(2040, 0) }
      for (const viewer of [undefined, 'https://lifetag.example/view']) {
        const read = SHL.parse(makeShlink(payload, viewer))
        expect(read).toMatchObject({ url, key, label: 'Résumé', exp: Date.UTC(2040, 0) / 1000 })
        expect(read.flag ?? '').toBe(flags)
      }
    },
  )

  it.each(OUR_FLAGS)('from kill-the-clipboard with the flags %j are read by our code', flags => {
    const theirs = SHL.generate({
      baseManifestURL: 'https://shl.example/m',
      label: 'Résumé',
      expirationDate: new Date(Date.UTC(2040, 0)),
      ...(flags && { flag: flags }),
    })
    expect(parseShlink(theirs.toURI())).toMatchObject({
      ok: true,
      link: { url: theirs.url, key: theirs.key, isDirect: flags.includes('U') },
    })
  })
})
