/**
 * The real server with a family: a mother, her child without a login, a father and an aunt. Roles in the
 * mother's and the child's record change during a history, also in the middle of a push.
 */
import type { Role } from 'sync-protocol/family'
import type { TestApp, TestPerson } from '../../../../api/test/app'
import { TestDevice } from '../../../../api/test/device'
import { addProfile, joinAtOnce } from '../../../../api/test/family'
import {
  CLAIM_OF_ANOTHER,
  giveCode,
  newPerson,
  openServer,
  type Person,
  patiently,
  readAllOf,
  type Server,
  type Whose,
} from '../server'
import { type Hold, prepareHold } from './hold'
import { emptyRoleBook, type Landed, prepareRoleBook, readRoleBook } from './role-book'

export interface Membership {
  person: Person
  record: Whose
  role: Role
}

export interface FamilyServer extends Server {
  people: readonly [Person, Person, Person]
  /** The mother's record and the child's. The mother may do everything in both. */
  records: readonly [Whose, Whose]
  start: readonly Membership[]
  /** If `from` is null, the mother lets the person in. */
  changeRole(of: Omit<Membership, 'role'>, from: Role | null, to: Role | null): Promise<void>
  hold: Hold
  landed(): Promise<Landed[]>
}

export async function startFamilyServer(): Promise<FamilyServer> {
  let family: Pick<FamilyServer, 'people' | 'records' | 'start'> | undefined
  const { server, test, superuser, inWholePages } = await openServer(async opened => {
    family = await beginFamily(opened)
    const { people, records, start } = family
    return {
      ...{ people, records },
      async fill() {
        for (const each of start) await letIn(opened, people[0], each)
        await giveCode(people[2], CLAIM_OF_ANOTHER)
      },
    }
  })
  if (!family) throw new Error('there is no family')
  const { people, records, start } = family
  const [mother] = people
  await prepareRoleBook(superuser)
  const hold = await prepareHold(superuser)

  return {
    ...{ ...server, people, records, start, hold },
    async wipe() {
      await server.wipe()
      await emptyRoleBook(superuser)
    },
    readAll: record => readAllOf(new MothersDevice(inWholePages(mother), record)),
    async changeRole({ person, record }, from, to) {
      if (to === null) return remove(mother, record, person)
      if (from === null) return letIn(test, mother, { person, record, role: to })
      await said(mother, 'PATCH', pathOf(record, person), { json: { role: to } })
    },
    landed: () => readRoleBook(superuser),
  }
}

async function beginFamily(test: TestApp) {
  const people = [
    await newPerson(test, 'a'),
    await newPerson(test, 'b'),
    await newPerson(test, 'c'),
  ] as const
  const [mother, father] = people
  const own: Whose = { id: mother.id, letter: mother.letter }
  const child: Whose = { id: (await addProfile(mother, { firstName: 'Noé' })).id, letter: 'n' }
  const start: readonly Membership[] = [
    { person: father, record: child, role: 'carer' },
    { person: father, record: own, role: 'viewer' },
  ]
  return { people, records: [own, child] as const, start }
}

const letIn = (test: TestApp, mother: Person, { person, record, role }: Membership) =>
  patiently(() => joinAtOnce(test, mother.id, record.id, { memberId: person.id, role }))

async function remove(mother: Person, record: Whose, person: Person): Promise<void> {
  await said(mother, 'DELETE', pathOf(record, person))
}

const pathOf = (record: Whose, person: Person) => `/api/profiles/${record.id}/members/${person.id}`

/** The request is repeated if the database connection had died. */
const said = (mother: TestPerson, ...request: Parameters<TestPerson['send']>) =>
  patiently(async () => {
    const answer = await mother.send(...request)
    if (!answer.ok) throw new Error(`${request[0]} ${request[1]}: ${await answer.text()}`)
  })

class MothersDevice extends TestDevice {
  readonly #whose: Whose

  constructor(mother: TestPerson, whose: Whose) {
    super(mother)
    this.#whose = whose
  }

  override sendExchange(mutations: unknown[] = [], overrides: object = {}): Promise<Response> {
    const asked = { userId: this.#whose.id, actorId: this.person.id }
    return super.sendExchange(mutations, { ...asked, ...overrides })
  }
}
