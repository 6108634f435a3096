import { defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { addCode, signUp } from '../people'

const PIN = '314159'
const TRIES = 40

export const burnPin = defineAttack({
  name: 'burn-pin',
  title: `9 burn a PIN: ${TRIES} wrong ones`,
  async prepare({ client }) {
    const owner = await signUp(client)
    const code = await addCode(owner, 'healthcare')
    await owner.send('PUT', `/api/qr-codes/${code.id}/pin`, { json: { pin: PIN } })
    return { owner, code, last: { text: '', retryAfter: undefined as string | undefined } }
  },
  attack: ({ client }, { code, last }, signal) =>
    keepDoing({ lanes: 4, most: TRIES }, signal, async nth => {
      const answer = await unlock(client, code.token, String(100_000 + nth))
      last.text = answer.text
      last.retryAfter = answer.headers['retry-after']
    }),
  async check({ client, emailsTo }, { owner, code, last }) {
    const log = (await owner.send('GET', `/api/qr-codes/${code.id}/scans`)).json()
    const lines = Array.isArray(log) ? log.length : 0
    const saysLocked = last.retryAfter !== undefined || /locked|wait|too many/i.test(last.text)
    await owner.send('PUT', `/api/qr-codes/${code.id}/pin`, { json: { pin: PIN } })
    const opened = await unlock(client, code.token, PIN)
    const emails = await emailsTo(owner.email)
    return [
      finding('wrong tries are in the scan log', lines > 0, `${lines} lines`),
      finding('the owner gets an e-mail', emails > 0, `${emails} e-mails`),
      finding('the page says that it is locked', saysLocked, 'no word of it'),
      finding('the owner’s reset opens it again', opened.status === 200, opened.status),
    ]
  },
})

const unlock = (client: Parameters<typeof signUp>[0], token: string, pin: string) =>
  client.send('POST', `/e/${token}/unlock`, {
    body: new URLSearchParams({ role: 'paramedic', reason: 'emergency', pin }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    address: anyAddress(),
  })
