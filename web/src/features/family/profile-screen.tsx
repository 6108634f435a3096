import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { may } from 'sync-protocol/family'
import { type ProfileOfAnswer, profilesAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { describeHttpFailure } from '../../http/failure-words'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { recordWords, showProfile } from '../../people/profiles'
import { Button } from '../../ui/button'
import { LinkList } from '../../ui/link-list'
import { Main } from '../../ui/main'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { EndCards } from './end-cards'
import { HandOverCard } from './hand-over-card'
import { InvitationsCard } from './invitations-card'
import { LabelCard } from './label-card'
import { MembersCard } from './members-card'
import { useMyProfiles } from './own-profile'
import { familyOnlineTexts } from './texts-online'

const texts = familyOnlineTexts.members

export function ProfileScreen() {
  const { profileId } = useParams()
  const navigate = useNavigate()
  const noted = useMyProfiles().find(({ id }) => id === profileId)
  const connection = useConnection()
  const { answer, reload } = useAnswer('/api/profiles', profilesAnswerSchema)
  const profile = answer.value?.find(({ id }) => id === profileId)
  if (!noted) return <Navigate to={paths.family} replace />

  const whose = recordWords(noted)
  const onLeft = () => navigate(paths.family)
  return (
    <Main>
      {/* Browsers keep titles in their history, so this one has no name. */}
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={whose} lead={texts.lead} back={{ to: paths.family, label: texts.back }} />
      <div className="grid grid-cols-1 gap-6">
        {answer.status === 'asking' && <Skeleton block />}
        {answer.status === 'failed' && (
          <Notice
            tone="warn"
            announce="status"
            action={<Button onClick={reload}>{texts.tryAgain}</Button>}
          >
            {describeHttpFailure(answer.failure)}
          </Notice>
        )}
        {answer.status === 'known' && !profile && (
          <Notice tone="info" title={texts.unsent}>
            {texts.unsentText}
          </Notice>
        )}
        <NeedsConnection connection={connection} because={texts.needsConnection}>
          {profile && <Cards {...{ profile, reload, onLeft }} />}
        </NeedsConnection>
      </div>
    </Main>
  )
}

interface CardsProps {
  profile: ProfileOfAnswer
  reload: () => Promise<void>
  onLeft: () => void
}

function Cards({ profile, reload, onLeft }: CardsProps) {
  const { role, kind } = profile
  const mayInvite = may(role, 'members')
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <MembersCard profile={profile} onChanged={reload} />
        {mayInvite && <InvitationsCard profile={profile} onChanged={reload} />}
        {may(role, 'alerts') && (
          <LinkList
            label={texts.alerts}
            rows={[
              {
                ...{ to: paths.alerts, title: texts.alerts, icon: 'bell' },
                // Alerts belong to the shown record, so this switches first.
                onClick: () => showProfile(profile.id),
              },
            ]}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-6">
        {role !== 'person' && <LabelCard profile={profile} onChanged={reload} />}
        {kind === 'managed' && may(role, 'handOver') && (
          <HandOverCard profile={profile} onDone={reload} />
        )}
        {role !== 'person' && <EndCards profile={profile} onLeft={onLeft} />}
      </div>
    </div>
  )
}
