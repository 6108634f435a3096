import type { SendMailOptions } from 'nodemailer'
import type { EmailMessage } from './mail'

/** Who the e-mails come from: `LifeTag <no-reply@lifetag.example>`. */
export type Sender = { name: string; address: string }

/**
 * Addresses are handed over as objects: in a string, a comma or a bracket that someone signed up
 * with would make further recipients of it. Contents never come from files or other servers.
 */
export const compose = (sender: Sender, { to, subject, text }: EmailMessage): SendMailOptions => ({
  from: sender,
  to: { name: '', address: to },
  subject,
  text,
  // Nobody reads the answers, and out-of-office replies would only go round.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
