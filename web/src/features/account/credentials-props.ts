import type { CredentialsAnswer } from 'sync-protocol/rest'
import type { Answer } from '../../http/use-answer'
import type { Connection } from '../../http/use-connection'

export interface CredentialsProps {
  answer: Answer<CredentialsAnswer>
  reload: () => Promise<void>
  connection: Connection
}
