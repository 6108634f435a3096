import { createTransport } from 'nodemailer'
import { compose, type Sender } from './compose'
import type { Mail } from './mail'

const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** `smtps:` means TLS. Otherwise STARTTLS is used if the server offers it. */
export function openSmtpMail(url: string, sender: Sender): Mail {
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...TIMEOUTS_MS })
  return {
    async send(message) {
      await transport.sendMail(compose(sender, message))
    },
    close: () => transport.close(),
  }
}
