import { phoneNumbersIn } from 'sync-protocol/medical'
import type { Env } from '../../core/env'
import type { SendOutcome } from '../send-outcome'
import type { TextAdapter, Texts } from './text'

export function openTexts({ texts: { sms, ntfy } }: Pick<Env, 'texts'>): Texts {
  return { ...(sms && { sms: openSms(sms) }), ...(ntfy && { ntfy: openNtfy(ntfy) }) }
}

type Server = { url: string; token: string | undefined }

type Gateway = NonNullable<Env['texts']['sms']>

/**
 * The gateway takes `{ to, text }` with a number in E.164 form. Numbers outside the operator's countries are
 * refused, because some are very expensive.
 */
const openSms = ({ url, token, countries, perDay }: Gateway): TextAdapter => ({
  perDay,
  read(typed) {
    const [first, ...others] = phoneNumbersIn(typed)
    const number = others.length === 0 ? (first?.dialled ?? '') : ''
    const isNumber = /^\+[1-9]\d{7,14}$/.test(number)
    return isNumber && countries.some(code => number.startsWith(code)) ? number : undefined
  },
  send: (to, { title, body, link }, id) =>
    postJson({ url, token, id }, { to, text: `${title}\n${body}\n${link.title}: ${link.url}` }),
})

/**
 * https://docs.ntfy.sh/publish/#publish-as-json. Topics must be long, because anyone who knows a topic can
 * read it.
 */
const openNtfy = ({ url, token }: Server): TextAdapter => ({
  read: typed => (/^[\w-]{16,64}$/.test(typed.trim()) ? typed.trim() : undefined),
  send: (topic, { title, body, link }, id) =>
    postJson(
      { url, token, id },
      {
        ...{ topic, title, message: body, priority: 4 },
        actions: [{ action: 'view', label: link.title, url: link.url }],
      },
    ),
})

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
