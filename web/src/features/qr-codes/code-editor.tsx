import { useCallback, useEffect, useMemo, useState } from 'react'
import { needsConfirmation } from 'sync-protocol/disclosure'
import { disclosesMore } from 'sync-protocol/family'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { TokenClaim } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { dashboardPath } from '../../addresses/paths'
import { useMay } from '../../people/profiles'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import type { SavedCode } from './code-actions'
import { codeOfType, type FormChoices, filledIn, formChoices, type Touched } from './code-choices'
import { CodeForm } from './code-form'
import { makeClaim } from './make-claim'
import { qrCodesTexts } from './texts'

const { form: texts, preview } = qrCodesTexts

/** This script has most of the app's words and all of its drawing. */
type CodeMaker = Pick<typeof import('./code-maker'), 'CodePreview' | 'generateCode'>

interface CodeEditorProps {
  touched: Touched
  onTouch: (touched: Touched) => void
  onMade: (id: string) => void
  here?: { codes: readonly SavedCode[]; record: MedicalRecord; maker: CodeMaker } | undefined
  /** The code is already shown below, and no choice would change it. */
  isShownBelow: boolean
}

const NONE: readonly SavedCode[] = []

export function CodeEditor({ touched, onTouch, onMade, here, isShownBelow }: CodeEditorProps) {
  const [newClaim, renewClaim] = useNewClaim()
  const [isBusy, setBusy] = useState(false)
  const { codes = NONE, record, maker } = here ?? {}
  const form = useMemo(() => formChoices(touched, codes), [touched, codes])
  const world = useMemo(
    () => record && newClaim && { record, codes, newClaim, origin: codeOrigin() },
    [record, codes, newClaim],
  )
  const hasProfile = record?.profile !== undefined
  const isBeyond = useIsBeyond(form, codes)

  async function generate() {
    if (!world || !maker) return
    setBusy(true)
    const id = await maker.generateCode(form, { ...world, nowMs: Date.now() })
    setBusy(false)
    if (id === undefined) return
    // A token belongs to one code for ever, so the next code gets a new one.
    renewClaim()
    onTouch(form.type === '' ? {} : { type: form.type })
    onMade(id)
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <div inert={!here}>
        <Card title={texts.title}>
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
      </div>
      {here && !hasProfile ? (
        // The notice comes after the form, because it would move the form when it appears.
        <Notice
          tone="info"
          title={texts.noProfile}
          action={
            <ButtonLink to={`${dashboardPath('medical-info')}#personal`}>
              {texts.createProfile}
            </ButtonLink>
          }
        >
          {texts.noProfileText}
        </Notice>
      ) : (
        <Card title={preview.title}>
          {isShownBelow ? (
            <p className="text-soft">{preview.shownBelow}</p>
          ) : maker && world ? (
            <maker.CodePreview form={form} world={world} />
          ) : (
            <Skeleton />
          )}
        </Card>
      )}
    </div>
  )
}

function useNewClaim(): [TokenClaim | undefined, () => void] {
  const [newClaim, setNewClaim] = useState<TokenClaim>()
  const renew = useCallback(() => void makeClaim().then(setNewClaim), [])
  useEffect(renew, [renew])
  return [newClaim, renew]
}

/** Only a guardian may widen what the code shows. */
function useIsBeyond(form: FormChoices, codes: readonly SavedCode[]): boolean {
  const mayWiden = useMay('widen')
  const choices = filledIn(form)
  if (mayWiden || !choices) return false
  return disclosesMore(codeOfType(codes, choices.type), {
    ...choices,
    confirmedPublic: needsConfirmation(choices),
  })
}
