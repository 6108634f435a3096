import { createHash } from 'node:crypto'
import type { EmailMessage } from '../adapters/mail/mail'
import type { PushMessage } from '../adapters/push/push'
import type { TextMessage } from '../adapters/text/text'
import { type AlertEvent, STALE_MS } from '../outbox/message'
import type { AlertWords } from './alert-words'
import { alertTexts } from './texts'

export type AlertLinks = { see?: string | undefined; stop: string; place?: string | undefined }

export function alertEmail(to: string, words: AlertWords, links: AlertLinks): EmailMessage {
  const { title, body, toPlace } = words
  const { start, see, end } = alertTexts.email
  const text = [
    start({ title, body }),
    links.place && toPlace?.({ link: links.place }),
    links.see && see({ link: links.see }),
    end({ link: links.stop }),
  ].filter(paragraph => paragraph !== undefined)
  return { to, subject: title, text: text.join('\n\n'), unsubscribeUrl: links.stop }
}

/** A text has one link, so the address of the location goes into its body. */
export function textOf({ title, body, toPlace }: AlertWords, links: AlertLinks): TextMessage {
  const place = links.place && toPlace?.({ link: links.place })
  const seen = place ? `${body} ${place}` : body
  return { title, body: seen, link: { title: alertTexts.stop, url: links.stop } }
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
      actions: [{ action: 'stop', title: alertTexts.stop, navigate: links.stop }],
    },
  }
  const leftMs = event.atMs + STALE_MS[event.kind] - nowMs
  return {
    payload: JSON.stringify(payload),
    ttlSeconds: Math.max(0, Math.ceil(leftMs / 1_000)),
    topic: topic.slice(0, 32),
  }
}
