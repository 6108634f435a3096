import { useId } from 'react'
import {
  DNR_LABELS,
  DNR_STATUSES,
  needsDocument,
  type Profile,
  type Row,
  withDocumentCleared,
} from 'sync-protocol/medical'
import { Notice } from '../../ui/notice'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { PartForm } from './part-form'
import { saveProfile } from './profile-actions'
import { useRecordForm } from './use-record-form'

export const DNR_DRAFT = 'dnr'

type DnrField = FieldSpec<'dnrStatus' | 'dnrDocumentUrl' | 'dnrDocumentName'>

const STATUS: DnrField = {
  name: 'dnrStatus',
  label: 'Status',
  kind: 'choice',
  isRequired: true,
  choices: DNR_STATUSES.map(value => ({ value, label: DNR_LABELS[value] })),
}
const DOCUMENT: DnrField = {
  name: 'dnrDocumentUrl',
  label: 'Signed document',
  kind: 'document',
  isRequired: true,
  nameField: 'dnrDocumentName',
  help: 'PDF, JPG, PNG or Word, at most 10 MB. It opens on this device without a connection.',
}
const NAME: DnrField = { name: 'dnrDocumentName', label: 'Document name', kind: 'line' }
const FIELDS = [STATUS, DOCUMENT, NAME]

/** DNR and POLST require a document, and any other status removes it (see `withDocumentCleared`). */
export function DnrForm(props: { profile: Row<Profile> | undefined; takesFocus: boolean }) {
  const { profile, takesFocus } = props
  const reasonId = useId()
  const form = useRecordForm({
    draftName: DNR_DRAFT,
    fields: FIELDS,
    stored: profile,
    save: changed => {
      const dnrStatus = form.textOf('dnrStatus')
      return saveProfile(profile, withDocumentCleared({ ...changed, dnrStatus }), FIELDS)
    },
  })
  const status = form.textOf('dnrStatus')
  const wantsDocument = needsDocument(status)
  const lacksDocument = wantsDocument && form.textOf('dnrDocumentUrl') === ''

  return (
    <PartForm
      label="DNR"
      form={form}
      save="Save DNR status"
      isHeldBack={status === '' || lacksDocument}
      heldBackBy={lacksDocument ? reasonId : undefined}
    >
      <FieldControl field={STATUS} form={form} autoFocus={takesFocus} />
      {wantsDocument && <FieldControl field={DOCUMENT} form={form} />}
      {lacksDocument && (
        <div id={reasonId}>
          <Notice tone="warn" announce="status">
            Please upload a document for DNR or POLST status
          </Notice>
        </div>
      )}
    </PartForm>
  )
}
