import type { SendMailOptions } from 'nodemailer'
import type { EmailMessage } from './mail'

export type Sender = { name: string; address: string }

/**
 * Addresses are passed as objects, because in a string a comma or a bracket would add recipients. Content is
 * never loaded from files or other servers.
 */
export const compose = (
  sender: Sender,
  { id, to, subject, text, unsubscribeUrl }: EmailMessage,
): SendMailOptions => ({
  from: sender,
  to: { name: '', address: to },
  subject,
  text,
  ...(id !== undefined && { messageId: `<${id}@${sender.address.split('@').at(-1)}>` }),
  // Out-of-office replies would only go back and forth.
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      // `prepared` stops the library from folding the line, which would corrupt the address.
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})
