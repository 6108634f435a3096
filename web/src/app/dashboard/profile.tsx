import { ProfileTab } from '../../features/account/profile-tab'
import { BackupCard } from '../../features/backup/backup-card'
import { ThisDeviceCard } from '../../features/install/this-device-card'

/** The profile with what other features lend to it. */
export function Profile() {
  return (
    <ProfileTab
      device={
        <>
          <BackupCard />
          <ThisDeviceCard />
        </>
      }
    />
  )
}
