import { describe, expect, it } from 'vitest'
import { fail } from '../../http/result'
import { drain } from '../engine/drain'
import { editRow } from '../record/commit'
import { readStatus } from '../record/status'
import { other, phone, server } from '../testing/each-test'
import { storedView, valuesIn } from '../testing/test-device'
import { addAllergy, lost, twoPhones } from '../testing/test-engine'
import { addDnr } from '../testing/test-files'

const idIn = (url: string) => url.slice('/api/files/'.length)

describe('a server that lost a file', () => {
  it('gets it again after a restore, together with the changes that it forgot', async () => {
    await addAllergy(phone)
    await drain(phone.engine)
    const backup = server.backup()
    const url = await addDnr(phone)
    await drain(phone.engine)
    server.restore(backup)
    server.epoch = 'epoch-2'
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect([...server.state.files.keys()]).toEqual([idIn(url)])
    await drain(other.engine)
    expect(await valuesIn(other, 'profile')).toMatchObject([{ dnrDocumentUrl: url }])
  })

  it('reports the loss visibly and gets the file when the change is made again', async () => {
    const url = await addDnr(phone)
    phone.fault = async (call, name) => (name === 'push' ? fail(lost) : call())
    await drain(phone.engine)
    server.state.files.clear()
    phone.fault = null
    await drain(phone.engine)
    expect((await storedView(phone))[0]?.refusal?.code).toBe('file_unknown')

    await editRow('profile', phone.db.userId, { dnrDocumentName: 'again.pdf' }, phone)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect([...server.state.files.keys()]).toEqual([idIn(url)])
    expect(server.living()).toHaveLength(1)
  })

  it('gets a file again that its owner removed and chooses again', async () => {
    await addDnr(phone)
    await drain(phone.engine)
    const none = { dnrStatus: 'None', dnrDocumentUrl: '', dnrDocumentName: '' } as const
    await editRow('profile', phone.db.userId, none, phone)
    await drain(phone.engine)
    server.state.files.clear()
    await addDnr(phone)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.state.files.size).toBe(1)
    expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
  })
})

it('stores the file once, and the row that names it, when it is killed at any write', async () => {
  let kills = 0
  for (let isDone = false; !isDone; kills++) {
    const all = twoPhones()
    const url = await addDnr(all.phone)
    await addAllergy(all.phone)
    all.phone.disk.writesLeft = kills
    isDone = await drain(all.phone.engine).then(
      () => true,
      () => false,
    )
    all.phone.disk.writesLeft = Number.POSITIVE_INFINITY
    await drain(all.phone.engine)
    expect([...all.server.state.files.keys()]).toEqual([idIn(url)])
    expect(all.server.living()).toHaveLength(2)
    expect(await readStatus(all.phone.db)).toMatchObject({ unsent: 0, refused: 0 })
  }
  expect(kills).toBeGreaterThan(5)
})
