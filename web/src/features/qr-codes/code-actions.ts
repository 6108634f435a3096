import { copyFieldsOf, redraw } from 'sync-protocol/codes'
import { LEVELS_ASCENDING, needsConfirmation } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { AccessLevel, QrCode, TokenClaim } from 'sync-protocol/qr'
import { inSlices } from '../../loading/in-slices'
import { aboutShownRecord } from '../../people/profiles'
import { confirm } from '../../stores/confirm'
import { showToast, showUndoToast } from '../../stores/toast'
import { addRow, editRow, type RowOf, removeRow, type Saved, showNotSaved } from '../../sync'
import { type CodeChoices, type FormChoices, filledIn } from './code-choices'
import { drawCode } from './draw'
import { levelSentence } from './level-sentence'
import { type CodeWorld, makeInParts } from './make-code'
import { scanAdviceOf } from './scan-advice'
import { qrCodesTexts } from './texts'

export type SavedCode = RowOf<'qr-codes'>

const { form: formTexts, manage: manageTexts, results, consent } = qrCodesTexts

export async function generateCode(
  form: FormChoices,
  world: CodeWorld<SavedCode>,
): Promise<string | undefined> {
  if (!world.record.profile) return refuse(formTexts.noProfile)
  const choices = filledIn(form)
  if (!choices) return refuse(formTexts.notFilled)

  try {
    const { values, existing } = await inSlices(makeInParts(choices, world))
    const { grade, words } = scanAdviceOf(values.qrColor, drawCode(values)?.modules)
    if (grade === 'refused') return refuse(words)
    if (!(await confirmDisclosure(choices, existing))) return undefined
    const saved = existing
      ? await editRow('qr-codes', existing.id, values)
      : await addRow('qr-codes', values)
    return reportSaved(saved, existing ? results.updated : results.generated)
  } catch (error) {
    return failed(error, results.notGenerated)
  }
}

export async function updateCode(
  row: SavedCode,
  context: { record: MedicalRecord; origin: string; nowMs: number },
): Promise<void> {
  try {
    reportSaved(
      await editRow('qr-codes', row.id, copyFieldsOf(redraw(row, context).code)),
      results.updated,
    )
  } catch (error) {
    failed(error, results.notGenerated)
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
    title: manageTexts.replaceQuestion,
    body: context.isOnline ? manageTexts.replaceBody : manageTexts.replaceBodyOffline,
    confirmLabel: manageTexts.replace,
  })
  if (!isAgreed) return false
  try {
    const values = { ...context.newClaim, ...copyFieldsOf(redraw(row, context).code) }
    return (
      reportSaved(await editRow('qr-codes', row.id, values), manageTexts.replaced) !== undefined
    )
  } catch (error) {
    failed(error, results.notGenerated)
    return false
  }
}

export async function deleteCode(id: string): Promise<void> {
  try {
    const undo = await removeRow('qr-codes', id)
    if (!undo) return
    showUndoToast(results.success, aboutShownRecord(results.deleted), undo)
  } catch (error) {
    failed(error, results.notDeleted)
  }
}

function reportSaved(saved: Saved, success: string): string | undefined {
  if (saved.ok) {
    showToast({ title: results.success, description: success })
    return saved.value.id
  }
  if (saved.failure.code === 'invalid') return refuse(results.notGenerated)
  showNotSaved(saved.failure)
  return undefined
}

function refuse(description: string): undefined {
  showToast({ title: results.error, description, tone: 'danger' })
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
      title: consent.widerQuestion({ info: qrCodesTexts.infos[type] }),
      body: consent.widerBody({ discloses: levelSentence(type, accessLevel) }),
      confirmLabel: consent.wider,
    })
    if (!isAgreed) return false
  }
  if (!needsConfirmation(choices) || (existing && isAgreedPublic(existing))) return true
  return confirm({
    isAboutRecord: true,
    title: consent.medicinesQuestion,
    body: consent.medicinesBody,
    confirmLabel: consent.medicines,
  })
}

const isWider = (wanted: AccessLevel, present: AccessLevel): boolean =>
  LEVELS_ASCENDING.indexOf(wanted) > LEVELS_ASCENDING.indexOf(present)

const isAgreedPublic = ({ accessLevel, confirmedPublic }: NonNullable<Agreed>): boolean =>
  accessLevel === 'public' && confirmedPublic === true
