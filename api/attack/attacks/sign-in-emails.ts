import { defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { PASSWORD, signUp } from '../people'

const SIGN_INS = 60
/** The confirmation of the registration and one notice per day. */
const EMAILS_MAX = 2

export const signInEmails = defineAttack({
  name: 'sign-in-emails',
  title: `4 send e-mails to strangers: ${SIGN_INS} sign-ins from new devices`,
  prepare: ({ client }) => signUp(client),
  attack: ({ client }, { email }, signal) =>
    keepDoing({ lanes: 8, most: SIGN_INS }, signal, () =>
      client.send('POST', '/api/auth/login', {
        json: { email, password: PASSWORD },
        address: anyAddress(),
        signal,
      }),
    ),
  async check({ emailsTo }, { email }) {
    const emails = await emailsTo(email)
    return [finding(`at most ${EMAILS_MAX} e-mails`, emails <= EMAILS_MAX, emails)]
  },
})
