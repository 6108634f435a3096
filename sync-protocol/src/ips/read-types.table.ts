/**
 * The JSON types of the FHIR R4 elements that the reader reads, by resource. An element that is missing
 * here is passed on as it is.
 */

/**
 * - `numberIfCertain`: any other value stays as it is.
 * - `code`: a code of a terminology; `id`: the name of a resource within the file.
 * - `status`: a code, one CodeableConcept or several, because systems use each of them.
 * - A list has the shape of its items; an object has the shapes of its elements.
 */
export type JsonShape =
  | ('text' | 'code' | 'id' | 'date' | 'number' | 'numberIfCertain' | 'boolean' | 'status')
  | readonly [JsonShape]
  | ObjectShape
export interface ObjectShape {
  readonly [element: string]: JsonShape
}

const texts = ['text'] as const

const translations = {
  extension: [
    {
      url: 'text',
      extension: [{ url: 'text', valueCode: 'text', valueString: 'text', valueMarkdown: 'text' }],
    },
  ],
} as const
const coding = {
  system: 'text',
  version: 'text',
  code: 'code',
  display: 'text',
  _display: translations,
  userSelected: 'boolean',
} as const
export const CONCEPT = { coding: [coding], text: 'text', _text: translations } as const
const concepts = [CONCEPT] as const

const reference = { reference: 'text', display: 'text' } as const
const period = { start: 'date', end: 'date' } as const
const quantity = {
  value: 'number',
  comparator: 'text',
  unit: 'text',
  system: 'text',
  code: 'text',
} as const
const range = { low: quantity, high: quantity } as const
const ratio = { numerator: quantity, denominator: quantity } as const

const names = [{ use: 'text', text: 'text', given: texts, family: 'text', period }] as const
const telecom = [{ system: 'text', value: 'text', use: 'text', rank: 'number', period }] as const
const address = {
  use: 'text',
  text: 'text',
  line: texts,
  city: 'text',
  state: 'text',
  postalCode: 'text',
  period,
} as const

/** Without one of their parts, these would mean something else. */
export const INDIVISIBLE: ReadonlySet<JsonShape> = new Set<JsonShape>([
  quantity,
  range,
  ratio,
  address,
])

const notes = [{ text: 'text', extension: [{ url: 'text', valueString: 'text' }] }] as const
const entry = {
  status: 'status',
  clinicalStatus: 'status',
  verificationStatus: 'status',
  subject: reference,
  patient: reference,
  note: notes,
  extension: [
    {
      url: 'text',
      valueDateTime: 'date',
      valueDate: 'date',
      valueBoolean: 'boolean',
      valuePeriod: period,
    },
  ],
} as const

/** The reader of a timing names a duration that it cannot read. */
const bound = { ...quantity, value: 'numberIfCertain' } as const
const timing = {
  code: CONCEPT,
  event: ['date'],
  repeat: {
    frequency: 'number',
    frequencyMax: 'number',
    period: 'number',
    periodMax: 'number',
    periodUnit: 'text',
    dayOfWeek: texts,
    timeOfDay: texts,
    when: texts,
    offset: 'number',
    count: 'number',
    countMax: 'number',
    duration: 'number',
    durationMax: 'number',
    durationUnit: 'text',
    boundsDuration: bound,
    boundsPeriod: period,
    boundsRange: { low: bound, high: bound },
  },
} as const
const dosages = [
  {
    sequence: 'number',
    text: 'text',
    additionalInstruction: concepts,
    patientInstruction: 'text',
    timing,
    asNeededBoolean: 'boolean',
    asNeededCodeableConcept: CONCEPT,
    site: CONCEPT,
    route: CONCEPT,
    method: CONCEPT,
    doseAndRate: [
      {
        type: CONCEPT,
        doseQuantity: quantity,
        doseRange: range,
        rateQuantity: quantity,
        rateRange: range,
        rateRatio: ratio,
      },
    ],
    maxDosePerPeriod: ratio,
    maxDosePerAdministration: quantity,
    maxDosePerLifetime: quantity,
  },
] as const
const medicine = {
  ...entry,
  medicationCodeableConcept: CONCEPT,
  medicationReference: reference,
} as const

const section: { [element: string]: JsonShape } = {
  title: 'text',
  code: CONCEPT,
  text: { div: 'text' },
  entry: [reference],
  emptyReason: CONCEPT,
}
section.section = [section]

export const BUNDLE = {
  timestamp: 'date',
  link: [{ relation: 'text' }],
  entry: [{ fullUrl: 'text' }],
} as const

export const SHAPES: Readonly<Record<string, ObjectShape>> = {
  Composition: {
    status: 'status',
    subject: reference,
    date: 'date',
    author: [reference],
    section: [section],
  },
  Patient: {
    name: names,
    birthDate: 'date',
    gender: 'text',
    telecom,
    address: [address],
    communication: [{ language: CONCEPT, preferred: 'boolean' }],
    contact: [
      {
        id: 'id',
        name: names[0],
        relationship: concepts,
        telecom,
        organization: reference,
        period,
      },
    ],
  },
  AllergyIntolerance: {
    ...entry,
    code: CONCEPT,
    criticality: 'status',
    reaction: [
      {
        substance: CONCEPT,
        manifestation: concepts,
        description: 'text',
        severity: 'status',
        note: notes,
      },
    ],
  },
  Condition: {
    ...entry,
    code: CONCEPT,
    severity: CONCEPT,
    bodySite: concepts,
    stage: [{ summary: CONCEPT }],
    onsetDateTime: 'date',
    onsetPeriod: period,
    onsetString: 'text',
    onsetAge: quantity,
    abatementDateTime: 'date',
    abatementPeriod: period,
    abatementString: 'text',
    abatementBoolean: 'boolean',
    abatementAge: quantity,
    abatementRange: range,
  },
  MedicationStatement: {
    ...medicine,
    effectiveDateTime: 'date',
    effectivePeriod: period,
    dosage: dosages,
  },
  MedicationRequest: {
    ...medicine,
    intent: 'status',
    doNotPerform: 'boolean',
    authoredOn: 'date',
    dosageInstruction: dosages,
  },
  Medication: {
    ...entry,
    code: CONCEPT,
    form: CONCEPT,
    amount: ratio,
    ingredient: [
      {
        itemCodeableConcept: CONCEPT,
        itemReference: reference,
        isActive: 'boolean',
        strength: ratio,
      },
    ],
  },
  Substance: { code: CONCEPT },
  Observation: {
    ...entry,
    code: CONCEPT,
    focus: [reference],
    effectiveDateTime: 'date',
    effectivePeriod: period,
    issued: 'date',
    valueQuantity: quantity,
    valueCodeableConcept: CONCEPT,
    valueString: 'text',
    valueDateTime: 'date',
    dataAbsentReason: CONCEPT,
  },
  Device: {
    ...entry,
    type: CONCEPT,
    deviceName: [{ name: 'text' }],
    modelNumber: 'text',
  },
  DeviceUseStatement: { ...entry, device: reference, timingPeriod: period },
}
