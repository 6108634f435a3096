import type { CredentialsAnswer } from 'sync-protocol/rest'
import type { Connection } from '../../http/use-connection'
import type { Answer } from './use-answer'

/** What each card about signing in is given. */
export interface CredentialsProps {
  answer: Answer<CredentialsAnswer>
  reload: () => Promise<void>
  connection: Connection
}
