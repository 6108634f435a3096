/** Every guardian is notified of a hand-over that waits, and can stop it (features/auth/claim). */
import { may, type Role } from 'sync-protocol/family'
import { setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import {
  deleteHandOver,
  handOverWaitFrom,
  readEffectOfHandOver,
} from '../../records/family/hand-overs'
import { notifyGuardians } from '../../records/family/notify-profiles'
import { delayHandOver } from '../../records/family/people.sql'

/** Call it when an account has become a guardian. */
export async function notifyNewGuardian(
  tx: Tx,
  { notices }: Services,
  id: string,
  { memberId, role }: { memberId: string; role: Role },
): Promise<void> {
  if (!may(role, 'handOver')) return
  const takesEffectAt = await readEffectOfHandOver(tx, id)
  if (!takesEffectAt) return
  await setRlsUser(tx, memberId)
  await notices.put(tx, memberId, { kind: 'hand_over_asked', profileId: id, takesEffectAt })
  await setRlsUser(tx, id)
}

/**
 * Call it when a guardian loses the role or gets an earlier end. Otherwise a guardian could remove all who could
 * stop a hand-over, before or after asking for it. Guardians who leave by themselves stop only what they asked
 * for.
 */
export async function guardLostGuardian(
  tx: Tx,
  services: Services,
  id: string,
  { memberId, byId }: { memberId: string; byId: string },
): Promise<void> {
  const isByOther = memberId !== byId
  if (isByOther) await delayHandOver(tx, id, handOverWaitFrom(services.now()))
  if (!(await deleteHandOver(tx, id, isByOther ? undefined : memberId))) return
  await notifyGuardians(tx, services, id, { kind: 'hand_over_stopped', profileId: id })
}
