import { createHash } from 'node:crypto'
import type { EmailMessage } from '../adapters/mail/mail'
import type { PushMessage } from '../adapters/push/push'
import type { TextMessage } from '../adapters/text/text'
import { type AlertEvent, STALE_MS } from '../outbox/message'
import type { AlertWords } from './alert-words'

export type AlertLinks = { see?: string | undefined; stop: string; place?: string | undefined }

export function alertEmail(to: string, words: AlertWords, links: AlertLinks): EmailMessage {
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

/** A text has one link, so the address of the location goes into its body. */
export function textOf({ title, body }: AlertWords, links: AlertLinks): TextMessage {
  const seen = links.place ? `${body} Where they are: ${links.place}` : body
  return { title, body: seen, link: { title: 'Stop these', url: links.stop } }
}

/** Also a declarative push message (W3C Push API), which some browsers show without a worker. */
export function pushOf(
  event: AlertEvent,
  words: AlertWords,
  links: AlertLinks,
  nowMs: number,
): PushMessage {
  const { title, body } = words
  const topic = createHash('sha256').update(`${event.codeId} ${event.kind}`).digest('base64url')
  const payload = {
    web_push: 8030,
    notification: {
      ...{ title, body, lang: 'en', dir: 'ltr', tag: topic.slice(0, 32) },
      navigate: links.place ?? links.see ?? links.stop,
      actions: [{ action: 'stop', title: 'Stop these', navigate: links.stop }],
    },
  }
  const leftMs = event.atMs + STALE_MS[event.kind] - nowMs
  return {
    payload: JSON.stringify(payload),
    ttlSeconds: Math.max(0, Math.ceil(leftMs / 1_000)),
    topic: topic.slice(0, 32),
  }
}
