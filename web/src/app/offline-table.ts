/**
 * Modules that a phone does not store with the app, with the name of a part. A key is the end of a path. The
 * build adds what only these modules need. The part `online` is never stored, because without the server its
 * modules do nothing. Other parts are stored once the phone has a record, or at the first use
 * (sw/wanted-files.ts).
 */
import { authOffline } from '../features/auth/offline'
import { checkoutOffline } from '../features/checkout/offline'
import { clinicOffline } from '../features/clinic/offline'
import { familyOffline } from '../features/family/offline'
import { lockOffline } from '../features/lock/offline'
import { medicalOffline } from '../features/medical/offline'
import { printOffline } from '../features/print/offline'
import { scanOffline } from '../features/scan/offline'
import { ROUTE_TABLE } from './route-table'

const features: Readonly<Record<string, string>> = {
  ...authOffline,
  ...checkoutOffline,
  ...clinicOffline,
  ...familyOffline,
  ...lockOffline,
  ...medicalOffline,
  ...printOffline,
  ...scanOffline,
  'app/start/bring-notice': 'online',
}
const onlineScreens = Object.values(ROUTE_TABLE)
  .filter(({ screen, isOnlineOnly }) => isOnlineOnly && !(screen in features))
  .map(({ screen }) => [screen, 'online'])

export const OFFLINE_TABLE: Readonly<Record<string, string>> = {
  ...features,
  ...Object.fromEntries(onlineScreens),
}
