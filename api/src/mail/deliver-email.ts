import type { EmailMessage, Mail } from '../adapters/mail/mail'
import type { SendOutcome } from '../adapters/send-outcome'
import type { CircuitBreaker } from '../outbox/circuit-breaker'
import { type Attempt, type Delivery, toDelivery } from '../outbox/delivery'
import type { Email } from '../outbox/message'

type EmailDeps = { breaker: CircuitBreaker; mail: Pick<Mail, 'send'> }

export async function deliverEmail(
  deps: EmailDeps,
  { to, subject, text, about }: Email,
  { id }: Pick<Attempt, 'id'>,
): Promise<Delivery> {
  return sendEmail(deps, { id, to, subject, text, about })
}

export async function sendEmail(
  { breaker, mail }: EmailDeps,
  email: EmailMessage,
): Promise<Delivery> {
  const outcome = await breaker.send('mail', async () => {
    try {
      await mail.send(email)
      return { kind: 'taken' }
    } catch (error) {
      return outcomeOf(error)
    }
  })
  return toDelivery('mail', outcome)
}

/**
 * Also a refused e-mail is tried again, because servers refuse for passing reasons. `responseCode` is
 * nodemailer's name for the server's reply (RFC 5321, section 4.2).
 */
function outcomeOf(error: unknown): SendOutcome {
  const { responseCode, code, name } = Object(error)
  const status = typeof responseCode === 'number' ? responseCode : 0
  return { kind: 'later', status, error: String(code ?? name) }
}

/**
 * Deletes the e-mail files about an account or a record (its UUID), after the commit that deleted it. A file
 * that cannot be deleted now, or is being written, is deleted when it is old.
 */
export async function deleteKeptEmails({ mail }: { mail: Mail }, about: string): Promise<void> {
  await mail.deleteKept?.({ about }).catch(() => {})
}
