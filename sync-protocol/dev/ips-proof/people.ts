import { inventRecord } from '../../bench/invented-record'
import { type Random, seededRandom } from '../../bench/random'
import { LANGUAGE_STOCKS } from '../../bench/stocks'
import { disclose, LEVELS_ASCENDING, rowIdsOf } from '../../src/disclosure'
import { makeIps } from '../../src/ips'
import type { MedicalRecord, Row } from '../../src/medical'
import { noah, oksana, walter } from '../hard-records'
import { elena, FIVE_PLANS, haruka, largest, layla } from '../sample-records'
import type { Document } from './structure-check'

const NOW_MS = Date.UTC(2026, 10, 23, 12)
const TODAY = '2026-11-23'
const PEOPLE = 200

export function peoplesDocuments(): { name: string; document: Document }[] {
  const random = seededRandom(20_261_123)
  const invented = Array.from({ length: PEOPLE }, (_, at) => ({
    name: `person ${at}`,
    record: withMore(random, inventRecord(random, random.pick(LANGUAGE_STOCKS), NOW_MS)),
  }))
  const known = { elena: withPlans(random, elena), layla, haruka, largest, noah, oksana, walter }
  const named = Object.entries(known).map(([name, record]) => ({ name, record }))
  return [...invented, ...named].flatMap(({ name, record }, at) =>
    LEVELS_ASCENDING.map(accessLevel => {
      const code = { type: 'complete', accessLevel, revision: 1, expiresAt: '' } as const
      const document: Document = makeIps(disclose(record, code, TODAY), {
        rowIds: { ...rowIdsOf(record, code), profile: record.profile?.id },
        nowMs: NOW_MS,
        newId: () => uuid(random),
        ...(at % 5 === 0 && { carer: 'Ana Sol' }),
      })
      return { name: `${name}, ${accessLevel}`, document }
    }),
  )
}

function withMore(random: Random, record: MedicalRecord): MedicalRecord {
  const row = <T extends object>(value: Row<T>, more: object, disputed: object): Row<T> => ({
    ...value,
    id: uuid(random),
    ...(random.chance(0.5) && more),
    ...(random.chance(0.2) && { conflicts: disputed }),
  })
  const day = () => `20${random.int(10, 26)}-0${random.int(1, 9)}-1${random.int(0, 9)}`
  const { profile } = record
  return {
    ...(random.chance(0.5) ? withPlans(random, record) : record),
    profile: profile && {
      ...profile,
      id: uuid(random),
      ...(random.chance(0.2) && { pregnancyDueDate: '2027-03-04' }),
      ...(random.chance(0.5) && { conditionsState: 'noneKnown' }),
      ...(random.chance(0.5) && { phoneNumber: '+45 20 00 00 01', city: 'Aarhus' }),
      ...(random.chance(0.5) && { confirmedAt: '2026-10-30T08:00:00Z' }),
      ...(random.chance(0.3) && { conflicts: { ...DISPUTES, dateOfBirth: ['1990-02-03'] } }),
    },
    contacts: record.contacts.map(each =>
      row(each, { email: 'ana@example.org' }, { phoneNumber: ['+45 20 00 00 02'] }),
    ),
    allergies: record.allergies.map(each => row(each, {}, { severity: ['Severe'] })),
    medications: record.medications.map(each =>
      row(each, { startDate: day(), prescribingDoctor: 'Dr. Sol' }, { name: ['Apixaban'] }),
    ),
    conditions: record.conditions.map(each =>
      row(
        each,
        { diagnosedDate: day(), notes: 'Seen <once>\na year & more' },
        { status: ['Active'] },
      ),
    ),
  }
}

/** Some of them are in dispute. */
function withPlans(random: Random, record: MedicalRecord): MedicalRecord {
  const others = ['normal', 'device', 'reach', 'depends', 'fromNewerApp'].map(kind => ({
    kind,
    text: `What is <${kind}> & more`,
  }))
  const plans = [...FIVE_PLANS, ...others].map(plan => ({
    ...plan,
    id: uuid(random),
    ...(random.chance(0.2) && { conflicts: { text: ['Something else'], kind: ['avoid'] } }),
  }))
  const dates = ['2019', '2019-07', '2019-07-01', undefined]
  const history = dates.flatMap((onDate, at) =>
    (['procedure', 'vaccine'] as const).map(kind => ({
      ...{ id: uuid(random), kind, name: `${kind} ${at}`, note: 'Seen <once>' },
      ...(onDate !== undefined && { onDate }),
      ...(random.chance(0.2) && { conflicts: { onDate: ['2020'] } }),
    })),
  )
  return { ...record, plans, history }
}

const DISPUTES = {
  weightKg: [70],
  implants: ['None'],
  bloodType: ['O-'],
  pregnancyDueDate: ['2027-03-09'],
}

const uuid = (random: Random): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => random.int(0, 15).toString(16))
