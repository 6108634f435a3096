import { credentialsAnswerSchema } from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'

/** How the account can be opened. */
export const useCredentials = () => ({
  ...useAnswer('/api/auth/credentials', credentialsAnswerSchema),
  connection: useConnection(),
})
