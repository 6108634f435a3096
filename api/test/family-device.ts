import type { Role } from 'sync-protocol/family'
import { type ExchangeAnswer, exchangeAnswerSchema, type Mutation } from 'sync-protocol/sync'
import { bodyOf } from './answers'
import type { TestApp, TestPerson } from './app'
import { TestDevice } from './device'
import { addProfile, letIn } from './family'

export class FamilyDevice extends TestDevice {
  readonly profileId: string

  constructor(person: TestPerson, profileId: string) {
    super(person)
    this.profileId = profileId
  }

  override sendExchange(mutations: unknown[] = [], overrides: object = {}): Promise<Response> {
    const whose = { userId: this.profileId, actorId: this.person.id }
    return super.sendExchange(mutations, { ...whose, ...overrides })
  }

  async ask(...mutations: Mutation[]): Promise<ExchangeAnswer> {
    return bodyOf(await this.sendExchange(mutations), exchangeAnswerSchema)
  }
}

export async function addFamily(test: TestApp, role: Role = 'carer') {
  const [ana, ben] = [await test.signUp({ firstName: 'Ana' }), await test.signUp()]
  const { id } = await addProfile(ana, { firstName: 'Leo' })
  await letIn(test, ana, id, { person: ben, role })
  return { ana, ben, id, devices: [new FamilyDevice(ana, id), new FamilyDevice(ben, id)] as const }
}
