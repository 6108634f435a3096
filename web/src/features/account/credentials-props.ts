import type { CredentialsAnswer } from 'sync-protocol/rest'
import type { ServerAnswer } from '../../http/use-answer'
import type { Connection } from '../../http/use-connection'

export interface CredentialsProps {
  answer: ServerAnswer<CredentialsAnswer>
  reload: () => Promise<void>
  connection: Connection
}
