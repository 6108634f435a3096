/** Only the sender reads the addresses of an account's browsers. */

import { ECDH } from 'node:crypto'
import { ALERT_LIMITS } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { PushTarget } from '../adapters/push/push'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { sealJson, unsealJson } from '../db/seal'

const deviceSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

type Device = { id: string; target: PushTarget }
type NewDevice = { id: string; at: Date; sessionId: string; target: PushTarget }

/** A known browser keeps its row. The transaction is within the account. */
export async function keepDevice(
  tx: Tx,
  keyring: Keyring,
  userId: string,
  { id, at, sessionId, target }: NewDevice,
): Promise<string> {
  const hash = keyring.lookupHash('alert_device', target.endpoint)
  const [known] = await tx<{ id: string }[]>`
    select id from alert_devices where user_id = ${userId} and endpoint_hash = ${hash}`
  const own = known?.id ?? id
  const sealed = sealJson(await keyring.userKey(tx, userId), placeOf(userId, own), target)
  const [kept] = await tx<{ id: string }[]>`
    insert into alert_devices (user_id, id, endpoint_hash, created_at, session_id, sealed)
    values (${userId}, ${own}, ${hash}, ${at}, ${sessionId}, ${sealed})
    on conflict (user_id, endpoint_hash) do update
    set created_at = excluded.created_at, session_id = excluded.session_id,
      sealed = case when alert_devices.id = excluded.id then excluded.sealed else alert_devices.sealed end
    returning id`
  await tx`
    delete from alert_devices where user_id = ${userId} and id in (
      select id from alert_devices where user_id = ${userId}
      order by created_at desc, id desc offset ${ALERT_LIMITS.devices})`
  return kept?.id ?? own
}

/** Browsers whose session has not ended, within the account. */
export async function readDevices(
  tx: Tx,
  keyring: Keyring,
  userId: string,
  now: Date,
): Promise<Device[]> {
  const rows = await tx<{ id: string; sealed: Buffer }[]>`
    select device.id, device.sealed
    from alert_devices device
    join sessions on sessions.user_id = ${userId} and sessions.id = device.session_id
    where device.user_id = ${userId} and sessions.expires_at > ${now}
    order by device.created_at desc, device.id desc`
  if (rows.length === 0) return []
  const key = await keyring.userKey(tx, userId)
  return rows.map(({ id, sealed }) => ({
    id,
    target: deviceSchema.parse(unsealJson(key, placeOf(userId, id), sealed)),
  }))
}

export async function forgetDevice(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx`
    delete from alert_devices where user_id = ${userId} and id = ${id} returning id`
  return gone.length > 0
}

const placeOf = (userId: string, id: string) => ({
  ...{ table: 'alert_devices', collection: '', id, userId },
})

type Subscription = { endpoint: string; keys: { p256dh: string } }

const UNCOMPRESSED = 4

/** The endpoint must be a valid URL, and `p256dh` an uncompressed point of P-256. */
export const isPushSubscription = ({ endpoint, keys }: Subscription): boolean =>
  /^[\x21-\x7e]+$/.test(endpoint) && URL.canParse(endpoint) && isPoint(keys.p256dh)

/** The library would throw for an invalid key only when a message is sent. */
function isPoint(p256dh: string): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url')
    ECDH.convertKey(point, 'prime256v1')
    return point[0] === UNCOMPRESSED
  } catch {
    return false
  }
}
