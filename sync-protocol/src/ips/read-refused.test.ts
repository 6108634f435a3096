import { describe, expect, it } from 'vitest'
import { allergy, bundleOf, type Resource, statement, TODAY } from '../../dev/clinic-file'
import { readIps } from './read-ips'
import type { IpsRefusal } from './read-why'

describe('a file is refused, with the reason', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const withResource = (resource: Resource) => JSON.stringify(bundleOf([resource]))
  const cases: [string, IpsRefusal, string][] = [
    ['an empty text', 'empty', ' \n'],
    ['FHIR in XML', 'fhirXml', '\ufeff <?xml version="1.0"?><Bundle xmlns="http://hl7.org/fhir"/>'],
    [
      'CDA',
      'cda',
      '<?xml version="1.0"?>\n<?xml-stylesheet href="cda.xsl"?>\n<!-- C-CDA -->\n<ClinicalDocument xmlns="urn:hl7-org:v3">',
    ],
    ['CDA with a prefix', 'cda', '<n1:ClinicalDocument xmlns:n1="urn:hl7-org:v3">'],
    ['a web page', 'webPage', '<!DOCTYPE html><html></html>'],
    ['other XML', 'xml', '<note/>'],
    [
      'NDJSON',
      'ndjson',
      '{"resourceType":"Patient","id":"p"}\n{"resourceType":"AllergyIntolerance"}\n',
    ],
    [
      'NDJSON with blank lines',
      'ndjson',
      '\n{"resourceType":"Patient"}\r\n\r\n{"resourceType":"AllergyIntolerance"}',
    ],
    ['HL7 version 2', 'hl7v2', 'MSH|^~\\&|A|B'],
    ['a PDF', 'pdf', '%PDF-1.7 …'],
    ['an archive', 'zip', 'PK\u0003\u0004'],
    ['a health card', 'healthCard', '{"verifiableCredential":["eyJ"]}'],
    ['what is cut off', 'notJson', '{"resourceType":"Bundle","entry":['],
    ['no health data', 'notFhir', '{"name":"x"}'],
    ['a list', 'notFhir', '[1]'],
    ['nothing', 'notFhir', 'null'],
    ['one resource', 'notDocument', JSON.stringify(allergy())],
    ['all versions of it', 'notDocument', JSON.stringify(bundleOf([], { type: 'history' }))],
    ['no entries', 'noPatient', '{"resourceType":"Bundle","type":"document","entry":[]}'],
    [
      'two people, and no composition',
      'manyPatients',
      JSON.stringify({
        ...{ resourceType: 'Bundle', type: 'collection' },
        entry: ['p', 'q'].map(id => ({ resource: { resourceType: 'Patient', id } })),
      }),
    ],
    [
      'nobody',
      'noPatient',
      JSON.stringify({
        ...bundleOf([]),
        entry: [{ resource: { resourceType: 'Composition', subject: { reference: 'Patient/p' } } }],
      }),
    ],
    ['33 levels', 'tooDeep', nested(33)],
    ['over 5 MB', 'tooLarge', `"${'é'.repeat(2_700_000)}"`],
    [
      '2,001 entries',
      'tooMany',
      JSON.stringify(bundleOf(Array.from({ length: 1999 }, () => allergy()))),
    ],
    ['a prototype', 'unsafe', '{"resourceType":"Bundle","__proto__":{"type":"document"}}'],
    ['a prototype by its code', 'unsafe', '{"a":[{"\\u005f_proto__":1}]}'],
    ['R5, by its medicines', 'otherVersion', withResource(statement({ medication: {} }))],
    ['R5, by its composition', 'otherVersion', JSON.stringify(bundleOf([], {}, { subject: [{}] }))],
    ['STU3, by its statuses', 'otherVersion', withResource(allergy({ clinicalStatus: 'active' }))],
    ['DSTU2, by its orders', 'otherVersion', withResource({ resourceType: 'MedicationOrder' })],
  ]
  it.each(cases)('%s: %s', (_, why, text) => {
    expect(readIps(text, { today: TODAY })).toMatchObject({ ok: false, why })
  })

  const resourcesOf = (bundle: ReturnType<typeof bundleOf>) =>
    bundle.entry.filter(({ resource }) => resource.resourceType !== 'Composition')
  const found = bundleOf([allergy()])
  it.each([
    [
      'a collection without a composition',
      { ...found, type: 'collection', entry: resourcesOf(found) },
    ],
    ['the answer to a search', { ...found, type: 'searchset' }],
    ['a transaction', { ...found, type: 'transaction', entry: resourcesOf(found) }],
    ['a composition that is not first', { ...found, entry: found.entry.toReversed() }],
    [
      'a document as the answer to a search',
      { resourceType: 'Bundle', type: 'searchset', entry: [{ resource: found }] },
    ],
    [
      'a document that an operation returns',
      { resourceType: 'Parameters', parameter: [{ name: 'return', resource: found }] },
    ],
  ])('but not %s', (_, file) => {
    expect(readIps(JSON.stringify(file), { today: TODAY })).toMatchObject({
      ok: true,
      summary: { rows: [{ fields: { allergen: 'Penicillin' } }], skipped: [] },
    })
  })

  it('and the first page of several says that there are more', () => {
    const file = { ...found, type: 'searchset', link: [{ relation: 'next', url: '?page=2' }] }
    expect(readIps(JSON.stringify(file), { today: TODAY })).toMatchObject({
      summary: { skipped: [{ what: 'The file', why: 'morePages' }] },
    })
  })

  it('and is read up to the limits', () => {
    const all = Array.from({ length: 1998 }, () => allergy())
    expect(readIps(JSON.stringify(bundleOf(all)), { today: TODAY }).ok).toBe(true)
    expect(readIps(nested(32), { today: TODAY })).toMatchObject({ why: 'notFhir' })
    expect(readIps(`"${'\\"{'.repeat(40)}"`, { today: TODAY })).toMatchObject({ why: 'notFhir' })
  })
})
