/**
 * An example that is no document must be refused. A single resource is also read within a document of its
 * person.
 */
import { disclose, rowIdsOf } from '../../src/disclosure'
import { codingsIn, type IpsSummary, makeIps, readIps } from '../../src/ips'
import type { MedicalRecord } from '../../src/medical'
import { medicalRecordOf } from '../../src/sync'
import { guideExamples } from './definitions'
import type { Document } from './structure-check'

const TODAY = '2026-11-23'

interface Imported {
  name: string
  result: string
  document?: Document
  isRight: boolean
}

export function importedExamples(): Imported[] {
  return guideExamples().flatMap(({ name, resource }) => {
    const isDocument = resource.resourceType === 'Bundle'
    const asItIs = takenIn(name, resource)
    const alone = { ...asItIs, isRight: isDocument === (asItIs.document !== undefined) }
    return isDocument ? [alone] : [alone, takenIn(`${name}, in a document`, documentOf(resource))]
  })
}

function takenIn(name: string, file: object): Imported {
  const read = readIps(JSON.stringify(file), { today: TODAY })
  if (!read.ok) return { name, result: read.why, isRight: false }
  const { rows, noneKnown, skipped } = read.summary
  const result = `${rows.length} rows, ${noneKnown.length} empty lists, ${skipped.length} left out`
  return { name, result, document: exported(recordOf(read.summary)), isRight: true }
}

function recordOf({ rows, profile, noneKnown }: IpsSummary): MedicalRecord {
  const of = (list: string) =>
    rows
      .filter(({ collection }) => collection === list)
      .map(({ fields }, at) => ({ ...fields, id: uuid(at) }))
  const states = Object.fromEntries(noneKnown.map(list => [`${list}State`, 'noneKnown']))
  const record = {
    ...medicalRecordOf([], 0),
    profile: { ...profile, ...states, id: uuid(0) },
    ...{ allergies: of('allergies'), medications: of('medications') },
    ...{ conditions: of('conditions'), contacts: of('contacts') },
    ...{ plans: of('plans'), history: of('history') },
  }
  return record as unknown as MedicalRecord // the reader checks each row against its schema
}

function exported(record: MedicalRecord): Document {
  const code = { type: 'complete', accessLevel: 'healthcare', revision: 1, expiresAt: '' } as const
  let count = 1000
  return makeIps(disclose(record, code, TODAY), {
    rowIds: { ...rowIdsOf(record, code), profile: record.profile?.id },
    nowMs: Date.UTC(2026, 10, 23, 12),
    newId: () => uuid(++count),
    codingsOf: codingsIn(record),
  })
}

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

function documentOf(resource: { [field: string]: unknown; resourceType: string }): object {
  const { subject, patient } = resource
  const named = (subject ?? patient) as { reference?: string } | undefined // the guide uses either field
  const [kind, id] = (named?.reference ?? 'Patient/p').split('/')
  const isPerson = resource.resourceType === 'Patient'
  const person = isPerson ? resource : { resourceType: kind, id, name: [{ text: 'Somebody' }] }
  const composition =
    resource.resourceType === 'Composition'
      ? resource
      : { resourceType: 'Composition', subject: { reference: `Patient/${person.id}` } }
  const all = [composition, person, ...(isPerson || composition === resource ? [] : [resource])]
  return { resourceType: 'Bundle', type: 'document', entry: all.map(each => ({ resource: each })) }
}
