import type { Tx } from '../../../db/database'

type Login = { emailHash: Buffer; sealed: Buffer; passwordHash: string | null }

export const giveLogin = (tx: Tx, id: string, { emailHash, sealed, passwordHash }: Login) =>
  tx`
    update users set kind = 'person', email_hash = ${emailHash}, sealed_email = ${sealed},
      password_hash = ${passwordHash}
    where id = ${id}`
