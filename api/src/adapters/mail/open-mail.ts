import { join } from 'node:path'
import type { Env } from '../../core/env'
import type { Sender } from './compose'
import { openFileMail } from './file-mail'
import type { Mail } from './mail'
import { openSmtpMail } from './smtp-mail'

type Outside = { now: () => Date; newId: () => string }

export function openMail(env: Env, outside: Outside): Mail {
  const sender: Sender = { name: 'LifeTag', address: env.mailFrom }
  if (env.smtpUrl) return openSmtpMail(env.smtpUrl, sender)
  return openFileMail({ folder: join(env.dataDir, 'mail'), sender, ...outside })
}
