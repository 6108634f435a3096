import { withDatabase } from '../../db/storage'
import type { Device } from '../../sync'

export const addLockProof = ({ db }: Pick<Device, 'db'>, proof: string): Promise<unknown> =>
  withDatabase(db, () =>
    db.meta
      .where('key')
      .equals('sync')
      .modify(meta => {
        meta.lockProofs = [...new Set([...meta.lockProofs, proof])]
      }),
  )
