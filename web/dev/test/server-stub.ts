import { SERVER_HEADER } from 'sync-protocol/rest'
import { vi } from 'vitest'
import type { SessionUser } from '../../src/people/session'

/** `offline` makes the request fail. */
type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'offline'

/** A request to any other path fails the test. */
export function stubServer(replies: Record<string, Reply>) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const reply = replies[path]
    if (!reply) throw new Error(`The test says nothing about ${path}`)
    if (reply === 'offline') throw new TypeError('Failed to fetch')
    const body = reply.body === undefined ? null : JSON.stringify(reply.body)
    const headers = { [SERVER_HEADER]: '1', ...reply.headers }
    return new Response(body, { status: reply.status, headers })
  })
  return { replies, sent }
}

export function refusal(status: number, code: string, more: Record<string, unknown> = {}): Reply {
  return { status, body: { message: `It said ${code}`, code, requestId: 'r1', ...more } }
}

export function aUser(more: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '0197a000-0000-7000-8000-000000000001',
    email: 'maria@example.org',
    emailState: 'confirmed',
    newEmail: null,
    recoveryCodesSeen: true,
    firstName: 'Maria',
    lastName: null,
    role: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...more,
  }
}
