import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../core/env'
import { checkMachine, readMachine } from './check-machine'
import { checkReachable } from './check-origin'
import { checkSettings } from './check-settings'

const GB = 1024 ** 3
const RECIPIENT = `age1${'q'.repeat(58)}`
const HOME = { BACKUP_TO: '/backups', BACKUP_RECIPIENT: RECIPIENT }

const problems = (settings: Record<string, string>) =>
  checkSettings(readEnv(settings)).filter(({ isWell }) => !isWell)

it('settings that are well have no finding that asks for something', () => {
  expect(problems(HOME)).toEqual([])
  expect(problems({ ...HOME, PUBLIC_ORIGIN: 'https://a.example', PROXY_HOPS: '1' })).toEqual([])
})

it.each([
  [{}, 'Backups', 'lifetag keys new-backup-pair'],
  [{ ...HOME, PUBLIC_ORIGIN: 'http://box.local' }, 'Address', 'Put a proxy with TLS in front'],
  [{ ...HOME, PUBLIC_ORIGIN: 'https://a.example' }, 'Proxies', 'PROXY_HOPS is 0'],
  [{ ...HOME, PROXY_HOPS: '1' }, 'Proxies', 'Set it to 0'],
])('%j is a problem, with what to do', (settings, name, text) => {
  expect(problems(settings)).toEqual([{ name, isWell: false, text: expect.stringContaining(text) }])
})

it.each([
  ['Disk', { freeBytes: GB / 2 }],
  ['Disk', { freeBytes: 2 * GB, diskBytes: 100 * GB }],
  ['Memory', { memoryBytes: GB / 2 }],
])('too little is a problem: %s', (name, change) => {
  const machine = { node: '24.1.0', memoryBytes: 2 * GB, freeBytes: 50 * GB, diskBytes: 100 * GB }
  const bad = (each: Partial<typeof machine>) =>
    checkMachine({ ...machine, ...each }).flatMap(({ isWell, name }) => (isWell ? [] : [name]))
  expect(bad({})).toEqual([])
  expect(bad(change)).toEqual([name])
})

it('reads this machine', async () => {
  const { freeBytes, diskBytes } = await readMachine(import.meta.dirname)
  expect(freeBytes).toBeGreaterThan(0)
  expect(diskBytes).toBeGreaterThan(freeBytes)
})

async function serve(status: number) {
  const server = createServer((_, answer) => answer.writeHead(status).end()).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return `http://localhost:${port}`
}

const badOnes = async (origin: string, nowMs = Date.now()) =>
  (await checkReachable(origin, () => nowMs)).flatMap(({ isWell, name }) => (isWell ? [] : [name]))

it('an address that answers is well, with a clock that agrees', async () => {
  const origin = await serve(200)
  expect(await badOnes(origin)).toEqual([])
  expect(await badOnes(origin, Date.now() + 24 * 60 * 60_000)).toEqual(['Clock'])
})

it('an address of another program or of none is a problem', async () => {
  expect(await badOnes(await serve(404))).toEqual(['Reachable'])
  expect(await badOnes('http://localhost:9')).toEqual(['Reachable'])
})
