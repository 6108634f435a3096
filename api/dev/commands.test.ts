import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import { DATA_KEYS } from '../test/app'
import { database, test, useApp } from '../test/use-app'

const ROOT = join(import.meta.dirname, '../..')
const KEYS = DATA_KEYS.map(
  ({ version, key }) => `${version}:${key.export().toString('base64')}`,
).join()

useApp()

/** The server of this command has only the built files: no TypeScript and no tools. */
async function run(command: string, args: string[] = [], env: Record<string, string> = {}) {
  const ended = await promisify(execFile)(
    process.execPath,
    [join(inject('built'), `${command}.js`), ...args],
    {
      env: { PATH: process.env.PATH, ...database.environment, DATA_KEYS: KEYS, ...env },
    },
  ).catch((error: { code: number; stderr: string }) => error)
  return 'code' in ended ? `${ended.code}: ${ended.stderr.trim()}` : ended.stdout.trim()
}

it('grant-role gives a role to the account with the address', async () => {
  const ada = await test.signUp()
  expect(await run('grant-role', [ada.email, 'admin'])).toBe(`${ada.email} is now admin.`)
  expect((await ada.send('GET', '/api/admin/users')).status).toBe(200)
  expect(await run('grant-role', ['nobody@example.org', 'admin'])).toBe(
    '1: No account has the address nobody@example.org',
  )
})

it('end-sessions signs out one person or everyone', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const statuses = async () => [
    (await ada.send('GET', '/api/auth/user')).status,
    (await bob.send('GET', '/api/auth/user')).status,
  ]
  expect(await run('end-sessions', [ada.email.toUpperCase()])).toMatch(/^1 sessions ended/)
  expect(await statuses()).toEqual([401, 200])
  expect(await run('end-sessions', ['everyone'])).toMatch(/sessions ended/)
  expect(await statuses()).toEqual([401, 401])
})

it('new-owner-token prints a token, and new-epoch an epoch', async () => {
  expect(await run('new-owner-token')).toMatch(/^Owner token, shown only this once: [\w-]{43}$/)
  expect(await run('new-epoch')).toMatch(/^The epoch is now [0-9a-f-]{36}\.$/)
})

it('rewrap-keys wraps every key with the first of DATA_KEYS', async () => {
  const newKey = `v2:${Buffer.alloc(32, 9).toString('base64')}`
  const said = await run('rewrap-keys', [], { DATA_KEYS: `${newKey},${KEYS}` })
  expect(said).toMatch(/^\d+ keys wrapped anew, 0 were/)
})

it.each(['seed-payments', 'reconcile-payments'])('%s names the keys it needs', async command => {
  expect(await run(command)).toMatch(/^1: Set (STRIPE_SECRET_KEY|the STRIPE_ keys).*$/)
  expect(await run(command, [], { STRIPE_SECRET_KEY: 'nonsense' })).toMatch(/^1: STRIPE_[A-Z_]+ .*/)
})

it('every command that the runbook, the image and the service run is built', async () => {
  const { default: makeConfig } = await import('../../vite.config')
  const config = await makeConfig({ command: 'build', mode: 'production', isSsrBuild: true })
  const input = Object(config.build?.rollupOptions?.input)
  const texts = await Promise.all(
    ['README.md', 'Dockerfile', 'compose.yaml', 'lifetag.service'].map(name =>
      readFile(join(ROOT, 'api/ops', name), 'utf8'),
    ),
  )
  const named = [...texts.join('\n').matchAll(/api\/dist\/([\w-]+)\.js/g)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(['server', 'new-epoch']))
  expect(named.filter(name => !Object.hasOwn(input, name ?? ''))).toEqual([])
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'api/package.json'), 'utf8'))
  const commands = Object.values<string>(scripts)
    .map(script => /dev\/([\w-]+)\.ts/.exec(script)?.[1])
    .filter(name => name !== undefined)
  expect(commands.filter(name => !Object.hasOwn(input, name))).toEqual([])
  expect(commands.filter(name => !named.includes(name))).toEqual([])
})
