import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dashboardPath, type ProfilePage, paths, profilePages } from '../../addresses/paths'
import { AccountForm } from '../../features/account/account-form'
import { DataPage } from '../../features/account/data-page'
import { EmailCard } from '../../features/account/email-card'
import { ProfileTab } from '../../features/account/profile-tab'
import { SecurityCards } from '../../features/account/security-cards'
import { accountTexts } from '../../features/account/texts'
import { BackupCard } from '../../features/backup/backup-card'
import { SaveBackupButton } from '../../features/backup/save-backup-button'
import { ThisDeviceCard } from '../../features/install/this-device-card'
import { useLanguage } from '../../i18n/use-language'
import { late } from '../../loading/late'
import { useLateScript } from '../../loading/use-late-script'
import { useIsOthers } from '../../people/profiles'
import { useAccount } from '../../people/session'
import { peopleTexts } from '../../people/texts'
import { Card } from '../../ui/card'
import { LinkList } from '../../ui/link-list'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { TaggedText } from '../../ui/tagged-text'
import { LanguageControl } from '../language-control'
import { languageTexts as texts } from '../language-texts'

const NotHere = () => <Notice tone="info">{accountTexts.notHere}</Notice>

const OthersProfile = late(() =>
  import('../../features/family/others-profile').then(
    ({ OthersProfile }) => OthersProfile,
    () => NotHere,
  ),
)

const loadLock = () => import('../../features/lock/lock-card')
const loadClinic = () => import('../../features/clinic/clinic-card')

export function Profile() {
  const [params] = useSearchParams()
  const isOthers = useIsOthers()
  const asked = params.get('page') ?? ''
  const page = isProfilePage(asked) && (!isOthers || asked in OTHERS_PAGES) ? asked : undefined
  if (page) return <Page page={page} />
  if (!isOthers) return <ProfileTab language={<LanguageCard />} />
  return (
    <Suspense fallback={<Skeleton block />}>
      <OthersProfile />
    </Suspense>
  )
}

const isProfilePage = (text: string): text is ProfilePage =>
  profilePages.some(page => page === text)

const OTHERS_PAGES = { phone: true, clinic: true }

function Page({ page }: { page: ProfilePage }) {
  return (
    <>
      <title>{pageTitle(peopleTexts.profilePages[page])}</title>
      <PageHeader
        title={peopleTexts.profilePages[page]}
        back={{ to: dashboardPath('profile'), label: accountTexts.back }}
      />
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">{CONTENTS[page]}</div>
    </>
  )
}

const CONTENTS: Readonly<Record<ProfilePage, ReactNode>> = {
  account: <Account />,
  security: <Security />,
  family: <Family />,
  phone: <ThisPhone />,
  clinic: <Clinic />,
  data: <DataPage />,
}

function Account() {
  const user = useAccount()
  if (!user) return null
  return (
    <>
      <AccountForm user={user} />
      <EmailCard user={user} />
    </>
  )
}

function Security() {
  const user = useAccount()
  return (
    <>
      {user && <SecurityCards user={user} />}
      <Lock />
    </>
  )
}

function Lock() {
  const lock = useLateScript(loadLock)
  if (lock === 'missing') return <NotHere />
  return lock ? <lock.LockCard /> : <Skeleton block />
}

function Family() {
  const { rows, family, familyDetail, alerts, alertsDetail } = accountTexts.family
  return (
    <LinkList
      label={rows}
      rows={[
        { to: paths.family, title: family, detail: familyDetail, icon: 'people' },
        { to: paths.alerts, title: alerts, detail: alertsDetail, icon: 'bell' },
      ]}
    />
  )
}

function ThisPhone() {
  const isOthers = useIsOthers()
  return (
    <>
      <BackupCard />
      {/* It grows once the browser has answered, so nothing is below it. */}
      {!isOthers && <ThisDeviceCard saveBackup={<SaveBackupButton />} />}
    </>
  )
}

function Clinic() {
  const clinic = useLateScript(loadClinic)
  if (clinic === 'missing') return <NotHere />
  return clinic ? <clinic.ClinicCard /> : <Skeleton block />
}

function LanguageCard() {
  const language = useLanguage()
  return (
    <Card title={texts.label} lead={texts.lead}>
      <div className="grid justify-items-start gap-3">
        <LanguageControl />
        {language !== 'en' && (
          <p className="max-w-text text-soft">
            <TaggedText
              text={texts.unchecked}
              tags={{ write: words => <a href={`mailto:${contactAddress}`}>{words}</a> }}
            />
          </p>
        )}
      </div>
    </Card>
  )
}
