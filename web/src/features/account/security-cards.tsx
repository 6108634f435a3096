import { credentialsAnswerSchema } from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import type { SessionUser } from '../../people/session'
import { DevicesCard } from './devices-card'
import { PasskeysCard } from './passkeys-card'
import { PasswordCard } from './password-card'
import { RecoveryCodesCard } from './recovery-codes-card'

export function SecurityCards({ user }: { user: SessionUser }) {
  const connection = useConnection()
  const { answer, reload } = useAnswer('/api/auth/credentials', credentialsAnswerSchema)
  const shared = { answer, reload, connection }
  return (
    <>
      <PasswordCard {...shared} email={user.email} />
      <PasskeysCard {...shared} />
      <RecoveryCodesCard {...shared} />
      <DevicesCard connection={connection} />
    </>
  )
}
