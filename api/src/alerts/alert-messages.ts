import { createHash } from 'node:crypto'
import type { EmailMessage } from '../adapters/mail/mail'
import type { PushMessage } from '../adapters/push/push'
import type { TextMessage } from '../adapters/text/text'
import { type Alert, STALE_MS } from './alert'
import type { AlertWords } from './alert-words'

/** Where a message leads: to what it is about, and to its own end. */
export type AlertLinks = { see?: string | undefined; stop: string; place?: string | undefined }

export function emailOf(to: string, words: AlertWords, links: AlertLinks): EmailMessage {
  const { title, body } = words
  const text = [
    'Hello,',
    `${title}. ${body}`,
    links.place && `If they say where they are, you can see it here for 24 hours: ${links.place}`,
    links.see && `More about it: ${links.see}`,
    `To get no more of these messages: ${links.stop}`,
    'LifeTag',
  ].filter(line => line !== undefined)
  return { to, subject: title, text: `${text.join('\n\n')}\n`, unsubscribeUrl: links.stop }
}

/** One button or one link is all that a text has: where to see a place is in its words. */
export function textOf({ title, body }: AlertWords, links: AlertLinks): TextMessage {
  const seen = links.place ? `${body} Where they are: ${links.place}` : body
  return { title, body: seen, link: { title: 'Stop these', url: links.stop } }
}

/**
 * Also a declarative push message (W3C Push API): a browser that knows these shows it without a worker.
 * `navigate` is where a press on it leads.
 */
export function pushOf(
  alert: Alert,
  words: AlertWords,
  links: AlertLinks,
  nowMs: number,
): PushMessage {
  const { title, body } = words
  const topic = createHash('sha256').update(`${alert.codeId} ${alert.kind}`).digest('base64url')
  const payload = {
    web_push: 8030,
    notification: {
      ...{ title, body, lang: 'en', dir: 'ltr', tag: topic.slice(0, 32) },
      navigate: links.place ?? links.see ?? links.stop,
      actions: [{ action: 'stop', title: 'Stop these', navigate: links.stop }],
    },
  }
  const leftMs = alert.atMs + STALE_MS[alert.kind] - nowMs
  return {
    payload: JSON.stringify(payload),
    ttlSeconds: Math.max(0, Math.ceil(leftMs / 1_000)),
    topic: topic.slice(0, 32),
  }
}
