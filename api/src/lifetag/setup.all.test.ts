import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { makeTestFolder } from '../../test/folder'
import { runLifetag } from '../../test/lifetag'
import { readEnv } from '../core/env'
import { packageRoot } from '../core/package-root'

const opsFile = (name: string) => readFile(join(packageRoot, 'ops', name), 'utf8')

it('setup makes settings that a server in production accepts, and makes them once', async () => {
  const folder = await makeTestFolder()
  const setup = () => runLifetag(['setup', folder, '--json'])
  expect(await setup()).toMatchObject({ code: 0, stdout: '{"isMade":true}' })
  const text = await readFile(join(folder, 'lifetag.env'), 'utf8')
  const made = readEnv({
    ...parseEnv(text),
    ...{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://tag.example', MAIL: 'files' },
  })
  const password = await readFile(join(folder, 'postgres/lifetag_owner'), 'utf8')
  expect(made.database?.ownerUrl).toBe(`postgres://lifetag_owner:${password}@database/lifetag`)
  expect(made.push).not.toBeNull()
  expect((await stat(join(folder, 'lifetag.env'))).mode & 0o777).toBe(0o600)
  expect((await readdir(join(folder, 'postgres'))).sort()).toEqual([
    'administrator',
    'lifetag_owner',
  ])

  expect(await setup()).toMatchObject({ code: 0, stdout: '{"isMade":false}' })
  expect(await readFile(join(folder, 'lifetag.env'), 'utf8')).toBe(text)
})

it('setup on a new machine takes the DATA_KEYS of the old one, and refuses ones that are cut', async () => {
  const folder = await makeTestFolder()
  const keys = `v2:${Buffer.alloc(32, 2).toString('base64')},v1:${Buffer.alloc(32, 1).toString('base64')}`
  const cut = await runLifetag(['setup', folder], { DATA_KEYS: keys.slice(0, -9) })
  expect(cut).toMatchObject({ code: 1, stderr: expect.stringContaining('DATA_KEYS must read') })
  expect(await readdir(folder)).toEqual([])
  expect(await runLifetag(['setup', folder], { DATA_KEYS: keys })).toMatchObject({ code: 0 })
  const made = parseEnv(await readFile(join(folder, 'lifetag.env'), 'utf8'))
  expect(made.DATA_KEYS).toBe(keys)
})

it('compose.yaml asks only for DOMAIN and EMAIL', async () => {
  const asked = [...(await opsFile('compose.yaml')).matchAll(/\$\{(\w+):\?\}/g)].map(
    ([, name]) => name,
  )
  expect(new Set(asked)).toEqual(new Set(['DOMAIN', 'EMAIL']))
  const used = [...(await opsFile('Caddyfile')).matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(['DOMAIN', 'EMAIL', 'SERVERS']))
})

it('tls --local explains how phones trust the server', async () => {
  const { code, stdout } = await runLifetag(['tls', '--local'])
  expect(code).toBe(0)
  expect(stdout).toContain('docker compose cp caddy:/data/caddy/pki/authorities/local/root.crt .')
  expect((await runLifetag(['tls'])).code).toBe(2)
})
