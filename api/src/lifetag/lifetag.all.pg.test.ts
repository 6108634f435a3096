import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '../../test/folder'
import { freePort } from '../../test/free-port'
import { DATA_KEYS_TEXT, lifetagFile, lifetagOf, runLifetag } from '../../test/lifetag'
import { startServer } from '../../test/server-process'
import { database, test, useApp } from '../../test/use-app'
import { packageRoot } from '../core/package-root'

useApp()

const run = (args: string[], more: Record<string, string> = {}) => lifetagOf(database)(args, more)
const said = (text: string | RegExp) => ({
  code: 0,
  stderr: '',
  stdout: typeof text === 'string' ? text : expect.stringMatching(text),
})
const failed = (code: number, text: string | RegExp) => ({
  code,
  stdout: '',
  stderr: typeof text === 'string' ? text : expect.stringMatching(text),
})

it('user grant-admin, grant-owner and revoke-role set the role of an account', async () => {
  const { email, send } = await test.signUp()
  const status = async () => (await send('GET', '/api/admin/users')).status
  expect(await run(['user', 'grant-admin', email])).toEqual(said(`${email} is now admin.`))
  expect(await status()).toBe(200)
  expect(await run(['user', 'grant-owner', email])).toEqual(said(`${email} is now owner.`))
  expect(await run(['user', 'revoke-role', email])).toEqual(said(`${email} has no role any more.`))
  expect(await run(['user', 'grant-admin', 'nobody@example.org'])).toEqual(
    failed(1, 'No account has the address nobody@example.org'),
  )
})

it('sessions end signs out one person or everyone', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const statuses = async () => [
    (await ada.send('GET', '/api/auth/user')).status,
    (await bob.send('GET', '/api/auth/user')).status,
  ]
  expect(await run(['sessions', 'end', ada.email.toUpperCase()])).toEqual(
    said(/^1 session ended\. /),
  )
  expect(await statuses()).toEqual([401, 200])
  expect(await run(['sessions', 'end', 'everyone'])).toEqual(said(/sessions ended/))
  expect(await statuses()).toEqual([401, 401])
})

it('user new-owner-token prints a token, and new-epoch an epoch', async () => {
  expect(await run(['user', 'new-owner-token'])).toEqual(
    said(/^Owner token, shown only this once: [\w-]{43}$/),
  )
  expect(await run(['new-epoch'])).toEqual(said(/^The epoch is now [0-9a-f-]{36}\.$/))
})

it('--json reports an error as JSON, too', async () => {
  const ended = await run(['sessions', 'end', 'nobody@example.org', '--json'])
  expect(ended).toEqual({ ...ended, code: 1, stderr: '' })
  expect(JSON.parse(ended.stdout)).toEqual({
    error: 'No account has the address nobody@example.org',
  })
})

it('keys rewrap wraps every key with the first of DATA_KEYS', async () => {
  const newKey = `v2:${Buffer.alloc(32, 9).toString('base64')}`
  const { stdout } = await run(['keys', 'rewrap', '--json'], {
    DATA_KEYS: `${newKey},${DATA_KEYS_TEXT}`,
  })
  expect(JSON.parse(stdout)).toEqual({ rewrapped: expect.any(Number), kept: 0 })
})

it.each(['seed', 'reconcile'])('payments %s names the keys it needs', async command => {
  expect(await run(['payments', command])).toEqual(failed(1, /^Set STRIPE_SECRET_KEY/))
  expect(await run(['payments', command], { STRIPE_SECRET_KEY: 'nonsense' })).toEqual(
    failed(1, /^STRIPE_[A-Z_]+ /),
  )
})

it('a call that is wrong is refused with exit code 2', async () => {
  expect(await run(['nonsense'])).toEqual(
    failed(2, 'There is no command "nonsense". See: lifetag help'),
  )
})

it('a database that cannot be reached is an error without a stack', async () => {
  const url = 'postgres://a:b@127.0.0.1:9/lifetag'
  expect(await run(['new-epoch'], { DATABASE_URL: url, DATABASE_ADMIN_URL: url })).toEqual(
    failed(1, 'The database cannot be reached: ECONNREFUSED'),
  )
})

it('doctor finds what is not well, and exits with 1', async () => {
  const { code, stdout } = await run(['doctor', '--json'], { PORT: String(await freePort()) })
  const { findings } = JSON.parse(stdout)
  expect(code).toBe(1)
  expect(findings).toEqual(
    expect.arrayContaining([
      { name: 'Database', isWell: true, text: expect.stringMatching(/^Postgres \d+.* answers\.$/) },
      { name: 'Backups', isWell: false, text: expect.stringContaining('BACKUP_TO') },
      { name: 'Reachable', isWell: false, text: expect.stringContaining('ECONNREFUSED') },
    ]),
  )
})

it('help describes each command in one line, and --help its options', async () => {
  const { stdout, code } = await runLifetag(['help'])
  expect(code).toBe(0)
  expect(await runLifetag([])).toMatchObject({ code, stdout })
  expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(120)
  expect(await runLifetag(['keys', 'rewrap', '--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^lifetag keys rewrap\n[\s\S]*--json/),
  })
})

it('ends without a message if the reader of its output has closed the pipe', async () => {
  const child = spawn(process.execPath, [lifetagFile(), 'help'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', part => {
    stderr += part
  })
  const [code] = await once(child, 'close')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

it('works while a running server has the embedded database', async () => {
  const folder = await makeTestFolder()
  await startServer(folder)
  const ended = await runLifetag(['sessions', 'end', 'everyone'], { DATA_DIR: folder })
  expect(ended).toEqual(said(/^0 sessions ended/))
})

it('the documents name only commands that exist', async () => {
  const { stdout: help } = await runLifetag(['help'])
  const texts = await Promise.all(
    ['README.md', 'ops/README.md', 'ops/compose.yaml', 'ops/lifetag.service', '../README.md'].map(
      name => readFile(join(packageRoot, name), 'utf8'),
    ),
  )
  const named = [...texts.join('\n').matchAll(/\blifetag (?:-- )?([a-z][a-z-]+(?: [a-z-]+)?)/g)]
    .map(([, words = '']) => words)
    .filter(words => !words.startsWith('help'))
  expect(named.length).toBeGreaterThan(10)
  const isKnown = (words: string) =>
    [words, words.split(' ')[0]].some(name => help.includes(`\n  ${name} `))
  expect(named.filter(words => !isKnown(words))).toEqual([])
})
