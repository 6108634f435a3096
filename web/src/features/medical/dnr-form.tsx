import { useId } from 'react'
import {
  DNR_LABELS,
  DNR_STATUSES,
  needsDocument,
  type Profile,
  type Row,
  withDocumentCleared,
} from 'sync-protocol/medical'
import { perLanguage } from '../../i18n/define-texts'
import { phrase } from '../../i18n/phrase'
import { Notice } from '../../ui/notice'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { PartForm } from './part-form'
import { saveProfile } from './profile-actions'
import { medicalTexts } from './texts'
import { useRecordForm } from './use-record-form'

const { resuscitation: texts } = medicalTexts

export const DNR_DRAFT = 'dnr'

type DnrField = FieldSpec<'dnrStatus' | 'dnrDocumentUrl' | 'dnrDocumentName'>

const fieldsOf = perLanguage(() => {
  const status: DnrField = {
    name: 'dnrStatus',
    label: texts.status,
    kind: 'choice',
    isRequired: true,
    choices: DNR_STATUSES.map(value => ({ value, label: phrase(DNR_LABELS[value]) })),
  }
  const document: DnrField = {
    name: 'dnrDocumentUrl',
    label: texts.document,
    kind: 'document',
    isRequired: true,
    nameField: 'dnrDocumentName',
    help: texts.documentHelp,
  }
  const name: DnrField = { name: 'dnrDocumentName', label: texts.documentName, kind: 'line' }
  return { status, document, name }
})

/** DNR and POLST require a document, and any other status removes it (see `withDocumentCleared`). */
export function DnrForm(props: { profile: Row<Profile> | undefined; takesFocus: boolean }) {
  const { profile, takesFocus } = props
  const reasonId = useId()
  const asked = fieldsOf()
  const fields = Object.values(asked)
  const form = useRecordForm({
    draftName: DNR_DRAFT,
    fields,
    stored: profile,
    save: changed => {
      const dnrStatus = form.textOf('dnrStatus')
      return saveProfile(profile, withDocumentCleared({ ...changed, dnrStatus }), fields)
    },
  })
  const status = form.textOf('dnrStatus')
  const wantsDocument = needsDocument(status)
  const lacksDocument = wantsDocument && form.textOf('dnrDocumentUrl') === ''

  return (
    <PartForm
      label={texts.form}
      form={form}
      save={texts.save}
      isHeldBack={status === '' || lacksDocument}
      heldBackBy={lacksDocument ? reasonId : undefined}
    >
      <FieldControl field={asked.status} form={form} autoFocus={takesFocus} />
      {wantsDocument && <FieldControl field={asked.document} form={form} />}
      {lacksDocument && (
        <div id={reasonId}>
          <Notice tone="warn" announce="status">
            {texts.needsDocument}
          </Notice>
        </div>
      )}
    </PartForm>
  )
}
