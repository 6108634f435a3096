import { defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { PASSWORD, signUp } from '../people'

const SIGN_INS = 60
/** What registering owes, and one notice a day. */
const LETTERS_MAX = 2

export const signInLetters = defineAttack({
  name: 'sign-in-letters',
  title: `4 send letters to strangers: ${SIGN_INS} sign-ins from new devices`,
  prepare: ({ client }) => signUp(client),
  attack: ({ client }, { email }, signal) =>
    keepDoing({ lanes: 8, most: SIGN_INS }, signal, () =>
      client.send('POST', '/api/auth/login', {
        json: { email, password: PASSWORD },
        address: anyAddress(),
        signal,
      }),
    ),
  async check({ lettersTo }, { email }) {
    const letters = await lettersTo(email)
    return [finding(`at most ${LETTERS_MAX} letters`, letters <= LETTERS_MAX, letters)]
  },
})
