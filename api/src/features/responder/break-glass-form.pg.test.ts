import { type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ORIGIN } from '../../../test/app'
import { addInsured, FORM, FORM_TYPE } from '../../../test/responder'
import { test, useApp } from '../../../test/use-app'
import { type Listening, listen } from '../../listen'

useApp()
let server: Listening
let token: string
beforeAll(async () => {
  server = await listen(test.app, 0)
})
beforeEach(async () => {
  token = (await addInsured(test)).token
})
afterAll(async () => {
  await server.drain(1_000)
})

/** Sends exactly these headers, while fetch would add some. */
type Answer = { status: number | undefined; headers: IncomingHttpHeaders; html: string }
function send(method: string, path: string, headers: object = {}, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { 'X-Forwarded-For': '203.0.113.7', ...headers }
    const asked = request({ port: server.port, method, path, headers: all }, answer => {
      let html = ''
      answer.setEncoding('utf8')
      answer.on('data', chunk => {
        html += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, html }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
const passIn = ({ html }: Answer) => /name="pass" value="([^"]+)"/.exec(html)?.[1] ?? ''
const askedFor = async (code = token, headers = {}) =>
  passIn(await send('GET', `/e/${code}`, headers))
/** An old Safari sends these from a page with `no-referrer`. */
const OLD_SAFARI = { ...FORM_TYPE, Origin: 'null' }
const unlock = (pass: string, headers: object = OLD_SAFARI) =>
  send('POST', `/e/${token}/unlock`, headers, `${FORM}&pass=${encodeURIComponent(pass)}`)

it('opens in a browser that names neither its origin nor the fetch site', async () => {
  const pass = await askedFor()
  for (const headers of [OLD_SAFARI, FORM_TYPE]) {
    const { status, html } = await unlock(pass, headers)
    expect([status, html.includes('Ada Lovelace')]).toEqual([200, true])
  }
})

it("asks again if the pass is missing, changed, too old or another code's, and then opens", async () => {
  const other = (await addInsured(test)).token
  const good = await askedFor()
  const passes = [
    '',
    `${good}x`,
    good.replace(/^./, first => (first === 'z' ? 'y' : 'z')),
    await askedFor(other),
    await askedFor(token, { 'X-Forwarded-For': '198.51.100.99' }),
  ]
  for (const pass of passes) {
    const refused = await unlock(pass)
    expect([pass, refused.status]).toEqual([pass, 403])
    expect(refused.html).toContain('once more')
    expect(refused.html).toContain('href="tel:112"')
    expect(refused.html).not.toContain('Lovelace')
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect((await unlock(passIn(refused))).status).toBe(200)
  }
  const old = await askedFor()
  test.advance(15 * 60_000)
  expect((await unlock(old)).status).toBe(403)
})

it('is refused from another site, even with a pass', async () => {
  const pass = await askedFor()
  for (const headers of [
    { ...FORM_TYPE, Origin: 'https://elsewhere.example' },
    { ...OLD_SAFARI, 'Sec-Fetch-Site': 'cross-site' },
    { ...FORM_TYPE, Origin: ORIGIN, 'Sec-Fetch-Site': 'same-site' },
  ]) {
    const { status, html } = await unlock(pass, headers)
    expect(status).toBe(403)
    expect(html).toContain('sent from another page')
    expect(html).not.toContain('Lovelace')
  }
})

it('the page with the pass cannot be read or framed by another site', async () => {
  const { headers } = await send('GET', `/e/${token}`, { Origin: 'https://elsewhere.example' })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
})

it('a browser that names our origin needs no pass', async () => {
  for (const headers of [
    { ...FORM_TYPE, Origin: ORIGIN },
    { ...OLD_SAFARI, 'Sec-Fetch-Site': 'same-origin' },
  ]) {
    expect((await unlock('', headers)).status).toBe(200)
  }
})

it.each(['TRACE', 'PROPFIND'])('%s, which no page sends, is answered with a page', async method => {
  const { status, html } = await send(method, `/e/${token}`)
  expect([status, html.includes('href="tel:112"')]).toEqual([405, true])
})
