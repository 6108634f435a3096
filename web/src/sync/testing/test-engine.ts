import type { Engine } from '../engine/drain'
import type { Transport } from '../engine/transport'
import type { FakeServer } from './fake-server'
import { type TestDevice, testDevice } from './test-device'

/** What happens to a call on its way; the rest of the calls go through. */
export type Fault = (call: () => Promise<Answer>, name: Call, nth: number) => Promise<Answer>
/** An exchange that sends something is a push, and one that only reads a pull. */
export type Call = 'push' | 'pull' | 'sendFile' | 'readFile'
type Answer = { [C in keyof Transport]: Awaited<ReturnType<Transport[C]>> }[keyof Transport]

/** A phone with an engine: `calls` is what it asked of the server, `fault` what befalls the calls. */
export interface Phone extends TestDevice {
  engine: Engine
  calls: Call[]
  fault: Fault | null
}

/** `actorId`: who is signed in, where that is not the record's own person. */
export function phoneOf(
  server: FakeServer,
  userId: string,
  startMs?: number,
  actorId?: string,
): Phone {
  const device = testDevice(userId, startMs)
  const calls: Call[] = []
  // An answer travels as JSON: nothing the engine does may reach into the server's memory.
  const travel = <A>(answer: A): A => structuredClone(answer)
  const carry = async <A extends Answer>(name: Call, ask: () => Promise<A>): Promise<A> => {
    calls.push(name)
    const call = async () => travel(await ask())
    // A fault answers for the call it was given.
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

/** A lock of its own for a phone; a fresh one stands for a browser that has none. */
export function oneAtATime(): Engine['lock'] {
  let last: Promise<unknown> = Promise.resolve()
  return (_, work) => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
