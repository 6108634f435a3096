import {
  DNR_LABELS,
  type EmergencyPlan,
  needsDocument,
  type Profile,
  type Row,
  refusesResuscitation,
} from 'sync-protocol/medical'
import { profileFieldsOn } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import type { RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StatusPill } from '../../ui/status-pill'
import { DNR_DRAFT, DnrForm } from './dnr-form'
import { openFile } from './files/open-file'
import { ProfilePartCard } from './profile-part-card'
import { medicalTexts } from './texts'

const { resuscitation: texts } = medicalTexts

interface DnrCardProps {
  profile: RowOf<'profile'> | undefined
  plans: readonly EmergencyPlan[]
}

export function DnrCard({ profile, plans }: DnrCardProps) {
  const isContradicted = profile?.dnrStatus === 'None' && plans.some(refusesResuscitation)
  return (
    <ProfilePartCard
      id="dnr"
      texts={texts}
      draftName={DNR_DRAFT}
      profile={profile}
      fields={profileFieldsOn('dnr')}
      filled={
        profile?.dnrStatus ? (
          <>
            <FilledIn profile={profile} />
            {isContradicted && <p className="mt-3 text-warn">{texts.contradiction}</p>}
          </>
        ) : null
      }
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
          <StatusPill tone="danger">{phrase(DNR_LABELS[dnrStatus])}</StatusPill>
        ) : (
          phrase(DNR_LABELS[dnrStatus])
        )}
        {conflicts?.dnrStatus && (
          <StatusPill tone="warn">{medicalTexts.forms.conflictMark}</StatusPill>
        )}
      </p>
      {dnrDocumentUrl && (
        <>
          <p className="flex min-w-0 items-center gap-2 text-soft">
            <Icon name="document" size={20} />
            <span className="min-w-0 wrap-anywhere">
              {dnrDocumentName || texts.unnamedDocument}
            </span>
          </p>
          <Button
            icon={<Icon name="external" size={20} />}
            onClick={() => openFile(dnrDocumentUrl, dnrDocumentName)}
          >
            {texts.view}
          </Button>
        </>
      )}
    </div>
  )
}
