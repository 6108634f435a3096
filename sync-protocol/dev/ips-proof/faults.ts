/** A check that finds none of these faults checks nothing. */

export interface Resource {
  resourceType: string
  // A fault may break the type of any field.
  [field: string]: unknown
}
interface Loose {
  [field: string]: unknown
  entry: { fullUrl: string; resource: Resource }[]
}

export interface Fault {
  what: string
  plant: (document: Loose, kind: (name: string) => Resource) => void
}

const without = (field: string) => (holder: { [field: string]: unknown }) =>
  Reflect.deleteProperty(holder, field)

const sections = (composition: Resource) => composition.section as { [field: string]: unknown }[] // as makeIps makes it

export const FAULTS: readonly Fault[] = [
  {
    what: 'no section for medicines',
    plant: (_, kind) => void sections(kind('Composition')).splice(2, 1),
  },
  {
    what: 'a section without words',
    plant: (_, kind) => sections(kind('Composition')).slice(3, 4).forEach(without('text')),
  },
  {
    what: 'a list without entries that does not say why',
    plant: (_, kind) => sections(kind('Composition')).slice(1, 2).forEach(without('entry')),
  },
  {
    what: 'an allergy without a status',
    plant: (_, kind) => void without('clinicalStatus')(kind('AllergyIntolerance')),
  },
  {
    what: 'no birth date, and no reason',
    plant: (_, kind) => void without('birthDate')(kind('Patient')),
  },
  {
    what: 'a person without a name',
    plant: (_, kind) => Object.assign(kind('Patient'), { name: [{ use: 'usual' }] }),
  },
  {
    what: 'a medicine without a time, and no reason',
    plant: (_, kind) => void without('_effectiveDateTime')(kind('MedicationStatement')),
  },
  {
    what: 'a flag that is not in force',
    plant: (_, kind) => Object.assign(kind('Flag'), { status: 'inactive' }),
  },
  {
    what: 'a plan that does not say what it is for',
    plant: (_, kind) => void without('intent')(kind('CarePlan')),
  },
  {
    what: 'a vaccination without a day, and no reason',
    plant: (_, kind) => {
      const vaccination = kind('Immunization')
      for (const field of ['occurrenceDateTime', '_occurrenceDateTime']) without(field)(vaccination)
    },
  },
  {
    what: 'a refusal without its scope',
    plant: (_, kind) => void without('scope')(kind('Consent')),
  },
  {
    what: 'a date of another calendar',
    plant: (_, kind) => Object.assign(kind('Patient'), { birthDate: '14.3.1958' }),
  },
  {
    what: 'a severity that FHIR does not have',
    plant: (_, kind) =>
      Object.assign(kind('AllergyIntolerance'), {
        reaction: [{ manifestation: [{ text: 'Rash' }], severity: 'fatal' }],
      }),
  },
  {
    what: 'a status that its system of codes does not have',
    plant: (_, kind) =>
      Object.assign(kind('Condition'), {
        clinicalStatus: {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'gone' },
          ],
        },
      }),
  },
  {
    what: 'an allergy of a medicine',
    plant({ entry }, kind) {
      const other = entry.find(({ resource }) => resource.resourceType === 'MedicationStatement')
      Object.assign(kind('AllergyIntolerance'), { patient: { reference: other?.fullUrl } })
    },
  },
  {
    what: 'a reference to nothing',
    plant: (_, kind) =>
      Object.assign(kind('Condition'), {
        subject: { reference: 'urn:uuid:00000000-0000-4000-8000-000000000000' },
      }),
  },
  {
    what: 'no moment at which it was made',
    plant: document => void without('timestamp')(document),
  },
  {
    what: 'a bundle that is no document',
    plant: document => Object.assign(document, { type: 'collection' }),
  },
  { what: 'the person before the composition', plant: ({ entry }) => void entry.reverse() },
  {
    what: 'a weight in pounds called kilograms',
    plant(_, kind) {
      const measure = {
        value: 150,
        unit: 'lb',
        system: 'http://unitsofmeasure.org',
        code: '[lb_av]x',
      }
      Object.assign(kind('Observation'), { valueQuantity: measure })
    },
  },
]
