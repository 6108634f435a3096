import { randomBytes } from 'node:crypto'
import { paymentsConfigAnswerSchema } from 'sync-protocol/rest'
import { countWords } from '../core/count-words'
import { readEnv } from '../core/env'
import { StartError } from '../core/start-error'
import type { Command } from './command'
import { fillAccount, type SendRequest, type Till } from './demo/fill-account'

/** It works only on this machine and never changes an existing account. */
export const demoCommand: Command = {
  name: 'demo',
  args: ['[E-MAIL]'],
  help: 'adds an invented account with all kinds of data to the running server',
  run: async ({ args: [email = 'zoe@lifetag.example'] }) => {
    const { port, publicOrigin, isProduction } = readEnv(process.env)
    if (isProduction) throw new StartError('A demo account is not for a service in production.')
    const server = `http://localhost:${port}`
    // The demo account is a real account, so its password must be unknown.
    const password = randomBytes(12).toString('base64url')
    const send = sendTo(server, publicOrigin)
    const filled = await fillAccount({
      ...{ origin: publicOrigin, email, password, send },
      till: await openTill(server),
    })
    const { rows, codes, orders, gifts, link } = filled
    const said = `${countWords(rows, 'row')}, ${countWords(codes, 'code')}, ${countWords(orders, 'order')} and ${countWords(gifts, 'gift')}`
    return {
      text:
        `${said} at ${publicOrigin}/auth\n` +
        `E-mail:   ${email}\nPassword: ${password}\nA code:   ${link}`,
      json: { email, password, ...filled },
    }
  },
}

function sendTo(server: string, origin: string): SendRequest {
  return (method, path, json, cookie) =>
    fetch(server + path, {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(json),
    }).catch(() => {
      throw new StartError(`Nothing answers at ${server}. Start the server first: npm start`)
    })
}

/** A demo never pays at the real Stripe. */
async function openTill(server: string): Promise<Till | undefined> {
  const answer = await fetch(`${server}/api/payments/config`).catch(() => undefined)
  if (!answer?.ok) return undefined
  const config = paymentsConfigAnswerSchema.parse(await answer.json())
  if (config.mode !== 'test' || config.scriptUrl === null) return undefined
  const { origin } = new URL(config.scriptUrl)
  const card = { number: '4242424242424242', exp_month: 1, exp_year: 2040, cvc: '123' }
  return {
    confirm: secret =>
      fetch(`${origin}/browser/confirm`, {
        method: 'POST',
        body: JSON.stringify({ client_secret: secret, card }),
      }),
    pay: checkoutUrl =>
      fetch(checkoutUrl, {
        method: 'POST',
        body: new URLSearchParams({ do: 'pay' }),
        redirect: 'manual',
      }),
  }
}
