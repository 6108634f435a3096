import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose, type Sender } from './compose'
import type { Mail } from './mail'

type Options = { folder: string; sender: Sender; now: () => Date; newId: () => string }

/** As `send` names its files. */
const FILE_NAME = /^\d{4}-\d\d-\d\dT.*\.eml(\.part)?$/

/**
 * Without a mail server: one `.eml` file for each, which any mail program opens. A name begins with the
 * time, and ends with the ids of the accounts that the e-mail is about.
 */
export function openFileMail({ folder, sender, now, newId }: Options): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(email) {
      const { message } = await transport.sendMail({ ...compose(sender, email), date: now() })
      if (!Buffer.isBuffer(message)) throw new Error('The email was not made as a whole')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = [timeInName(now()), newId(), ...(email.about ?? [])].join('-')
      const file = join(folder, `${name}.eml`)
      // It gets its name when it is whole: a program that watches the folder never reads half an e-mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async deleteKept(which) {
      const isMeant = (name: string) =>
        'about' in which ? name.includes(which.about) : name < timeInName(which.before)
      // The folder is made with the first e-mail.
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        if (FILE_NAME.test(name) && isMeant(name)) await rm(join(folder, name), { force: true })
      }
    },
    close: () => {},
  }
}

const timeInName = (at: Date): string => at.toISOString().replaceAll(':', '-')
