import { createHash } from 'node:crypto'
import { directionOf } from 'sync-protocol/languages'
import type { EmailMessage } from '../adapters/mail/mail'
import type { PushMessage } from '../adapters/push/push'
import type { TextMessage } from '../adapters/text/text'
import { addEnglish, paragraphs, type WrittenEmail } from '../i18n/write-email'
import { mailTexts } from '../mail/texts'
import { type AlertEvent, STALE_MS } from '../outbox/message'
import type { AlertWords } from './alert-words'
import { alertTexts } from './texts'

type AlertLinks = { see?: string | undefined; stop: string; place?: string | undefined }

export type AlertContent = { words: AlertWords; english?: AlertWords; links: AlertLinks }

/** `english` goes below the text, because the language of a contact is unknown. */
export function alertEmail(to: string, { words, english, links }: AlertContent): EmailMessage {
  const below = english && writeAlert(english, links)
  return { to, ...addEnglish(writeAlert(words, links), below), unsubscribeUrl: links.stop }
}

function writeAlert(
  { language, title, body, toPlace }: AlertWords,
  links: AlertLinks,
): WrittenEmail {
  const { start, see, end } = alertTexts(language).email
  const text = paragraphs(
    mailTexts(language).hello,
    start({ title, body }),
    links.place && toPlace?.({ link: links.place }),
    links.see && see({ link: links.see }),
    end({ link: links.stop }),
    'LifeTag',
  )
  return { subject: title, text }
}

/** A text has one link, so the address of the location goes into its body. */
export function textOf(
  { language, title, body, toPlace }: AlertWords,
  links: AlertLinks,
): TextMessage {
  const place = links.place && toPlace?.({ link: links.place })
  const seen = place ? `${body}\n${place}` : body
  return { title, body: seen, link: { title: alertTexts(language).stop, url: links.stop } }
}

/** Also a declarative push message (W3C Push API), which some browsers show without a worker. */
export function pushOf(
  event: AlertEvent,
  words: AlertWords,
  links: AlertLinks,
  nowMs: number,
): PushMessage {
  const { language, title, body } = words
  const topic = createHash('sha256').update(`${event.codeId} ${event.kind}`).digest('base64url')
  const payload = {
    web_push: 8030,
    notification: {
      ...{ title, body, lang: language, dir: directionOf(language), tag: topic.slice(0, 32) },
      navigate: links.place ?? links.see ?? links.stop,
      actions: [{ action: 'stop', title: alertTexts(language).stop, navigate: links.stop }],
    },
  }
  const leftMs = event.atMs + STALE_MS[event.kind] - nowMs
  return {
    payload: JSON.stringify(payload),
    ttlSeconds: Math.max(0, Math.ceil(leftMs / 1_000)),
    topic: topic.slice(0, 32),
  }
}
