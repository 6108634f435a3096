import type { EmailMessage, Mail } from '../adapters/mail/mail'

/**
 * The number of connections to the mail server (smtp-mail.ts), so that no e-mail waits inside the library.
 */
const AT_ONCE = 2
/** The lane sends nothing for this long after the mail server gave no answer. */
const AWAY_MS = 5_000

/** The e-mail was not tried, because the server gave no answer a moment ago. */
export class MailAway extends Error {
  override readonly name = 'MailAway'
}

type MailLane = Pick<Mail, 'send'> & {
  /** The server gave no answer to the last e-mail. */
  isDown(): boolean
  /** That was a moment ago, so nothing is sent. */
  isAway(): boolean
}

/**
 * Sends few e-mails at a time, in order. If the server gives no answer, the queue fails and is tried again
 * later. Each e-mail fails in its own turn of the event loop, so that pages and notifications are not
 * delayed.
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

/**
 * The server answered and refused the e-mail. `responseCode` is nodemailer's name for the reply (RFC 5321,
 * section 4.2).
 */
const isAnswer = (error: unknown): boolean => typeof Object(error).responseCode === 'number'
