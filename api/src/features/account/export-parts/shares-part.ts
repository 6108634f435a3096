import type { Services } from '../../../deps'
import type { ExportPart } from '../../../records/export-part'
import { openShareDetails } from '../../../records/shares/share-details'
import { createShareLog } from '../../../records/shares/share-log'
import { selectShares } from '../../../records/shares/shares.sql'

/** Leaves out the links themselves, because they open the record. */
export const sharesPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'healthLinks',
  tables: ['shares', 'share_directory', 'share_requests'],
  async read(tx, userId) {
    const shares = await selectShares(tx, userId)
    if (shares.length === 0) return []
    const key = await keyring.userKey(tx, userId)
    const requests = await createShareLog(keyring).readAll(tx, userId)
    return shares.map(({ id, kind, createdAt, endsAt, passcodeHash, sealed }) => {
      const { level, label } = openShareDetails(key, { userId, id }, sealed)
      const hasPasscode = passcodeHash !== null
      return {
        ...{ kind, level, label, createdAt, endsAt, hasPasscode },
        requests: requests.get(id) ?? [],
      }
    })
  },
})
