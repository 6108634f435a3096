import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Env } from '../../core/env'
import { runEach } from '../../core/run-each'
import type { EmailMessage, Mail } from './mail'

type Outside = { now: () => Date; newId: () => string }

export function openMail(env: Env, outside: Outside): Mail {
  const sender: Sender = { name: 'LifeTag', address: env.mailFrom }
  if (env.smtpUrl) return openSmtpMail(env.smtpUrl, sender)
  return openFileMail({ folder: join(env.dataDir, 'mail'), sender, ...outside })
}

const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** `smtps:` means TLS. Otherwise STARTTLS is used if the server offers it. */
function openSmtpMail(url: string, sender: Sender): Mail {
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...TIMEOUTS_MS })
  return {
    async send(message) {
      await transport.sendMail(compose(sender, message))
    },
    close: () => transport.close(),
  }
}

type Options = { folder: string; sender: Sender; now: () => Date; newId: () => string }

const FILE_NAME = /^\d{4}-\d\d-\d\dT.*\.eml(\.part)?$/

/**
 * The file's name begins with the time and ends with the ids of the accounts and records that the e-mail is
 * about.
 */
function openFileMail({ folder, sender, now, newId }: Options): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(email) {
      const { message } = await transport.sendMail({ ...compose(sender, email), date: now() })
      if (!Buffer.isBuffer(message)) throw new Error('The email was not made as a whole')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = [timeInName(now()), newId(), ...(email.about ?? [])].join('-')
      const file = join(folder, `${name}.eml`)
      // Renaming keeps programs that watch the folder from reading half an e-mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async deleteKept(which) {
      const isMeant = (name: string) =>
        'about' in which ? name.includes(which.about) : name < timeInName(which.before)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const names = (await readdir(folder)).filter(name => FILE_NAME.test(name) && isMeant(name))
      await runEach(names.map(name => () => rm(join(folder, name), { force: true })))
    },
    close: () => {},
  }
}

const timeInName = (at: Date): string => at.toISOString().replaceAll(':', '-')

type Sender = { name: string; address: string }

/**
 * Addresses are passed as objects, because in a string a comma or a bracket would add recipients. Content is
 * never loaded from files or other servers.
 */
const compose = (
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
