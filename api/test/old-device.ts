import {
  type Mutation,
  PROTOCOL_VERSION,
  type PullAnswer,
  type PushAnswer,
  pullAnswerSchema,
  pushAnswerSchema,
} from 'sync-protocol/sync'
import { bodyOf } from './answers'
import type { TestPerson } from './app'
import { TestDevice } from './device'

type Shared = Omit<TestDevice, 'push' | 'pull'>
// The same device but for two methods, which answer otherwise.
const SharedDevice = TestDevice as unknown as new (person: TestPerson) => Shared

/** A device that pushes and pulls by two requests; it goes with their routes. */
export class OldDevice extends SharedDevice {
  sendPush(mutations: unknown[], overrides: object = {}): Promise<Response> {
    const { clientId, epoch } = this
    const json = { protocol: PROTOCOL_VERSION, epoch, clientId, mutations, ...overrides }
    return this.person.send('POST', '/api/sync/push', { json })
  }

  sendPull(overrides: object = {}): Promise<Response> {
    const { clientId, cookie, outcomesSeen } = this
    const json = { protocol: PROTOCOL_VERSION, cookie, clientId, outcomesSeen, ...overrides }
    return this.person.send('POST', '/api/sync/pull', { json })
  }

  async push(...mutations: Mutation[]): Promise<PushAnswer> {
    return bodyOf(await this.sendPush(mutations), pushAnswerSchema)
  }

  /** One page, folded into `rows`. */
  async pullPage(): Promise<PullAnswer> {
    const answer = await bodyOf(await this.sendPull(), pullAnswerSchema)
    if (answer.reset) this.rows.clear()
    this.keepChanges(answer)
    this.cookie = { epoch: answer.epoch, version: answer.version }
    this.epoch = answer.epoch
    return answer
  }

  /** All pages. */
  async pull(): Promise<PullAnswer> {
    for (;;) {
      const answer = await this.pullPage()
      if (!answer.more) return answer
    }
  }
}
