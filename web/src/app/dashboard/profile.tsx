import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  dashboardPath,
  type ProfilePage,
  profilePages,
  profilePath,
  securityPages,
} from '../../addresses/paths'
import { AccountForm } from '../../features/account/account-form'
import { DataPage } from '../../features/account/data-page'
import { DevicesCard } from '../../features/account/devices-card'
import { EmailCard } from '../../features/account/email-card'
import { PasskeysCard } from '../../features/account/passkeys-card'
import { PasswordCard } from '../../features/account/password-card'
import { ProfileMenu, ProfileTab } from '../../features/account/profile-tab'
import { RecoveryCodesCard } from '../../features/account/recovery-codes-card'
import { SecurityMenu, SecurityRows } from '../../features/account/security-rows'
import { accountTexts } from '../../features/account/texts'
import { BackupCard } from '../../features/backup/backup-card'
import { SaveBackupButton } from '../../features/backup/save-backup-button'
import { ThisDeviceCard } from '../../features/install/this-device-card'
import { useLanguage } from '../../i18n/use-language'
import { late } from '../../loading/late'
import { useLateScript } from '../../loading/use-late-script'
import { useIsOthers } from '../../people/profiles'
import { useAccount, useIsLocal } from '../../people/session'
import { peopleTexts } from '../../people/texts'
import { Card } from '../../ui/card'
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
  const isLocal = useIsLocal()
  const isOthers = useIsOthers()
  const ofSecurity = isLocal ? undefined : securityPages.find(each => each === page)
  return (
    <div>
      <title>{pageTitle(peopleTexts.profilePages[page])}</title>
      <PageHeader
        title={peopleTexts.profilePages[page]}
        back={
          ofSecurity
            ? { to: profilePath('security'), label: peopleTexts.profilePages.security }
            : { to: dashboardPath('profile'), label: accountTexts.back }
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        {!isOthers && (
          <div className="hidden wide:block">
            {ofSecurity ? <SecurityMenu current={ofSecurity} /> : <ProfileMenu current={page} />}
          </div>
        )}
        <div className="grid grid-cols-1 gap-6">{CONTENTS[page]}</div>
      </div>
    </div>
  )
}

const CONTENTS: Readonly<Record<ProfilePage, ReactNode>> = {
  account: <Account />,
  security: <SecurityRows />,
  phone: <ThisPhone />,
  clinic: <Clinic />,
  data: <DataPage />,
  password: <Password />,
  passkeys: <PasskeysCard />,
  recovery: <RecoveryCodesCard />,
  devices: <DevicesCard />,
  lock: <Lock />,
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

function Password() {
  const user = useAccount()
  return user && <PasswordCard email={user.email} />
}

function Lock() {
  const lock = useLateScript(loadLock)
  if (lock === 'missing') return <NotHere />
  return lock ? <lock.LockCard /> : <Skeleton block />
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
