import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentsConfigAnswerSchema } from 'sync-protocol/rest'
import { expect, it, vi } from 'vitest'
import { bodyOf } from '../../../test/answers'
import { startServer, stopServer } from '../../../test/server-process'
import { packageRoot } from '../../core/package-root'

it('starts with a server that has no keys, saves its state, and ends with the server', async () => {
  const first = await startServer(undefined, {})
  const stripeOf = async ({ origin }: { origin: string }) => {
    const answer = await fetch(`${origin}/api/payments/config`)
    const config = await bodyOf(answer, paymentsConfigAnswerSchema)
    if (config.mode !== 'test' || !config.scriptUrl) throw new Error('No local Stripe')
    return config.scriptUrl
  }
  const script = await stripeOf(first)
  expect((await fetch(script)).status).toBe(200)

  const given = await fetch(`${first.origin}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({
      amount: 5,
      metadata: { payment_type: 'donation', donationType: 'supporter' },
    }),
  })
  expect(given.status).toBe(200)
  const isGone = () => vi.waitFor(() => expect(fetch(script)).rejects.toThrow(), 10_000)
  expect((await stopServer(first)).code).toBe(0)
  await isGone()
  expect(await readdir(first.dataDir)).toContain('local-stripe.json')
  expect(await readFile(join(first.dataDir, 'local-stripe.json'), 'utf8')).toContain('"amount":500')
})

it('ends also if the server is killed', async () => {
  const server = await startServer(undefined, {})
  const answer = await fetch(`${server.origin}/api/payments/config`)
  const config = await bodyOf(answer, paymentsConfigAnswerSchema)
  const script = config.mode === 'test' ? (config.scriptUrl ?? '') : ''
  server.child.kill('SIGKILL')
  await vi.waitFor(() => expect(fetch(script)).rejects.toThrow(), 10_000)
})

it('is not imported by any code that ships', async () => {
  const sources = await readdir(join(packageRoot, 'src'), { recursive: true })
  for (const file of sources.filter(name => name.endsWith('.ts') && !name.includes('.test.'))) {
    const text = await readFile(join(packageRoot, 'src', file), 'utf8')
    expect(/from '[^']*stripe-emulator/.test(text), file).toBe(false)
  }
})
