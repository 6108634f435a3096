import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BrotliOptions,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { makeTestFolder } from '../../test/folder'
import { openStatics, serveStatics } from './statics'

const SHELL = `<!doctype html><title>LifeTag</title>${'<p>same</p>'.repeat(100)}`
const SCRIPT = `console.log("${'x'.repeat(5_000)}")`
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47])

const PRELOADS = {
  '/shop': ['assets/shop-1a2b3c.js', 'assets/ui-1a2b3c.js'],
  '/print/:codeId': ['assets/print-1a2b3c.js'],
  '/dashboard': ['assets/overview-1a2b3c.js'],
  '/dashboard?tab=profile': ['assets/online/profile-1a2b3c.js'],
}

async function serve() {
  const folder = await makeTestFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), SHELL)
  await writeFile(join(folder, 'sw.js'), SCRIPT)
  await writeFile(join(folder, 'assets/main-1a2b3c.js'), SCRIPT)
  await writeFile(join(folder, 'icon.png'), PICTURE)
  await writeFile(join(folder, '..secret'), 'secret')
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(PRELOADS))
  const statics = await openStatics(folder)
  if (!statics) throw new Error('No shell')
  const app = new Hono().use(serveStatics(statics, false)).all('*', c => c.text('passed on', 418))
  return (path: string, headers = {}, method = 'GET') => app.request(path, { headers, method })
}

it('a hashed asset may be cached for ever', async () => {
  const answer = await (await serve())('/assets/main-1a2b3c.js')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(await answer.text()).toBe(SCRIPT)
})

it.each(['/', '/index.html', '/sw.js', '/icon.png', '/dashboard'])(
  '%s is revalidated on each use',
  async path => {
    const answer = await (await serve())(path)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
  },
)

it.each([
  ['/dashboard', 200],
  ['/print/01890000-0000-7000-8000-000000000001', 200],
  ['/nowhere', 404],
  ['/dashboard/nowhere', 404],
  ['/assets/gone-1a2b3c.js', 404],
  ['/..%2f..%2fetc/passwd', 404],
  ['/%E0%A4%A', 404],
])('%s answers the shell with %d', async (path, status) => {
  const answer = await (await serve())(path)
  expect([answer.status, await answer.text()]).toEqual([status, SHELL])
})

it.each(['/api/nowhere', '/api', '/e/TOKEN'])('%s is passed on to the next handler', async path => {
  expect((await (await serve())(path)).status).toBe(418)
})

it('compresses text, not pictures, the way the browser asks', async () => {
  const get = await serve()
  const coded = async (path: string, accepted: string) => {
    const answer = await get(path, { 'Accept-Encoding': accepted })
    const body = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Length')).toBe(String(body.length))
    return { coding: answer.headers.get('Content-Encoding'), body }
  }
  const brotli = await coded('/sw.js', 'gzip, deflate, br')
  expect([brotli.coding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', SCRIPT])
  const gzip = await coded('/sw.js', 'gzip;q=0.5, br;q=0')
  expect([gzip.coding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', SCRIPT])
  expect(await coded('/sw.js', '')).toEqual({ coding: null, body: Buffer.from(SCRIPT) })
  expect(await coded('/icon.png', 'br')).toEqual({ coding: null, body: PICTURE })
})

/** Packed differently from what the server would do, so that a test recognizes the build's file. */
const asBuilt: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

async function servePacked(files: Record<string, string | Buffer>) {
  const folder = await makeTestFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), SHELL)
  await writeFile(join(folder, 'assets/main-1a2b3c.js'), SCRIPT)
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const statics = await openStatics(folder)
  if (!statics) throw new Error('No shell')
  const app = new Hono().use(serveStatics(statics, false))
  return async (path: string, accepted: string, method = 'GET') => {
    const answer = await app.request(path, { method, headers: { 'Accept-Encoding': accepted } })
    const body = Buffer.from(await answer.arrayBuffer())
    const { headers, status } = answer
    return { status, headers: Object.fromEntries(headers), body }
  }
}

it('sends the build’s packed file unchanged, and only in that coding', async () => {
  const br = brotliCompressSync(SCRIPT, asBuilt)
  const gz = gzipSync(SCRIPT, { level: 1 })
  const get = await servePacked({ 'assets/main-1a2b3c.js.br': br, 'assets/main-1a2b3c.js.gz': gz })
  const asBrotli = await get('/assets/main-1a2b3c.js', 'gzip, br')
  expect(asBrotli.body).toEqual(br)
  expect(asBrotli.headers).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(br.length),
    'content-type': 'text/javascript; charset=utf-8',
    etag: expect.stringMatching(/^"[\w-]{22}-br"$/),
    vary: 'Accept-Encoding',
  })
  expect((await get('/assets/main-1a2b3c.js', 'gzip')).body).toEqual(gz)
  expect((await get('/assets/main-1a2b3c.js', '')).body.toString()).toBe(SCRIPT)
  const head = await get('/assets/main-1a2b3c.js', 'br', 'HEAD')
  expect([head.headers, head.body.length]).toEqual([asBrotli.headers, 0])
})

