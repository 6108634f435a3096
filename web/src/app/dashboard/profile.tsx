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

const OthersProfile = late(() =>
  import('../../features/family/others-profile').then(
    ({ OthersProfile }) => OthersProfile,
    () => NotHere,
  ),
)

/** Stored once there is a record (dev/build/chunk-file.ts), because before that nothing can be locked. */
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

export function Profile() {
  const isOthers = useIsOthers()
  // This comes last, because it loads late and must not move other content.
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
