import { defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { addCode, allergy, signUp } from '../people'

const ROWS = 20_000
const A_PUSH = 500
const ROWS_MAX = 2_000
const PAGE_MAX_BYTES = 1_000_000

export const tooManyRows = defineAttack({
  name: 'too-many-rows',
  title: '6 grow without bound: 20,000 rows, and views of their code',
  async prepare({ client }) {
    const person = await signUp(client)
    const { token } = await addCode(person)
    return { person, token, kept: 0, pageBytes: 0 }
  },
  async attack({ client }, state, signal) {
    const { person, token } = state
    await keepDoing({ lanes: 1, most: ROWS / A_PUSH }, signal, async () => {
      const { outcomes } = await person.push(...Array.from({ length: A_PUSH }, () => allergy()))
      state.kept += outcomes.filter(({ status }) => status === 'applied').length
    })
    await keepDoing({ lanes: 4, most: 50 }, signal, async () => {
      const { text } = await client.send('GET', `/e/${token}`, { address: anyAddress(), signal })
      state.pageBytes = Math.max(state.pageBytes, text.length)
    })
  },
  async check({ client }, state) {
    const { text, status } = await client.send('GET', `/e/${state.token}`, {
      address: anyAddress(),
    })
    const bytes = Math.max(state.pageBytes, text.length)
    return [
      finding(`at most ${ROWS_MAX} rows are kept`, state.kept <= ROWS_MAX, state.kept),
      finding(
        'the page is a page',
        status === 200 && bytes <= PAGE_MAX_BYTES,
        `${status}, ${bytes} bytes`,
      ),
    ]
  },
})