it('a packed file has no address of its own, with or without its original', async () => {
  const br = brotliCompressSync(SCRIPT)
  const get = await servePacked({ 'assets/main-1a2b3c.js.br': br, 'gone.js.gz': gzipSync(SCRIPT) })
  for (const path of ['/assets/main-1a2b3c.js.br', '/gone.js.gz', '/gone.js']) {
    const { status, body } = await get(path, '')
    expect([status, body.toString()], path).toEqual([404, SHELL])
  }
})

it.each([
  ['of another build', brotliCompressSync('an older build')],
  ['that was cut short', brotliCompressSync(SCRIPT).subarray(0, -4)],
  ['that is empty', Buffer.alloc(0)],
])('a packed file %s is not sent', async (_, packed) => {
  const get = await servePacked({ 'assets/main-1a2b3c.js.br': packed })
  const { body } = await get('/assets/main-1a2b3c.js', 'br')
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
})

it('answers 304 if the client has the file in the same coding', async () => {
  const get = await serve()
  const etag = (await get('/sw.js', { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? ''
  const again = await get('/sw.js', { 'Accept-Encoding': 'br', 'If-None-Match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get('/sw.js', { 'If-None-Match': etag })).status).toBe(200)
})

it('answers HEAD without a body', async () => {
  const answer = await (await serve())('/', {}, 'HEAD')
  expect([answer.status, answer.headers.get('Content-Length'), await answer.text()]).toEqual([
    200,
    String(SHELL.length),
    '',
  ])
})

it('there are no statics before the app is built', async () => {
  expect(await openStatics(join(await makeTestFolder(), 'dist'))).toBeNull()
})

it.each([
  [
    '/shop?from=mail',
    '</assets/shop-1a2b3c.js>; rel=modulepreload, </assets/ui-1a2b3c.js>; rel=modulepreload',
  ],
  ['/print/01890000', '</assets/print-1a2b3c.js>; rel=modulepreload'],
  ['/dashboard', '</assets/overview-1a2b3c.js>; rel=modulepreload'],
  ['/dashboard?tab=profile', '</assets/online/profile-1a2b3c.js>; rel=modulepreload'],
  ['/team', null],
  ['/nowhere', null],
  ['/sw.js', null],
  ['/index.html', null],
])('%s preloads the scripts of its screen', async (path, link) => {
  expect((await (await serve())(path)).headers.get('Link')).toBe(link)
})

it('a page preloads the user if there is a session, and no other file does', async () => {
  const get = await serve()
  const linkOf = async (path: string, sid = 'sid=01a2') =>
    (await get(path, { Cookie: sid })).headers.get('Link')
  expect(await linkOf('/team')).toBe('</api/auth/user>; rel=preload; as=fetch; crossorigin')
  expect(await linkOf('/dashboard')).toMatch(/modulepreload, <\/api\/auth\/user>/)
  expect([
    await linkOf('/nowhere'),
    await linkOf('/sw.js'),
    await linkOf('/team', 'other=1'),
  ]).toEqual([null, null, null])
})

it('the server does not start with a list of scripts that contains another address', async () => {
  const folder = await makeTestFolder()
  await writeFile(join(folder, 'index.html'), SHELL)
  await writeFile(join(folder, 'preloads.json'), '{"/shop":["https://elsewhere.example/x.js"]}')
  await expect(openStatics(folder)).rejects.toThrow()
})
