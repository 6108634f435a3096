import { useMemo, useState } from 'react'
import { needsConfirmation } from 'sync-protocol/disclosure'
import { widens } from 'sync-protocol/family'
import type { MedicalRecord } from 'sync-protocol/medical'
import { codeOrigin } from '../../app/code-origin'
import { dashboardPath } from '../../app/paths'
import { useMay } from '../../stores/profiles'
import { useIsLocal } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { isFirstPull, useRecord, useRows, useSyncStatus } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { generateCode, type SavedCode } from './code-actions'
import { codeOfType, type FormChoices, filledIn, formChoices, type Touched } from './code-choices'
import { CodeForm } from './code-form'
import { CodePreview } from './code-preview'
import { drawCode } from './draw'
import { GeneratedPanel } from './generated-panel'
import { newToken } from './new-token'
import { SavedCodes } from './saved-codes'

/** Codes are made, updated, kept and deleted here, all of it on this device. */
export function QrCodesTab() {
  const isLocal = useIsLocal()
  const status = useSyncStatus()
  return (
    <div>
      <PageHeader
        title="QR Codes"
        lead="A code opens your record for whoever helps you. You make and print it without a connection."
      />
      {!status || (!isLocal && isFirstPull(status)) ? (
        <Skeleton block />
      ) : (
        <Codes isLocal={isLocal} />
      )}
    </div>
  )
}

function Codes({ isLocal }: { isLocal: boolean }) {
  const codes = useRows('qr-codes')
  const prints = useRows('prints')
  const record = useRecord()
  const [shown, setShown] = useState<{ id: string; nth: number }>()
  const [touched, setTouched] = useState<Touched>({})
  const show = (id: string) => setShown(({ nth } = { id, nth: 0 }) => ({ id, nth: nth + 1 }))
  const mayMake = useMay('codes')
  // All at once: one of them alone would be pushed down by the other.
  if (!codes || !prints || !record) return <Skeleton block />
  const shownCode = codes.find(({ id }) => id === shown?.id)
  const moment = { isLocal, changedAtMs: record.changedAtMs, nowMs: Date.now(), prints }

  function view(code: SavedCode) {
    show(code.id)
    // The form stands at this code as well: what is to change about it is changed there.
    setTouched({ type: code.type })
    showToast(
      drawCode(code)
        ? { title: 'QR Code Loaded', description: 'Ready to download or print.' }
        : { title: 'Error', description: 'Failed to load QR code', tone: 'danger' },
    )
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {mayMake && (
        <CodeEditor
          codes={codes}
          record={record}
          touched={touched}
          onTouch={setTouched}
          onMade={show}
          isShownBelow={shownCode !== undefined && isAsStored(touched, shownCode)}
        />
      )}
      {shown && shownCode && (
        <GeneratedPanel key={shown.nth} code={shownCode} record={record} moment={moment} />
      )}
      <SavedCodes codes={codes} moment={moment} shownId={shownCode?.id} onView={view} />
    </div>
  )
}

interface CodeEditorProps {
  codes: readonly SavedCode[]
  record: MedicalRecord
  touched: Touched
  onTouch: (touched: Touched) => void
  onMade: (id: string) => void
  /** The code stands below already, and nothing was chosen that would make another of it. */
  isShownBelow: boolean
}

/** The form and, beside it, the code it would make. */
function CodeEditor(props: CodeEditorProps) {
  const { codes, record, touched, onTouch, onMade, isShownBelow } = props
  const [spareToken, setSpareToken] = useState(newToken)
  const [isBusy, setBusy] = useState(false)
  const form = useMemo(() => formChoices(touched, codes), [touched, codes])
  const world = useMemo(
    () => ({ record, codes, spareToken, origin: codeOrigin() }),
    [record, codes, spareToken],
  )
  const hasProfile = record.profile !== undefined
  const isBeyond = useIsBeyond(form, codes)

  async function generate() {
    setBusy(true)
    const id = await generateCode(form, { ...world, nowMs: Date.now() })
    setBusy(false)
    if (id === undefined) return
    // A token is one code's for ever: the next code must not open what this one opened.
    setSpareToken(newToken)
    onTouch(form.type === '' ? {} : { type: form.type })
    onMade(id)
  }

  return (
    <>
      {!hasProfile && (
        <Notice
          tone="info"
          title="Please create your medical profile first"
          action={
            <ButtonLink to={`${dashboardPath('medical-info')}#personal`}>Create Profile</ButtonLink>
          }
        >
          A code shows what stands in it.
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        <Card title="Generate QR Code">
          <CodeForm
            form={form}
            onTouch={choice => onTouch({ ...touched, ...choice })}
            isUpdate={form.type !== '' && codeOfType(codes, form.type) !== undefined}
            canGenerate={hasProfile && !isBeyond}
            isBeyond={isBeyond}
            isBusy={isBusy}
            onGenerate={generate}
          />
        </Card>
        {hasProfile && (
          <Card title="Preview">
            {isShownBelow ? (
              <p className="text-soft">
                This code is shown below. Change a choice to see what it would become.
              </p>
            ) : (
              <CodePreview form={form} world={world} />
            )}
          </Card>
        )}
      </div>
    </>
  )
}

/** It would show more than a carer may let it: that is a guardian's to decide. */
function useIsBeyond(form: FormChoices, codes: readonly SavedCode[]): boolean {
  const mayWiden = useMay('widen')
  const choices = filledIn(form)
  if (mayWiden || !choices) return false
  return widens(codeOfType(codes, choices.type), {
    ...choices,
    confirmedPublic: needsConfirmation(choices),
  })
}

/** Of the form only the type was chosen, and it is this code's: it stands at the code as it is. */
const isAsStored = (touched: Touched, { type }: SavedCode): boolean =>
  touched.type === type && Object.keys(touched).length === 1
