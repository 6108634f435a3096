import { type ReactNode, Suspense } from 'react'
import { ProfileTab } from '../../features/account/profile-tab'
import { BackupCard } from '../../features/backup/backup-card'
import { SaveBackupButton } from '../../features/backup/save-backup-button'
import { ThisDeviceCard } from '../../features/install/this-device-card'
import { useLateScript } from '../../http/use-late-script'
import { useIsOthers } from '../../stores/profiles'
import { late } from '../../ui/late'
import { Skeleton } from '../../ui/skeleton'
import { NeedsServer } from '../needs-server'

/** Of another person's record there is no account to show. */
const OthersProfile = late(() =>
  import('../../features/family/others-profile').then(
    ({ OthersProfile }) => OthersProfile,
    () => NotHere,
  ),
)

/** They come to the phone once there is a record (dev/build/chunk-file.ts): there is nothing to lock before. */
const loadLock = () => import('../../features/lock/lock-card')
const loadClinic = () => import('../../features/clinic/clinic-card')

function Lock() {
  const lock = useLateScript(loadLock)
  if (lock === 'missing') return null
  return lock ? <lock.LockCard /> : <Skeleton block />
}

function Clinic() {
  const clinic = useLateScript(loadClinic)
  return typeof clinic === 'object' ? <clinic.ClinicCard /> : null
}

const NotHere = (_: { backup: ReactNode; clinic: ReactNode }) => <NeedsServer />

/** The profile with what other features lend to it. */
export function Profile() {
  const isOthers = useIsOthers()
  // The last: what comes late moves nothing.
  const clinic = <Clinic />
  if (isOthers) {
    return (
      <Suspense fallback={<Skeleton block />}>
        <OthersProfile backup={<BackupCard />} clinic={clinic} />
      </Suspense>
    )
  }
  return (
    <ProfileTab
      device={
        <>
          <Lock />
          <BackupCard />
          <ThisDeviceCard saveBackup={<SaveBackupButton />} />
          {clinic}
        </>
      }
    />
  )
}
