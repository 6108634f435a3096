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
import { Folded } from '../../ui/folded'
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
  here: { codes: readonly SavedCode[]; record: MedicalRecord; maker: CodeMaker }
  /** The codes are above, and to make another comes second. */
  isFolded: boolean
  /** The code is already on the screen, and no choice would change it. */
  isShown: boolean
}

export function CodeEditor(props: CodeEditorProps) {
  if (!props.isFolded) return <OpenEditor {...props} />
  return (
    <Folded summary={<h2 className="text-lg">{texts.title}</h2>}>
      {() => <OpenEditor {...props} />}
    </Folded>
  )
}

function OpenEditor({ touched, onTouch, onMade, here, isFolded, isShown }: CodeEditorProps) {
  const [newClaim, renewClaim] = useNewClaim()
  const [isBusy, setBusy] = useState(false)
  const { codes, record, maker } = here
  const form = useMemo(() => formChoices(touched, codes), [touched, codes])
  const world = useMemo(
    () => newClaim && { record, codes, newClaim, origin: codeOrigin() },
    [record, codes, newClaim],
  )
  const hasProfile = record.profile !== undefined
  const isBeyond = useIsBeyond(form, codes)

  async function generate() {
    if (!world) return
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
      <Card {...(!isFolded && { title: texts.title })}>
        <CodeForm
          form={form}
          onTouch={choice => onTouch({ ...touched, ...choice })}
          isUpdate={form.type !== '' && codeOfType(codes, form.type) !== undefined}
          isSecond={isFolded}
          canGenerate={world !== undefined && hasProfile && !isBeyond}
          isBeyond={isBeyond}
          isBusy={isBusy}
          onGenerate={generate}
        />
      </Card>
      {!hasProfile ? (
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
          {isShown ? (
            <p className="text-soft">{preview.shown}</p>
          ) : world ? (
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
