import { randomUUID } from 'node:crypto'
import { defineAttack, finding } from '../attack'
import { type Person, signUp } from '../people'

const PEOPLE = 12
const WRITES_EACH = 30

export const deleteDuringWrites = defineAttack({
  name: 'delete-during-writes',
  title: '7 deadlock: keyed writes during the account’s deletion',
  async prepare({ client, deadlocks }) {
    const people: Person[] = []
    for (let n = 0; n < PEOPLE; n++) people.push(await signUp(client))
    return { people, before: await deadlocks(), deletions: [] as number[] }
  },
  async attack(_, { people, deletions }, signal) {
    for (const person of people) {
      if (signal.aborted) return
      const write = () =>
        person.send('POST', '/api/allergies', {
          json: { medicalProfileId: person.id, allergen: 'Latex', severity: 'Severe' },
          headers: { 'Idempotency-Key': randomUUID() },
          signal,
        })
      const remove = async () => {
        deletions.push((await person.send('DELETE', '/api/account', { signal })).status)
      }
      const all = Array.from({ length: WRITES_EACH }, (_, n) =>
        n === WRITES_EACH / 2 ? remove() : write(),
      )
      await Promise.allSettled(all)
    }
  },
  async check({ deadlocks, log }, { before, deletions }) {
    const named = log.filter(({ failure }) => failure?.name === '40P01').length
    const ended = (await deadlocks()) - before
    return [
      finding('no deadlock', named + ended === 0, `${ended} in Postgres, ${named} in the log`),
      finding(
        'accounts are deleted',
        deletions.every(status => status === 204),
        deletions,
      ),
    ]
  },
})
