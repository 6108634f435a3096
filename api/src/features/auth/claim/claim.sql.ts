import type { Tx } from '../../../db/database'

type Login = { emailHash: Buffer; sealed: Buffer; passwordHash: string | null; language: string }

export const giveLogin = (
  tx: Tx,
  id: string,
  { emailHash, sealed, passwordHash, language }: Login,
) =>
  tx`
    update users set kind = 'person', email_hash = ${emailHash}, sealed_email = ${sealed},
      password_hash = ${passwordHash}, language = ${language}
    where id = ${id}`
