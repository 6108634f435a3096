import { expect, it } from 'vitest'
import { createMailLane } from './mail-lane'

const message = { to: 'ben@example.net', subject: 'x', text: 'x' }

function openMail() {
  const asked: ((error?: Error) => void)[] = []
  const send = () =>
    new Promise<void>((resolve, reject) => {
      asked.push(error => (error ? reject(error) : resolve()))
    })
  return { asked, send }
}
const turn = () => new Promise<void>(resolve => setImmediate(resolve))

it('sends two e-mails at a time', async () => {
  const { asked, send } = openMail()
  const lane = createMailLane({ send }, () => 0)
  const all = [1, 2, 3].map(() => lane.send(message))
  await turn()
  expect(asked).toHaveLength(2)
  asked[0]?.()
  await turn()
  expect(asked).toHaveLength(3)
  for (const answer of asked) answer()
  await Promise.all(all)
})

it('if the server gives no answer, the e-mails in the queue are tried a moment later', async () => {
  const { asked, send } = openMail()
  let nowMs = 0
  const lane = createMailLane({ send }, () => nowMs)
  const all = Promise.allSettled([1, 2, 3, 4].map(() => lane.send(message)))
  await turn()
  for (const answer of asked) answer(new Error('Greeting never received'))
  expect((await all).map(each => each.status === 'rejected' && each.reason.name)).toEqual([
    ...['Error', 'Error', 'MailAway', 'MailAway'],
  ])
  expect(asked).toHaveLength(2)
  nowMs = 5_001
  const later = lane.send(message)
  await turn()
  asked[2]?.()
  await later
})

it('an e-mail that the server refuses does not delay the others', async () => {
  const { asked, send } = openMail()
  const lane = createMailLane({ send }, () => 0)
  const refused = lane.send(message)
  await turn()
  asked[0]?.(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
  await expect(refused).rejects.toThrow('no such mailbox')
  const next = lane.send(message)
  await turn()
  asked[1]?.()
  await next
})
