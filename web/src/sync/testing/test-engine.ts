import { fail } from '../../http/result'
import type { Engine } from '../engine/drain'
import type { Transport } from '../engine/transport'
import { addRow } from '../record/commit'
import { FakeServer } from './fake-server'
import { type TestDevice, testDevice } from './test-device'

/** Replaces the answer to a call, or lets the call through. */
type Fault = (call: () => Promise<Answer>, name: Call, nth: number) => Promise<Answer>
/** An exchange with mutations is a push, and one without is a pull. */
export type Call = 'push' | 'pull' | 'sendFile' | 'readFile'
type Answer = { [C in keyof Transport]: Awaited<ReturnType<Transport[C]>> }[keyof Transport]

export interface Phone extends TestDevice {
  engine: Engine
  calls: Call[]
  fault: Fault | null
}

export function phoneOf(
  server: FakeServer,
  userId: string,
  startMs?: number,
  actorId?: string,
): Phone {
  const device = testDevice(userId, startMs)
  const calls: Call[] = []
  // An answer travels as JSON, so the engine must not get references to the server's memory.
  const travel = <A>(answer: A): A => structuredClone(answer)
  const carry = async <A extends Answer>(name: Call, ask: () => Promise<A>): Promise<A> => {
    calls.push(name)
    const call = async () => travel(await ask())
    // A fault returns the same type as the call that it replaces.
    return phone.fault ? ((await phone.fault(call, name, calls.length)) as A) : call()
  }
  const phone: Phone = {
    ...device,
    calls,
    fault: null,
    engine: {
      db: device.db,
      now: device.now,
      newId: device.newId,
      lock: oneAtATime(),
      actorId,
      transport: {
        exchange: (body, onRows) =>
          carry(body.mutations.length > 0 ? 'push' : 'pull', () => server.exchange(body, onRows)),
        sendFile: (...file) => carry('sendFile', () => server.sendFile(...file)),
        readFile: id => carry('readFile', () => server.readFile(id)),
      },
    },
  }
  return phone
}

/** A fresh lock simulates a browser without locks. */
export function oneAtATime(): Engine['lock'] {
  let last: Promise<unknown> = Promise.resolve()
  return (_, work) => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}

export function twoPhones(): { server: FakeServer; phone: Phone; other: Phone } {
  const userId = crypto.randomUUID()
  let serverMs = 1_750_001_000_000
  const server = new FakeServer(userId, () => serverMs++)
  return { server, phone: phoneOf(server, userId), other: phoneOf(server, userId) }
}

export async function addAllergy(phone: Phone, allergen = 'Peanuts'): Promise<string> {
  const saved = await addRow('allergies', { allergen, severity: 'Severe' }, phone)
  if (!saved.ok) throw new Error(saved.failure.code)
  return saved.value.id
}

export const lost = { kind: 'not_sent', reason: 'unreachable' } as const

/** The server gets the call, but its answer does not arrive. */
export const loseAnswer: Fault = async call => {
  await call()
  return fail(lost)
}
