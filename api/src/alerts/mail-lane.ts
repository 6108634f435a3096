import type { EmailMessage, Mail } from '../adapters/mail/mail'

/** As many as the mail server is asked for connections (smtp-mail.ts): none waits where it cannot be seen. */
const AT_ONCE = 2
/** After it gave no answer, until it is asked again. */
const AWAY_MS = 5_000

/** The mail server was not asked: a moment ago it gave no answer. */
export class MailAway extends Error {
  override readonly name = 'MailAway'
}

/**
 * Few e-mails at a time, in the order in which they came. Where the server gives no answer to one, those
 * behind it fail at once: they come again later, and notifications have their turn meanwhile.
 */
export function createMailLane(mail: Pick<Mail, 'send'>, nowMs: () => number): Pick<Mail, 'send'> {
  const line: (() => void)[] = []
  let free = AT_ONCE
  let awayUntilMs = 0
  return {
    async send(message: EmailMessage) {
      if (free > 0) free -= 1
      else await new Promise<void>(resolve => line.push(resolve))
      try {
        if (nowMs() < awayUntilMs) throw new MailAway()
        await mail.send(message)
      } catch (error) {
        if (!(error instanceof MailAway) && !isAnswer(error)) awayUntilMs = nowMs() + AWAY_MS
        throw error
      } finally {
        const next = line.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}

/** It was there, and refused this one (RFC 5321, section 4.2: as nodemailer says it). */
const isAnswer = (error: unknown): boolean => typeof Object(error).responseCode === 'number'
