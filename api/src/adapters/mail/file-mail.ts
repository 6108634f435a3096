import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose, type Sender } from './compose'
import type { Mail } from './mail'

type Options = { folder: string; sender: Sender; now: () => Date; newId: () => string }

/**
 * Without a mail server: one `.eml` file for each, which any mail program opens. In order of their
 * names they are in order of time.
 */
export function openFileMail({ folder, sender, now, newId }: Options): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(email) {
      const { message } = await transport.sendMail({ ...compose(sender, email), date: now() })
      if (!Buffer.isBuffer(message)) throw new Error('The email was not made as a whole')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${now().toISOString().replaceAll(':', '-')}-${newId()}.eml`)
      // It gets its name when it is whole: a program that watches the folder never reads half an e-mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => {},
  }
}
