import type { EmailMessage, Mail } from '../adapters/mail/mail'

/** As many as the mail server is asked for connections (smtp-mail.ts): none waits where it cannot be seen. */
const AT_ONCE = 2
/** After it gave no answer, until it is asked again. */
const AWAY_MS = 5_000

/** The mail server was not asked: a moment ago it gave no answer. */
export class MailAway extends Error {
  override readonly name = 'MailAway'
}

export type MailLane = Pick<Mail, 'send'> & {
  /** It gave no answer the last time it was asked. */
  isDown(): boolean
  /** It gave none a moment ago, and is not asked. */
  isAway(): boolean
}

/**
 * Few e-mails at a time, in the order in which they came. Where the server gives no answer to one, those
 * behind it fail, each in a turn of the event loop of its own: they come again later, and pages and
 * notifications have their turn meanwhile.
 */
export function createMailLane(mail: Pick<Mail, 'send'>, nowMs: () => number): MailLane {
  const line: (() => void)[] = []
  let free = AT_ONCE
  let isDown = false
  let awayUntilMs = 0
  const isAway = () => nowMs() < awayUntilMs
  const note = (hasAnswered: boolean) => {
    isDown = !hasAnswered
    if (isDown) awayUntilMs = nowMs() + AWAY_MS
  }
  return {
    isDown: () => isDown,
    isAway,
    async send(message: EmailMessage) {
      if (free > 0) free -= 1
      else await new Promise<void>(resolve => line.push(resolve))
      try {
        if (isAway()) throw new MailAway()
        await mail.send(message)
        note(true)
      } catch (error) {
        if (!(error instanceof MailAway)) note(isAnswer(error))
        throw error
      } finally {
        const next = line.shift()
        if (!next) free += 1
        else if (isAway()) setImmediate(next)
        else next()
      }
    },
  }
}

/** It was there, and refused this one (RFC 5321, section 4.2: as nodemailer says it). */
const isAnswer = (error: unknown): boolean => typeof Object(error).responseCode === 'number'
