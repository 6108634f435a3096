import type { Env } from '../core/env'
import { bad, type Finding, well } from './finding'

/** Checks what the settings alone show. `readEnv` has refused those with which a server cannot start. */
export function checkSettings(env: Env): Finding[] {
  return [
    checkOrigin(env),
    checkProxies(env),
    checkKeys(env),
    checkBackupSettings(env),
    env.smtpUrl
      ? well('Mail', 'SMTP_URL is set.')
      : well('Mail', 'E-mails are written to DATA_DIR/mail and not sent. SMTP_URL sends them.'),
    env.push
      ? well('Push', 'The VAPID_ keys are set.')
      : well('Push', 'Browser notifications are off. The two VAPID_ keys switch them on.'),
    env.payments.mode === 'stripe'
      ? well('Stripe', 'The STRIPE_ keys are set.')
      : well('Stripe', 'No payments are taken. The three STRIPE_ keys switch them on.'),
  ]
}

const isLocal = (origin: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)

function checkOrigin({ publicOrigin }: Env): Finding {
  if (publicOrigin.startsWith('https:')) return well('Address', `It is ${publicOrigin}.`)
  return isLocal(publicOrigin)
    ? well('Address', `${publicOrigin} opens on this computer only. Phones need an https address.`)
    : bad(
        'Address',
        `Phones do not work offline with ${publicOrigin}. Put a proxy with TLS in front, and set PUBLIC_ORIGIN to its https address.`,
      )
}

function checkProxies({ publicOrigin, proxyHops }: Env): Finding {
  const isBehindProxy = publicOrigin.startsWith('https:')
  if (isBehindProxy && proxyHops === 0) {
    return bad(
      'Proxies',
      'PROXY_HOPS is 0, so all visitors share the address of the proxy and one limit. Set it to the number of your proxies.',
    )
  }
  if (!isBehindProxy && proxyHops > 0) {
    return bad(
      'Proxies',
      `PROXY_HOPS is ${proxyHops}, but PUBLIC_ORIGIN has no https. Without a proxy, visitors can invent addresses. Set it to 0.`,
    )
  }
  return well('Proxies', `PROXY_HOPS is ${proxyHops}.`)
}

function checkKeys({ dataKeys, dataDir, backup }: Env): Finding {
  if (backup.keysRecipient) return well('Keys', 'Backups contain DATA_KEYS, sealed.')
  const where = dataKeys ? 'DATA_KEYS' : `${dataDir}/data-keys`
  return well('Keys', `Keep a copy of ${where} elsewhere. No backup can be read without it.`)
}

function checkBackupSettings({ backup, operatorEmail }: Env): Finding {
  const failure = operatorEmail
    ? 'OPERATOR_EMAIL gets an e-mail if one fails.'
    : 'If one fails, no one gets an e-mail. Set OPERATOR_EMAIL.'
  return backup.to
    ? well('Backups', `One is written to ${backup.to} each day. ${failure}`)
    : bad(
        'Backups',
        'There are none. Set BACKUP_TO and BACKUP_RECIPIENT: lifetag keys new-backup-pair makes the key.',
      )
}
