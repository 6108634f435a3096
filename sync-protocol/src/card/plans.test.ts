import { expect, it } from 'vitest'
import { disclose } from '../disclosure'
import { labelsOf } from '../languages'
import type { EmergencyPlan, MedicalRecord, Row } from '../medical'
import type { AccessLevel } from '../medical/code-levels'
import { medicalRecordOf } from '../sync'
import { plainWords } from './blocks'
import { factsOf } from './facts'
import { rankOf } from './harm'

type Plan = Partial<Row<EmergencyPlan>>

const plan = (fields: Plan, at = 0): Row<EmergencyPlan> => ({
  ...{ id: `p${at}`, kind: 'do', text: 'Inject it first.' },
  ...fields,
})
const recordOf = (plans: Plan[], more: Partial<MedicalRecord> = {}): MedicalRecord => ({
  ...medicalRecordOf([], 0),
  plans: plans.map(plan),
  ...more,
})
const factsIn = (record: MedicalRecord, accessLevel: AccessLevel = 'emergency') =>
  factsOf(
    disclose(record, { type: 'emergency', accessLevel, revision: 1, expiresAt: '' }, '2026-11-27'),
    'en',
  ).filter(({ section }) => section === 'plans')
const said = (record: MedicalRecord) =>
  factsIn(record).map(
    fact => `${fact.block}: ${fact.label && `${fact.label}: `}${plainWords(fact, labelsOf('en'))}`,
  )

it('an instruction has its kind as a label and says if it names no author', () => {
  expect(said(recordOf([{ about: 'Addison’s disease', whereIs: 'Red pouch' }]))).toEqual([
    'instructions: Do: \u2066Inject it first.\u2069',
    'instructions: \u2066Addison’s disease\u2069',
    'instructions: Where it is: \u2066Red pouch\u2069',
    'instructions: \u2066Written by the person alone\u2069',
  ])
  expect(said(recordOf([{ kind: 'avoid', from: 'Dr Sand, +45 70 10 00 01' }]))).toEqual([
    'instructions: Never: \u2066Inject it first.\u2069',
    'instructions: From: \u2066Dr Sand, +45 70 10 00 01\u2069',
  ])
})

it('a refusal is what the person states, and says where the paper is', () => {
  expect(said(recordOf([{ kind: 'refuse', text: 'No blood.', whereIs: 'With Dr Sand' }]))).toEqual([
    'instructions: Refuses, as the person states: \u2066No blood.\u2069',
    'instructions: The paper: \u2066With Dr Sand\u2069',
  ])
})

it.each(['toString', '__proto__', 'constructor'])('a kind named %s is an instruction', kind => {
  const [fact] = factsIn(recordOf([{ kind, from: 'me' }]))
  expect(fact).toMatchObject({ block: 'instructions', label: 'Important' })
})

it('each kind has its block and its rank', () => {
  const kinds = ['do', 'avoid', 'refuse', 'normal', 'device', 'reach', 'depends', 'fromNewerApp']
  const blocks = factsIn(recordOf(kinds.map(kind => ({ kind, from: 'me' }))))
    .filter(({ field }) => field === 'text')
    .map(({ block, label, importance }) => [block, label, importance])
  const [first, further] = [rankOf('instruction'), rankOf('furtherInstruction')]
  expect(blocks).toEqual([
    ['instructions', 'Do', first],
    ['instructions', 'Never', first],
    ['instructions', 'Refuses, as the person states', further],
    ['instructions', 'Important', further],
    ['conditions', 'Usual state', rankOf('implants')],
    ['conditions', 'Device', rankOf('implants')],
    ['reach', '', rankOf('reachOrDepends')],
    ['depends', '', rankOf('reachOrDepends')],
  ])
})

it('every reader sees both sides of a plan that two devices changed', () => {
  const conflicts = { kind: ['avoid'], text: ['Wait for me.'] }
  expect(said(recordOf([{ conflicts, from: 'me' }])).slice(0, 2)).toEqual([
    'instructions: Do or Never: \u2066Inject it first.\u2069 or \u2066Wait for me.\u2069',
    'instructions: \u2066Do\u2069 or \u2066Never\u2069',
  ])
})

it('a DNR status of none and a refusal of resuscitation are both shown', () => {
  const profile = { id: 'p', dnrStatus: 'None' } as const
  const record = recordOf([{ kind: 'refuse', text: 'No resuscitation.' }], { profile })
  const facts = factsOf(
    disclose(
      record,
      { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' },
      '2026-11-27',
    ),
    'en',
  )
  const words = facts.flatMap(({ sides }) => sides.map(side => side.words))
  expect(words).toEqual(expect.arrayContaining(['No DNR order', 'No resuscitation.']))
})

it('a public code shows no plan, because a plan names a disease', () => {
  const child = recordOf([{ kind: 'depends', text: 'Leo Jensen, 4, is alone at home.' }])
  expect(factsIn(child, 'public')).toEqual([])
})

it('a list without entries says "none" after what is urgent, and is not mentioned before it was asked for', () => {
  const profile = { id: 'p', plansState: 'noneKnown' } as const
  expect(said(recordOf([], { profile }))).toEqual([
    'conditions: Instructions: \u2066None known\u2069',
  ])
  expect(said(recordOf([]))).toEqual([])
})
