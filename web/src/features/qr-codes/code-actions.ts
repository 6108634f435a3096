import { redraw } from 'sync-protocol/codes'
import { LEVELS_ASCENDING, needsConfirmation } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { AccessLevel, QrCode, TokenClaim } from 'sync-protocol/qr'
import { confirm } from '../../stores/confirm'
import { inSlices } from '../../stores/in-slices'
import { ofRecordWords } from '../../stores/profiles'
import { showToast, showUndoToast } from '../../stores/toast'
import { addRow, editRow, type RowOf, removeRow, type Saved, showNotSaved } from '../../sync'
import { type CodeChoices, type FormChoices, filledIn } from './code-choices'
import { infoName } from './code-words'
import { drawCode } from './draw'
import { levelSentence } from './level-sentence'
import { type CodeWorld, makeInParts } from './make-code'
import { scanAdviceOf } from './scan-advice'

export type SavedCode = RowOf<'qr-codes'>

const UPDATED = 'QR code updated with your latest medical information'
const REPLACED = 'The link is new. Print this code again, and throw old prints away.'
const REPLACING =
  'Every copy you printed, saved or shared so far opens nothing any more. The words printed on old cards, and the offline copy in their codes, can still be read.'
const REPLACING_OFFLINE =
  'This phone has no connection now: the old link stops working once it has been online.'

export async function generateCode(
  form: FormChoices,
  world: CodeWorld<SavedCode>,
): Promise<string | undefined> {
  if (!world.record.profile) return refuse('Please create your medical profile first')
  const choices = filledIn(form)
  if (!choices) return refuse('Please fill in all fields')

  try {
    const { values, existing } = await inSlices(makeInParts(choices, world))
    const { grade, sentences } = scanAdviceOf(values.qrColor, drawCode(values)?.modules)
    if (grade === 'refused') return refuse(sentences.join(' '))
    if (!(await confirmDisclosure(choices, existing))) return undefined
    const saved = existing
      ? await editRow('qr-codes', existing.id, values)
      : await addRow('qr-codes', values)
    return reportSaved(saved, existing ? UPDATED : 'QR code generated successfully')
  } catch (error) {
    return failed(error, 'Failed to generate QR code')
  }
}

export async function updateCode(
  row: SavedCode,
  context: { record: MedicalRecord; origin: string; nowMs: number },
): Promise<void> {
  try {
    const { capsule, revision, revisedAt } = redraw(row, context).code
    reportSaved(await editRow('qr-codes', row.id, { capsule, revision, revisedAt }), UPDATED)
  } catch (error) {
    failed(error, 'Failed to generate QR code')
  }
}

/**
 * The old link opens nothing any more once this is sent. There is no undo, because it would disable prints
 * that were made with the new link.
 */
export async function replaceLink(
  row: SavedCode,
  context: {
    record: MedicalRecord
    origin: string
    nowMs: number
    newClaim: TokenClaim
    isOnline: boolean
  },
): Promise<boolean> {
  const isAgreed = await confirm({
    isAboutRecord: true,
    title: 'Replace the link of this code?',
    body: `${REPLACING} ${context.isOnline ? '' : REPLACING_OFFLINE}`.trim(),
    confirmLabel: 'Replace link',
  })
  if (!isAgreed) return false
  try {
    const { capsule, revision, revisedAt } = redraw(row, context).code
    const values = { ...context.newClaim, capsule, revision, revisedAt }
    return reportSaved(await editRow('qr-codes', row.id, values), REPLACED) !== undefined
  } catch (error) {
    failed(error, 'Failed to generate QR code')
    return false
  }
}

export async function deleteCode(id: string): Promise<void> {
  try {
    const undo = await removeRow('qr-codes', id)
    if (!undo) return
    showUndoToast('Success', `QR code deleted successfully${ofRecordWords()}`, undo)
  } catch (error) {
    failed(error, 'Failed to delete QR code')
  }
}

function reportSaved(saved: Saved, success: string): string | undefined {
  if (saved.ok) {
    showToast({ title: 'Success', description: success })
    return saved.value.id
  }
  if (saved.failure.code === 'invalid') return refuse('Failed to generate QR code')
  showNotSaved(saved.failure)
  return undefined
}

function refuse(description: string): undefined {
  showToast({ title: 'Error', description, tone: 'danger' })
}

function failed(error: unknown, description: string): undefined {
  console.error(error)
  refuse(description)
}

type Agreed = Pick<QrCode, 'accessLevel' | 'confirmedPublic'> | undefined

/** Asks the owner before a code shows more than before, or shows medicines to strangers. */
async function confirmDisclosure(choices: CodeChoices, existing: Agreed): Promise<boolean> {
  const { type, accessLevel } = choices
  if (existing && isWider(accessLevel, existing.accessLevel)) {
    const isAgreed = await confirm({
      isAboutRecord: true,
      title: `Show more with ${infoName(type)}?`,
      body: `Copies you already printed or shared show more, too. ${levelSentence(type, accessLevel)}`,
      confirmLabel: 'Show more',
    })
    if (!isAgreed) return false
  }
  if (!needsConfirmation(choices) || (existing && isAgreedPublic(existing))) return true
  return confirm({
    isAboutRecord: true,
    title: 'Let anyone read the names of the medicines?',
    body: 'They say which illnesses are treated. Anyone who scans this code can read them.',
    confirmLabel: 'Let anyone read them',
  })
}

const isWider = (wanted: AccessLevel, present: AccessLevel): boolean =>
  LEVELS_ASCENDING.indexOf(wanted) > LEVELS_ASCENDING.indexOf(present)

const isAgreedPublic = ({ accessLevel, confirmedPublic }: NonNullable<Agreed>): boolean =>
  accessLevel === 'public' && confirmedPublic === true
