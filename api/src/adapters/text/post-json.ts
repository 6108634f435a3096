import type { SendOutcome } from '../send-outcome'

const DEADLINE_MS = 5_000

type Target = { url: string; token: string | undefined; id: string; deadlineMs?: number }

/** Follows no redirect and has a deadline of 5 seconds in all. */
export async function postJson(
  { url, token, id, deadlineMs = DEADLINE_MS }: Target,
  content: object,
): Promise<SendOutcome> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(content),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    })
    void answer.body?.cancel().catch(() => {})
    const { status } = answer
    if (answer.ok) return { kind: 'taken' }
    return { kind: status === 429 || status >= 500 ? 'later' : 'refused', status }
  } catch {
    return { kind: 'later', status: 0 }
  }
}
