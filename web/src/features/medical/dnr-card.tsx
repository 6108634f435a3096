import { DNR_LABELS, needsDocument, type Profile, type Row } from 'sync-protocol/medical'
import { profileFieldsOn } from '../../addresses/paths'
import type { RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StatusPill } from '../../ui/status-pill'
import { DNR_DRAFT, DnrForm } from './dnr-form'
import { openFile } from './files/open-file'
import { ProfilePartCard } from './profile-part-card'

export function DnrCard({ profile }: { profile: RowOf<'profile'> | undefined }) {
  return (
    <ProfilePartCard
      id="dnr"
      title="DNR Status"
      noun="a DNR status"
      draftName={DNR_DRAFT}
      profile={profile}
      add="Set DNR"
      edit="Edit"
      clear="Clear DNR status"
      fields={profileFieldsOn('dnr')}
      empty="No DNR status recorded yet."
      filled={profile?.dnrStatus ? <FilledIn profile={profile} /> : null}
      form={takesFocus => <DnrForm profile={profile} takesFocus={takesFocus} />}
    />
  )
}

function FilledIn({ profile }: { profile: Row<Profile> }) {
  const { dnrStatus, dnrDocumentUrl = '', dnrDocumentName = '', conflicts } = profile
  if (!dnrStatus) return null
  return (
    <div className="grid justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {needsDocument(dnrStatus) ? (
          <StatusPill tone="danger">{DNR_LABELS[dnrStatus]}</StatusPill>
        ) : (
          DNR_LABELS[dnrStatus]
        )}
        {conflicts?.dnrStatus && <StatusPill tone="warn">Please check</StatusPill>}
      </p>
      {dnrDocumentUrl && (
        <>
          <p className="flex min-w-0 items-center gap-2 text-soft">
            <Icon name="document" size={20} />
            <span className="min-w-0 wrap-anywhere">{dnrDocumentName || 'Document'}</span>
          </p>
          <Button
            icon={<Icon name="external" size={20} />}
            onClick={() => openFile(dnrDocumentUrl, dnrDocumentName)}
          >
            View Document
          </Button>
        </>
      )}
    </div>
  )
}
