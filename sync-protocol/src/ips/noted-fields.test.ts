import { describe, expect, it } from 'vitest'
import { allergy, condition, rowsOf, statement, status } from '../../dev/clinic-file'
import { noteFor } from './noted-fields'

const severe = { criticality: 'high', reaction: [{ severity: 'severe' }] }
const clinical = (code: string) => ({ clinicalStatus: status('condition-clinical', code) })

describe('a note of another system', () => {
  it('that begins with “Severity” leaves the severity as it is', () => {
    const note = [{ text: 'Severity: mild, once' }]
    expect(rowsOf(allergy({ ...severe, note }))).toEqual([
      { allergen: 'Penicillin', severity: 'Severe', reaction: 'Severity: mild, once' },
    ])
  })

  it('that begins with “Status” leaves the status as it is', () => {
    const note = [{ text: 'Status: resolved, says the patient' }]
    expect(rowsOf(condition({ note }))).toEqual([
      { condition: 'Asthma', status: 'Active', notes: 'Status: resolved, says the patient' },
    ])
  })
})

describe('a field in our own note', () => {
  const mild = noteFor('severity', 'Severity', 'A bit')
  const healed = noteFor('status', 'Status', 'Resolved in 2020')

  it('is read back', () => {
    expect(rowsOf(allergy({ note: [mild] }))[0]?.severity).toBe('A bit')
    expect(rowsOf(condition({ ...clinical('resolved'), note: [healed] }))[0]?.status).toBe(
      'Resolved in 2020',
    )
  })

  it('does not hide a later change by a clinic', () => {
    expect(rowsOf(allergy({ ...severe, note: [mild] }))[0]?.severity).toBe('Severe')
    expect(rowsOf(condition({ note: [healed] }))[0]?.status).toBe('Active')
    const active = noteFor('status', 'Status', 'Active')
    const over = condition({ ...clinical('resolved'), note: [active] })
    expect(rowsOf(over)[0]?.status).toBe('Resolved')
  })

  it('is a plain note if its text has changed', () => {
    const note = [{ ...mild, text: 'Severity: A bit at first, now much worse' }]
    expect(rowsOf(allergy({ note }))[0]).toMatchObject({
      severity: 'Not stated',
      reaction: 'Severity: A bit at first, now much worse',
    })
  })

  it('about an effect shows words, and is read back as the effect', () => {
    const notes = ['opioid', 'not opioid'].map(effect => noteFor('effect', 'Effect', effect))
    expect(notes.map(({ text }) => text)).toEqual([
      'Effect: Opioid, as the person says',
      'Effect: Not: Opioid, as the person says',
    ])
    expect(notes.map(note => rowsOf(statement({ note: [note] }))[0]?.effect)).toEqual([
      'opioid',
      'not opioid: Apixaban',
    ])
  })

  it('is left out if it is no effect', () => {
    const note = noteFor('effect', 'Effect', 'harmless')
    expect(rowsOf(statement({ note: [note] }))[0]).not.toHaveProperty('effect')
  })
})
